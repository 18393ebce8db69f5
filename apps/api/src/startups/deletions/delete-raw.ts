import { eq, sql } from 'drizzle-orm';
import type { Deps } from '../../platform/deps';
import { recordEvent } from '../../audit/audit-event';
import { saveRevisions } from '../facts/claims/raw-startup-revisions';
import { notFound, staleVersion } from '../../platform/http/errors/errors';
import { matchesVersion } from '../../platform/http/validation/if-match';
import { readRowId } from '../../platform/http/validation/row-id';
import { RAW_COLUMNS, toRawStartupAnswer } from '../raw/raw-answer';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { deletions } from '../../platform/db/schema/deletions.table';
import type { Deletion } from './delete-startup';

/**
 * Deletes a raw row. Its startup keeps the values that curation took from the row.
 * @throws 404; 412 with the current row if the caller saw another version
 */
export async function deleteRaw(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id, ifMatch, actor }: Deletion,
): Promise<void> {
  const rawId = readRowId(id, 'Row not found');
  await db.transaction(async (tx) => {
    const [raw] = await tx
      .select(RAW_COLUMNS)
      .from(rawStartups)
      .where(eq(rawStartups.id, rawId))
      .for('update');
    if (!raw) throw notFound('Row not found');
    if (!matchesVersion(ifMatch, raw.version)) throw staleVersion(toRawStartupAnswer(raw));
    await tx.insert(deletions).values({
      kind: 'raw_startup',
      row_id: rawId,
      company_name: raw.company_name,
      content: sql`(select to_jsonb(r) from ${rawStartups} r where r.id = ${rawId})`,
      startup_id: raw.startup_id,
      deletion_id: raw.deletion_id,
      deleted_by: actor.userId,
      deleted_at: new Date(now()).toISOString(),
    });
    await saveRevisions(tx, [rawId]);
    await tx.delete(rawStartups).where(eq(rawStartups.id, rawId));
    await recordEvent(tx, actor, {
      action: 'raw_startup_deleted',
      target: { type: 'raw_startup', id: String(rawId) },
      before: { company_name: raw.company_name, external_id: raw.external_id },
    });
  });
}
