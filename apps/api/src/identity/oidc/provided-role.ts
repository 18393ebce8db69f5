import { canSeeSettings, type Role } from '@vaglio/access-control';
import type { UserRow } from '../accounts/account.queries';
import { recordEvent, type Actor } from '../../audit/audit-event';
import type { Tx } from '../../platform/db/open-database';
import { update, userOf } from '../users/account-changes';
import { LAST_ADMIN, lockActiveAdmins, type AccountDeps } from '../users/change-account';
import { accountHooks } from '../users/account-hooks';

/**
 * Changes the role of an account to the role from the provider. The rules for changes by administrators apply: other
 * sessions end, and the last admin remains an admin. The audit trail records these changes without an actor.
 * @param owner account, locked after the active admins
 */
export async function giveProvidedRole(
  tx: Tx,
  deps: AccountDeps,
  actor: Actor,
  owner: UserRow,
  role: Role,
): Promise<UserRow> {
  if (owner.role === role) return owner;
  const provider = { ...actor, userId: null };
  const target = userOf(owner);
  const admins = await lockActiveAdmins(tx);
  if (admins.length === 1 && admins[0]?.id === owner.id) {
    const after = { asked: 'setUserRole', role, reason: LAST_ADMIN, how: 'oidc' };
    await recordEvent(tx, provider, { action: 'user_change_refused', target, after });
    return owner;
  }
  const changed = await update(deps, tx, owner, { role }, 'role changed');
  if (!canSeeSettings(role)) await accountHooks().onSettingsHidden(tx, owner.id);
  await recordEvent(tx, provider, {
    action: 'user_role_changed',
    target,
    before: { role: owner.role },
    after: { role, how: 'oidc' },
  });
  return changed;
}
