import { revokeTokensOf } from '../api-tokens/revoke-tokens';
import { digestOf, hashPassword } from '../sign-in/passwords/password-hash';
import { mayUsePassword } from '../sign-in/password-sign-in';
import { conflict } from '../../platform/http/errors/errors';
import { refuseEasyPassword, type Names } from '../sign-in/passwords/password-rules';
import { readBrandTexts } from '../../platform/config/branding/read-brand';
import { recordEvent } from '../../audit/audit-event';
import { forgetAttempts } from '../sign-in/rate-limit/rate-limit';
import { maskedEmail } from '../sign-in/masked-email';
import { voidOneTimeTokens } from '../one-time-tokens/one-time-token';
import { cancelLinks, enqueueMessage } from '../../platform/mail/outbox.queries';
import { update, userOf } from './account-changes';
import { changeAccount, readTarget, type AccountDeps, type Caller, type SeenAccount } from './change-account';
import { toUserAnswer } from './user-answer';
import type { UserBody } from './users.schemas';

const DIGEST = /^[0-9a-f]{64}$/;

/**
 * Sets a password that its person must change at the next sign-in. API tokens are revoked unless they are kept. It
 * also unlocks an account after wrong passwords. The current password is accepted, because a refusal would reveal it
 * to an admin.
 * @throws Refusal as changeAccount; 400 for an easily guessed password; 409 for a person who signs in only at the
 * provider
 * Source: security decisions D1 and D9.
 */
export async function setGivenPassword(
  deps: AccountDeps,
  caller: Caller,
  seen: SeenAccount,
  newPassword: string,
  keepsTokens = false,
): Promise<UserBody> {
  const request = {
    operation: 'setUserPassword',
    ...seen,
    ownText: 'To change your own password, use your profile.',
  } as const;
  const password_hash = await hashOfGiven(deps, newPassword, await readTarget(deps, caller, request));
  return changeAccount(deps, caller, request, async (tx, target) => {
    if (!mayUsePassword(deps.settings, target.email))
      throw conflict(
        `${target.email} signs in with ${deps.settings.oidc?.name}: passwords are not used here.`,
      );
    const changed = await update(
      deps,
      tx,
      target,
      { password_hash, must_change_password: true },
      'password set',
    );
    await cancelLinks(tx, target.id);
    await voidOneTimeTokens(tx, target.id, deps.now());
    await forgetAttempts(tx, { bucket: 'login-email', key: maskedEmail(target.email, deps.keys.audit) });
    await forgetAttempts(tx, { bucket: 'old-password', key: target.id });
    await enqueueMessage(tx, 'password-set', target.id);
    await recordEvent(tx, caller.actor, { action: 'user_password_set', target: userOf(target) });
    const { actor } = caller;
    if (!keepsTokens)
      await revokeTokensOf(tx, target.id, { actor, because: 'password set', nowMs: deps.now() });
    return toUserAnswer(tx, deps, changed);
  });
}

/**
 * Hashes a password that an admin set for an account.
 * @param password digest from the browser, or the password itself
 * @throws Refusal 400 for an easily guessed password
 */
export async function hashOfGiven(
  { db, keys, settings }: AccountDeps,
  password: string,
  names: Names,
): Promise<string> {
  const digest = DIGEST.test(password) ? password : digestOf(password);
  await refuseEasyPassword(digest, names, Object.values(await readBrandTexts(db, settings)));
  return hashPassword(digest, keys.pepper);
}
