import { removeIdentities } from '../accounts/identities';
import { revokeTokensOf } from '../api-tokens/revoke-tokens';
import { recordEvent } from '../../audit/audit-event';
import { conflict } from '../../platform/http/errors/errors';
import { enqueueMessage } from '../../platform/mail/outbox.queries';
import { update, userOf } from './account-changes';
import { changeAccount, type AccountDeps, type Caller } from './change-account';
import { toUserAnswer } from './user-answer';
import type { UserBody } from './users.schemas';

/**
 * Disconnects an account from the sign-in provider, for example if another person now has the email address there.
 * Sessions end, API tokens are revoked unless they are kept, and the owner gets a mail.
 * @throws Refusal as changeAccount; 409 for an account without a connection
 */
export function separateIdentity(
  deps: AccountDeps,
  caller: Caller,
  targetId: string,
  keepsTokens = false,
): Promise<UserBody> {
  const request = {
    operation: 'separateIdentity',
    targetId,
    ownText: 'To separate your own account, use your profile.',
  } as const;
  return changeAccount(deps, caller, request, async (tx, target) => {
    const [before] = await removeIdentities(tx, target.id);
    if (!before) throw conflict('This account is not connected at the sign-in provider.');
    const changed = await update(deps, tx, target, {}, 'separated from the sign-in provider');
    await enqueueMessage(tx, 'identity-separated', target.id);
    await recordEvent(tx, caller.actor, {
      action: 'user_identity_separated',
      target: userOf(target),
      before,
    });
    const because = 'separated from the sign-in provider';
    if (!keepsTokens)
      await revokeTokensOf(tx, target.id, { actor: caller.actor, because, nowMs: deps.now() });
    return toUserAnswer(tx, deps, changed);
  });
}
