import { and, isNull, lt } from 'drizzle-orm';
import { recordEvent, THE_SERVER } from '../audit-event';
import { forgetClaims } from '../claims/forget-claims';
import type { Db } from '../db/open-database';
import { forgetMerges } from '../merges/merged-keys';
import { purgedBefore } from './deletion-days';
import { deletions } from './deletions.table';

/**
 * Empties what was deleted more than 30 days ago: it cannot be restored any more. Any number of processes may do so.
 * @param now milliseconds since 1970
 */
export async function purgeDeletions(db: Db, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    const purged = await tx
      .update(deletions)
      .set({ content: null, company_name: null, purged_at: new Date(now).toISOString() })
      .where(and(isNull(deletions.purged_at), lt(deletions.deleted_at, purgedBefore(now))))
      .returning({ kind: deletions.kind, row_id: deletions.row_id });
    await forgetClaims(
      tx,
      purged.filter(({ kind }) => kind === 'startup').map(({ row_id }) => row_id),
    );
    await forgetMerges(
      tx,
      purged.flatMap(({ kind, row_id }) => (kind === 'startup' ? [row_id] : [])),
    );
    for (const { kind, row_id } of purged)
      await recordEvent(tx, THE_SERVER, {
        action: kind === 'startup' ? 'startup_purged' : 'raw_startup_purged',
        target: { type: kind, id: String(row_id) },
      });
  });
}
