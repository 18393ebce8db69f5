import { and, desc, eq, isNull } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import { nameOrDeletedName } from '../../audit/kept-name';
import type { Db } from '../../platform/db/open-database';
import type { Page } from '../../platform/http/pagination/list-page';
import { isoTimestamp } from '../../platform/time/timestamps';
import { daysLeft, purgeTimeOf } from './deletion-days';
import { deletions } from '../../platform/db/schema/deletions.table';
import type { DeletedRowBody } from './deletions.schemas';

/**
 * Returns a page of the deleted rows that can be restored, latest deletion first.
 * @param now milliseconds since 1970
 */
export async function listDeleted(
  db: Db,
  { limit, offset }: Page,
  now: number,
): Promise<{ items: DeletedRowBody[]; total: number }> {
  const isRestorable = isNull(deletions.purged_at);
  const rows = await db
    .select({ deletion: deletions, deleted_by: nameOrDeletedName('name', deletions.deleted_by) })
    .from(deletions)
    .leftJoin(users, eq(users.id, deletions.deleted_by))
    .where(and(isRestorable))
    .orderBy(desc(deletions.deleted_at), desc(deletions.id))
    .limit(limit)
    .offset(offset);
  const items = rows.map(({ deletion: { id, kind, row_id, company_name, deleted_at }, deleted_by }) => ({
    id: String(id),
    kind,
    row_id: String(row_id),
    company_name: company_name ?? '',
    deleted_at: isoTimestamp(deleted_at),
    deleted_by,
    purged_from: new Date(purgeTimeOf(deleted_at)).toISOString(),
    days_left: daysLeft(deleted_at, now),
  }));
  return { items, total: await db.$count(deletions, isRestorable) };
}
