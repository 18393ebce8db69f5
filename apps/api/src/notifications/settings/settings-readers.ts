import { SETTINGS_ROLES } from '@vaglio/access-control';
import { and, eq, inArray } from 'drizzle-orm';
import { isPerson } from '../../identity/accounts/account.queries';
import { users } from '../../platform/db/schema/users.table';
import type { Tx } from '../../platform/db/open-database';

/** The ids of the active people who see the settings; a service account is none. */
export async function settingsReaders(tx: Tx): Promise<string[]> {
  const readers = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(isPerson, eq(users.account_status, 'active'), inArray(users.role, [...SETTINGS_ROLES])));
  return readers.map(({ id }) => id);
}
