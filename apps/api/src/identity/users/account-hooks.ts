import type { Actor } from '../../audit/audit-event';
import type { Tx } from '../../platform/db/open-database';
import type { UserRow } from '../accounts/account.queries';

/** Work of other domains when an account loses access; each runs in the transaction of the change. */
type AccountHooks = {
  /** Before an account is deleted, which is locked: takes from it what is assigned to it, and deletes what is its own. */
  onDeletion: (tx: Tx, actor: Actor, account: Pick<UserRow, 'id' | 'name'>) => Promise<void>;
  /** After a person has lost access to the settings. */
  onSettingsHidden: (tx: Tx, userId: string) => Promise<void>;
};

let registered: AccountHooks | null = null;

/** Called when the application is built, always with the same functions. */
export function registerAccountHooks(hooks: AccountHooks): void {
  registered = hooks;
}

/** The registered hooks. @throws Error before the application is built, because data of the account would remain */
export function accountHooks(): AccountHooks {
  if (!registered) throw new Error('No hooks of accounts are registered.');
  return registered;
}
