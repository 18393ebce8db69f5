import type { AuditAction } from '@vaglio/access-control';
import { and, eq, inArray, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Db } from '../platform/db/open-database';
import { auditEvents } from '../platform/db/schema/audit-events.table';
import { partKeys } from '../platform/text/email-key';
import { users } from '../platform/db/schema/users.table';

/** Actions that delete an account. Their events contain the account name. */
const DELETIONS: readonly AuditAction[] = ['user_deleted', 'service_account_deleted'];

/**
 * Returns an SQL condition that matches events which delete an account.
 * @param action action column of the event
 */
export const isDeletion = (action: AnyColumn | SQL): SQL =>
  sql`${action} in (${sql.join(
    DELETIONS.map((name) => sql`${name}`),
    sql`, `,
  )})`;

/**
 * Returns an SQL expression for the name or email address of a person: the current value in the account, or the value
 * in the deletion event.
 * @param userId column with the person's id; the query must left-join `users` on it
 */
export function nameOrDeletedName(field: 'email' | 'name', userId: AnyColumn | SQL): SQL<string | null> {
  return sql<string | null>`coalesce(${users[field]}, (
    select deletion.before ->> ${field}::text from ${auditEvents} deletion
    where deletion.target_type = 'user' and deletion.target_id = ${userId}::text and ${isDeletion(sql`deletion.action`)} limit 1))`;
}

/** Returns the email addresses of deleted accounts with their ids. Ids of existing accounts are omitted. */
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

/**
 * Returns the ids of deleted accounts whose email address contains a text. The search ignores case and accepts both
 * forms of an internationalised domain.
 */
export function deletedWithEmail(db: Db, text: string) {
  const isInEmail = partKeys(text).map(
    (key) => sql`strpos(lower(${auditEvents.before} ->> 'email'), ${key}) > 0`,
  );
  return db
    .select({ id: sql<string>`${auditEvents.target_id}::uuid` })
    .from(auditEvents)
    .where(and(isDeletion(auditEvents.action), or(...isInEmail)));
}
