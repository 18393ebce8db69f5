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
 * Lets a person try codes again after too many wrong ones; their second factor stays.
 * @throws Refusal as changeAccount; 409 when nothing holds them
 */
export function releaseSecondStep(deps: AccountDeps, caller: Caller, targetId: string): Promise<UserBody> {
  const request = {
    operation: 'releaseSecondStep',
    targetId,
    ownText: 'Nobody can release themselves.',
  } as const;
  return changeAccount(deps, caller, request, async (tx, target) => {
    if (!(await forgetAttempts(tx, { bucket: 'login-code', key: target.id })))
      throw conflict('No wrong codes hold this person.');
    await recordEvent(tx, caller.actor, { action: 'user_second_step_released', target: userOf(target) });
    return toUserAnswer(tx, deps, target);
  });
}

/**
 * Removes the second factor of a person who lost their device; their sessions end, API tokens are revoked unless they are kept,
 * and too many wrong codes are forgotten.
 * Where too many wrong codes hold a person without one, that alone is ended.
 * @throws Refusal as changeAccount; 409 when there is neither
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
