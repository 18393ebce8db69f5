import type { Actor } from '../../audit/audit-event';
import type { Tx } from '../../platform/db/open-database';
import type { UserRow } from '../accounts/account.queries';

/** Functions of other domains that run when an account loses access, in the transaction of the change. */
type AccountHooks = {
  /** Runs before a locked account is deleted. It removes the account's assignments and deletes its own data. */
  onDeletion: (tx: Tx, actor: Actor, account: Pick<UserRow, 'id' | 'name'>) => Promise<void>;
  /** Runs after a person has lost access to the settings. */
  onSettingsHidden: (tx: Tx, userId: string) => Promise<void>;
};

let registered: AccountHooks | null = null;

/** Registers the hooks while the application is built. Every application registers the same hooks. */
export function registerAccountHooks(hooks: AccountHooks): void {
  registered = hooks;
}

/**
 * Returns the registered hooks.
 * @throws Error before the application is built, because data of the account would remain
 */
export function accountHooks(): AccountHooks {
  if (!registered) throw new Error('No hooks of accounts are registered.');
  return registered;
}
