import type { AuditAction } from '@vaglio/access-control';
import { and, eq, inArray, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Db } from '../platform/db/open-database';
import { auditEvents } from '../platform/db/schema/audit-events.table';
import { users } from '../platform/db/schema/users.table';

/** With which an account is gone; their events keep its name. */
const DELETIONS: readonly AuditAction[] = ['user_deleted', 'service_account_deleted'];

/** Whether an event is the deletion of an account. @param action the column of its action */
export const isDeletion = (action: AnyColumn | SQL): SQL =>
  sql`${action} in (${sql.join(
    DELETIONS.map((name) => sql`${name}`),
    sql`, `,
  )})`;

/**
 * The name of a person in the audit trail: the account's current one, or the one in the event of its deletion.
 * @param userId the column that names the person; the query joins `users` on it, from the left
 */
export function nameOrDeletedName(field: 'email' | 'name', userId: AnyColumn | SQL): SQL<string | null> {
  return sql<string | null>`coalesce(${users[field]}, (
    select deletion.before ->> ${field}::text from ${auditEvents} deletion
    where deletion.target_type = 'user' and deletion.target_id = ${userId}::text and ${isDeletion(sql`deletion.action`)} limit 1))`;
}

/** Addresses of deleted accounts, by id; those among `ids` that are not deleted are left out. */
export function emailsOfDeleted(db: Db, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  return db
    .select({
      id: sql<string>`${auditEvents.target_id}`,
      name: sql<string>`${auditEvents.before} ->> 'email'`,
    })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.target_type, 'user'),
        isDeletion(auditEvents.action),
        inArray(auditEvents.target_id, [...ids]),
      ),
    );
}

/** Ids of deleted accounts whose address holds a text, in any case. @param pattern of LIKE */
export function deletedLike(db: Db, pattern: string) {
  return db
    .select({ id: sql<string>`${auditEvents.target_id}::uuid` })
    .from(auditEvents)
    .where(and(isDeletion(auditEvents.action), sql`${auditEvents.before} ->> 'email' ilike ${pattern}`));
}
