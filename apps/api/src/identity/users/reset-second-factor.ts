import { revokeTokensOf } from '../api-tokens/revoke-tokens';
import { recordEvent } from '../../audit/audit-event';
import { forgetAttempts } from '../sign-in/rate-limit/rate-limit';
import { conflict } from '../../platform/http/errors/errors';
import { enqueueMessage } from '../../platform/mail/outbox.queries';
import { removeFactors } from '../second-factor/factors';
import { update, userOf } from './account-changes';
import { changeAccount, type AccountDeps, type Caller } from './change-account';
import { toUserAnswer } from './user-answer';
import type { UserBody } from './users.schemas';

/**
 * Lets a person enter codes again after too many wrong codes. The second factor is not changed.
 * @throws Refusal as changeAccount; 409 if the person is not locked
 */
export function releaseSecondStep(deps: AccountDeps, caller: Caller, targetId: string): Promise<UserBody> {
  const request = {
    operation: 'releaseSecondStep',
    targetId,
    ownText: 'Nobody can release themselves.',
  } as const;
  return changeAccount(deps, caller, request, async (tx, target) => {
    if (!(await forgetAttempts(tx, { bucket: 'login-code', key: target.id })))
      throw conflict('This account is not locked by wrong codes.');
    await recordEvent(tx, caller.actor, { action: 'user_second_step_released', target: userOf(target) });
    return toUserAnswer(tx, deps, target);
  });
}

/**
 * Removes the second factor of a person who lost the device. Sessions end, and the counter of wrong codes is reset. If
 * a second factor was removed, API tokens are revoked unless they are kept. A person without a second factor can also
 * be unlocked in this way.
 * @throws Refusal as changeAccount; 409 if there is neither a second factor nor a lock
 */
export function resetSecondFactor(
  deps: AccountDeps,
  caller: Caller,
  targetId: string,
  keepsTokens = false,
): Promise<UserBody> {
  const request = {
    operation: 'resetSecondFactor',
    targetId,
    ownText: 'To change your own second factor, use your profile.',
  } as const;
  return changeAccount(deps, caller, request, async (tx, target) => {
    const isRemoved = await removeFactors(tx, target.id);
    const isReleased = await forgetAttempts(tx, { bucket: 'login-code', key: target.id });
    if (!isRemoved && !isReleased) throw conflict('This account has no second factor.');
    const changed = await update(deps, tx, target, {}, 'second factor reset');
    if (isRemoved) await enqueueMessage(tx, 'second-factor-off', target.id);
    await recordEvent(tx, caller.actor, { action: 'user_second_factor_reset', target: userOf(target) });
    const { actor } = caller;
    if (isRemoved && !keepsTokens)
      await revokeTokensOf(tx, target.id, { actor, because: 'second factor removed', nowMs: deps.now() });
    return toUserAnswer(tx, deps, changed);
  });
}
