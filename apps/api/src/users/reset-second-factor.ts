import { recordEvent } from '../audit-event';
import { forgetAttempts } from '../auth/rate-limit';
import { conflict } from '../errors';
import { enqueueMessage } from '../outbox/outbox.queries';
import { removeSecondFactor } from '../totp/second-factor';
import { update, userOf } from './account-changes';
import { changeAccount, type AccountDeps, type Caller } from './change-account';
import { toUserAnswer } from './user-answer';
import type { UserBody } from './users.schemas';

/**
 * Removes the second factor of a person who lost their device; their sessions end, and too many wrong codes are forgotten.
 * @throws Refusal as changeAccount; 409 when there is none
 */
export function resetSecondFactor(deps: AccountDeps, caller: Caller, targetId: string): Promise<UserBody> {
  const request = {
    operation: 'resetSecondFactor',
    targetId,
    ownText: 'To change your own second factor, use your profile.',
  } as const;
  return changeAccount(deps, caller, request, async (tx, target) => {
    if (!(await removeSecondFactor(tx, target.id))) throw conflict('This account has no second factor.');
    const changed = await update(deps, tx, target, {}, 'second factor reset');
    await forgetAttempts(tx, { bucket: 'login-code', key: target.id });
    await enqueueMessage(tx, 'second-factor-off', target.id);
    await recordEvent(tx, caller.actor, { action: 'user_second_factor_reset', target: userOf(target) });
    return toUserAnswer(tx, deps, changed);
  });
}
