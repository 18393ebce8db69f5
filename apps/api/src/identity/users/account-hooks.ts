import type { Actor } from '../../audit/audit-event';
import type { Tx } from '../../platform/db/open-database';
import type { UserRow } from '../accounts/account.queries';

/** What other domains do when an account loses something; each in the transaction of the change. */
type AccountHooks = {
  /** Before an account is deleted, which is locked: takes from it what is assigned to it, and deletes what is its own. */
  onDeletion: (tx: Tx, actor: Actor, account: Pick<UserRow, 'id' | 'name'>) => Promise<void>;
  /** A person may not see the settings any more. */
  onSettingsHidden: (tx: Tx, userId: string) => Promise<void>;
};

let registered: AccountHooks | null = null;

/** Called when the application is built, always with the same functions. */
export function registerAccountHooks(hooks: AccountHooks): void {
  registered = hooks;
}

/** What follows changes of accounts. @throws Error before the application is built, because traces would be left */
export function accountHooks(): AccountHooks {
  if (!registered) throw new Error('No hooks of accounts are registered.');
  return registered;
}
