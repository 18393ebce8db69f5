import { SETTINGS_ROLES } from '@vaglio/access-control';
import { and, eq, inArray } from 'drizzle-orm';
import { isPerson } from '../identity/accounts/account.queries';
import type { Tx } from '../platform/db/open-database';
import { notifications } from '../platform/db/schema/notifications.table';
import { users } from '../platform/db/schema/users.table';

/** Returns the ids of the active people who may open the settings, without service accounts. */
export async function settingsReaders(tx: Tx): Promise<string[]> {
  const readers = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(isPerson, eq(users.account_status, 'active'), inArray(users.role, [...SETTINGS_ROLES])));
  return readers.map(({ id }) => id);
}

/**
 * Deletes a person's notifications about sources and webhooks, including those that wait for a mail. Called when the
 * person may no longer open the settings.
 */
export async function forgetSourceNotices(tx: Tx, userId: string): Promise<void> {
  await tx
    .delete(notifications)
    .where(and(eq(notifications.user_id, userId), inArray(notifications.kind, ['source', 'webhook'])));
}
