import { and, eq, isNull } from 'drizzle-orm';
import type { Deps } from '../../platform/deps';
import { recordEvent, type Actor } from '../../audit/audit-event';
import { notFound } from '../../platform/http/errors/errors';
import { readRowId } from '../../platform/http/validation/row-id';
import { lockScores } from '../../scoring/rescoring/scoring-lock';
import { deletions } from '../../platform/db/schema/deletions.table';
import type { RestoredRowBody } from './deletions.schemas';
import { restoreRaw } from './restore-raw';
import { restoreStartup } from './restore-startup';

const GONE = 'It can no longer be restored.';

/**
 * Restores a deleted row with its original id.
 * @param id id of the deletion
 * @throws 404 if the row was already restored or purged; 409 if another row has its name or id
 */
export async function restoreRow(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  id: string,
  actor: Actor,
): Promise<RestoredRowBody> {
  const deletionId = readRowId(id, GONE);
  return db.transaction(async (tx) => {
    await lockScores(tx);
    const [deletion] = await tx
      .select()
      .from(deletions)
      .where(and(eq(deletions.id, deletionId), isNull(deletions.purged_at)))
      .for('update');
    if (!deletion) throw notFound(GONE);
    const { kind, row_id, company_name } = deletion;
    if (kind === 'startup') await restoreStartup(tx, deletion, new Date(now()).toISOString());
    else await restoreRaw(tx, deletion);
    await tx.delete(deletions).where(eq(deletions.id, deletionId));
    await recordEvent(tx, actor, {
      action: kind === 'startup' ? 'startup_restored' : 'raw_startup_restored',
      target: { type: kind, id: String(row_id) },
      after: { company_name },
    });
    return { kind, row_id: String(row_id) };
  });
}
