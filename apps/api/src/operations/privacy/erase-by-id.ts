import { eq } from 'drizzle-orm';
import type { UserRow } from '../../identity/accounts/account.queries';
import { users } from '../../platform/db/schema/users.table';
import { THE_SERVER } from '../../audit/audit-event';
import type { Tx } from '../../platform/db/open-database';
import type { Deps } from '../../platform/deps';
import { isUuid } from '../../platform/text/is-uuid';
import { changeStatus } from '../../identity/users/account-changes';
import { LAST_ADMIN, lockActiveAdmins } from '../../identity/users/change-account';
import { othersFinished } from './end-access';
import { eraseAccount } from './erase-account';

/** Error for an account id when no data names a person with this id. */
export class NobodyNamed extends Error {}

/**
 * Erases a person by account id, for operators. This is needed after a restore, which brings back erased people, and
 * after a mere deletion of the account, when only the audit trail names the person.
 * @throws NobodyNamed when no data names the person; Error with a message for users for an invalid id, a service
 *   account, or the last active admin
 */
export async function eraseById(
  { db, keys, now }: Pick<Deps, 'db' | 'keys' | 'now'>,
  id: string,
  removesNotes: boolean,
): Promise<void> {
  if (!isUuid(id)) throw new Error(`${id} is not the id of an account.`);
  await db.transaction(async (tx) => {
    const admins = await lockActiveAdmins(tx); // locked first, as in every account change
    const account = await lockPerson(tx, id);
    if (!account) return;
    if (admins.length === 1 && admins[0]?.id === account.id) throw new Error(`${id}: ${LAST_ADMIN}`);
    await changeStatus({ now }, tx, THE_SERVER, account, 'disabled');
  });
  await othersFinished(db);
  await db.transaction(async (tx) => {
    const account = await lockPerson(tx, id);
    const isErased = await eraseAccount(tx, keys, THE_SERVER, {
      id: id.toLowerCase(),
      account,
      removesNotes,
    });
    if (!isErased)
      throw new NobodyNamed(`${id}: no account, and no event of the audit trail names the person.`);
  });
}

async function lockPerson(tx: Tx, id: string): Promise<UserRow | undefined> {
  const [account] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  if (account?.kind === 'service') throw new Error(`${id} is a service account, which is no person.`);
  return account;
}
