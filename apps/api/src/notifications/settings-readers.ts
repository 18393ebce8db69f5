import { SETTINGS_ROLES } from '@vaglio/access-control';
import { and, eq, inArray } from 'drizzle-orm';
import { isPerson } from '../identity/accounts/account.queries';
import type { Tx } from '../platform/db/open-database';
import { notifications } from '../platform/db/schema/notifications.table';
import { users } from '../platform/db/schema/users.table';

/** The ids of the active people who see the settings; a service account is none. */
export async function settingsReaders(tx: Tx): Promise<string[]> {
  const readers = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(isPerson, eq(users.account_status, 'active'), inArray(users.role, [...SETTINGS_ROLES])));
  return readers.map(({ id }) => id);
}

/** Removes what a person was notified of sources and webhooks, mails that wait included: who does not see the settings may not know it. */
export async function forgetSourceNotices(tx: Tx, userId: string): Promise<void> {
  await tx
    .delete(notifications)
    .where(and(eq(notifications.user_id, userId), inArray(notifications.kind, ['source', 'webhook'])));
}
