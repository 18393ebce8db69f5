import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { recordEvent, THE_SERVER } from '../../audit/audit-event';
import { forgetClaims } from '../facts/claims/forget-claims';
import type { Db } from '../../platform/db/open-database';
import { extractions } from '../../platform/db/schema/extractions.table';
import { forgetMerges } from '../merges/forget-merges';
import { articles } from '../../platform/db/schema/articles.table';
import { removeQuotesOfNoRow } from '../facts/evidence/remove-quotes';
import { purgedBefore } from './deletion-days';
import { deletions } from '../../platform/db/schema/deletions.table';

/**
 * Purges the content of rows that were deleted more than 30 days ago, so that they can no longer be restored. Any
 * number of processes may run it at the same time.
 * @param now milliseconds since 1970
 */
export async function purgeDeletions(db: Db, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    const isOld = and(isNull(deletions.purged_at), lt(deletions.deleted_at, purgedBefore(now)));
    const withoutText = await tx
      .selectDistinct({ id: articles.id })
      .from(deletions)
      .innerJoin(extractions, sql`${extractions.id} = (${deletions.content} ->> 'extraction_id')::bigint`)
      .innerJoin(articles, eq(articles.id, extractions.article_id))
      .where(and(isOld, eq(deletions.kind, 'raw_startup'), isNotNull(articles.text_removed_at)));
    // The article text was already removed, and its quotes were only kept for the deleted row.
    await removeQuotesOfNoRow(
      tx,
      withoutText.map(({ id }) => id),
    );
    const purged = await tx
      .update(deletions)
      .set({ content: null, company_name: null, purged_at: new Date(now).toISOString() })
      .where(isOld)
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
