import { eq, sql } from 'drizzle-orm';
import { canSeeSettings, mayAssign, type Role, type Scope } from '@vaglio/access-control';
import { toTimestamp } from '../../platform/time/timestamps';
import { recordEvent, type Actor } from '../../audit/audit-event';
import { voidOneTimeTokens, voidResetLinks } from '../one-time-tokens/one-time-token';
import { endSessionsOf } from '../sessions/session-store';
import type { Tx } from '../../platform/db/open-database';
import type { Deps } from '../../platform/deps';
import { users } from '../../platform/db/schema/users.table';
import { revokeTokensOf } from '../api-tokens/revoke-tokens';
import { conflict, forbidden } from '../../platform/http/errors/errors';
import { cancelLinks, enqueueMessage } from '../../platform/mail/outbox.queries';
import { changeAccount, type AccountDeps, type Caller, type SeenAccount } from './change-account';
import { toUserAnswer } from './user-answer';
import type { UserRow } from '../accounts/account.queries';
import type { UserBody } from './users.schemas';
import { accountHooks } from './account-hooks';

/**
 * Changes the role of an account.
 * @throws Refusal as changeAccount; 403 for a role that the caller may not grant
 */
export function setRole(deps: AccountDeps, caller: Caller, seen: SeenAccount, role: Role): Promise<UserBody> {
  const request = {
    operation: 'setUserRole',
    ...seen,
    ownText: 'Nobody can change their own role.',
    endsAdmin: role !== 'admin',
    check: () => {
      if (!mayAssign(caller.principal.role, role)) throw forbidden('You may not give this role.');
    },
  } as const;
  return changeAccount(deps, caller, request, async (tx, target) => {
    if (target.role === role) return toUserAnswer(tx, deps, target);
    const changed = await update(deps, tx, target, { role }, 'role changed');
    if (!canSeeSettings(role)) await accountHooks().onSettingsHidden(tx, target.id);
    await recordEvent(tx, caller.actor, {
      action: 'user_role_changed',
      target: userOf(target),
      before: { role: target.role },
      after: { role },
    });
    return toUserAnswer(tx, deps, changed);
  });
}

/**
 * Disables or enables an account. Disabling voids links and temporary tokens. API tokens are also revoked unless they
 * are kept.
 */
export function setStatus(
  deps: AccountDeps,
  caller: Caller,
  seen: SeenAccount,
  accountStatus: 'active' | 'disabled',
  keepsTokens = false,
): Promise<UserBody> {
  const request = {
    operation: 'setUserStatus',
    ...seen,
    ownText: 'Nobody can disable or enable themselves.',
    endsAdmin: accountStatus === 'disabled',
  } as const;
  return changeAccount(deps, caller, request, async (tx, target) =>
    toUserAnswer(tx, deps, await changeStatus(deps, tx, caller.actor, target, accountStatus, keepsTokens)),
  );
}

/** Changes the status of a locked account. An equal status has no effect. */
export async function changeStatus(
  deps: Pick<Deps, 'now'>,
  tx: Tx,
  actor: Actor,
  target: UserRow,
  accountStatus: 'active' | 'disabled',
  keepsTokens = false,
): Promise<UserRow> {
  if (target.account_status === accountStatus) return target;
  const isInvited = accountStatus === 'disabled' && target.invited_until !== null;
  // The invitation link is void from now on, even if the account is enabled again.
  const ended = isInvited ? { invited_until: toTimestamp(deps.now()) } : {};
  const change = { account_status: accountStatus, ...ended };
  const changed = await update(deps, tx, target, change, 'status changed');
  await voidOneTimeTokens(tx, target.id, deps.now());
  await cancelLinks(tx, target.id);
  await recordEvent(tx, actor, {
    action: 'user_status_changed',
    target: userOf(target),
    before: { accountStatus: target.account_status },
    after: { accountStatus },
  });
  if (accountStatus === 'disabled' && !keepsTokens)
    await revokeTokensOf(tx, target.id, { actor, because: 'account disabled', nowMs: deps.now() });
  return changed;
}

/** Replaces the scopes that are granted in addition to the role. The permission table restricts this to admins. */
export function setScopes(
  deps: AccountDeps,
  caller: Caller,
  seen: SeenAccount,
  scopes: readonly Scope[],
): Promise<UserBody> {
  const request = {
    operation: 'setUserScopes',
    ...seen,
    ownText: 'Nobody can change their own rights.',
  } as const;
  return changeAccount(deps, caller, request, async (tx, target) => {
    const [before, after] = [[...target.scopes].sort(), [...scopes].sort()];
    if (before.join() === after.join()) return toUserAnswer(tx, deps, target);
    const changed = await update(deps, tx, target, { scopes: after }, 'rights changed');
    await recordEvent(tx, caller.actor, {
      action: 'user_scopes_changed',
      target: userOf(target),
      before: { scopes: before },
      after: { scopes: after },
    });
    return toUserAnswer(tx, deps, changed);
  });
}

/**
 * Deletes an account with its sessions, links and own views. Its assignments are removed. The audit event keeps the
 * person's name, so that the audit trail remains readable.
 */
export function deleteUser(deps: AccountDeps, caller: Caller, seen: SeenAccount): Promise<void> {
  const request = {
    operation: 'deleteUser',
    ...seen,
    ownText: 'Nobody can delete themselves.',
    endsAdmin: true,
    removes: true,
  } as const;
  return changeAccount(deps, caller, request, async (tx, target) => {
    const { email, username, name, role, scopes, account_status } = target;
    await accountHooks().onDeletion(tx, caller.actor, target);
    await tx.delete(users).where(eq(users.id, target.id));
    await recordEvent(tx, caller.actor, {
      action: 'user_deleted',
      target: userOf(target),
      before: { email, username, name, role, scopes, accountStatus: account_status },
    });
  });
}

/**
 * Sends a link to set a new password and voids earlier links. The current password remains valid until the link is
 * used.
 * @throws Refusal 409 for a disabled account
 */
export function sendResetLink(deps: AccountDeps, caller: Caller, targetId: string): Promise<UserBody> {
  const request = {
    operation: 'resetUserPassword',
    targetId,
    ownText: 'To change your own password, use your profile or "Forgot password".',
  } as const;
  return changeAccount(deps, caller, request, async (tx, target) => {
    if (target.account_status === 'disabled') throw conflict('This account is disabled. Enable it first.');
    await voidResetLinks(tx, target.id, deps.now());
    await enqueueMessage(tx, 'reset', target.id);
    await recordEvent(tx, caller.actor, { action: 'user_reset_link_sent', target: userOf(target) });
    return toUserAnswer(tx, deps, target);
  });
}

/** Updates an account and ends all sessions of its person. The next request from every device is refused. */
export async function update(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  { id }: UserRow,
  change: Partial<typeof users.$inferInsert>,
  reason: string,
): Promise<UserRow> {
  const [changed] = await tx
    .update(users)
    .set({ ...change, sessions_valid_from: sql`now()`, updated_at: toTimestamp(now()) })
    .where(eq(users.id, id))
    .returning();
  if (!changed) throw new Error('a locked account was removed');
  await endSessionsOf(tx, id, reason, now());
  return changed;
}

export const userOf = ({ id }: UserRow) => ({ type: 'user', id });
