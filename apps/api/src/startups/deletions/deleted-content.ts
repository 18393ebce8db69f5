import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { deletions } from '../../platform/db/schema/deletions.table';

/**
 * Returns whether a raw row with this content was deleted and can be restored. An article that is extracted again does
 * not create such a row.
 */
export async function isDeletedContent(tx: Tx, contentHash: string): Promise<boolean> {
  const found = await tx.$count(
    deletions,
    and(
      eq(deletions.kind, 'raw_startup'),
      isNull(deletions.purged_at),
      sql`${deletions.content} ->> 'content_hash' = ${contentHash}`,
    ),
  );
  return found > 0;
}
