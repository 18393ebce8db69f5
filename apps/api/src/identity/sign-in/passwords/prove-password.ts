import { findUser, type UserRow } from '../../accounts/account.queries';
import { recordEvent, type Actor } from '../../../audit/audit-event';
import type { Deps } from '../../../platform/deps';
import { badRequest, forbidden, unauthorized } from '../../../platform/http/errors/errors';
import type { Principal } from '../../../platform/http/authorization/principal';
import { checkPassword } from './password-hash';
import { hasPassword } from '../password-sign-in';
import { chargeAttempt, forgetAttempts, refundAttempt, type Counter } from '../rate-limit/rate-limit';

/** Age of a sign-in, in seconds, after which some changes require a new sign-in. */
export const FRESH_SIGN_IN_SECONDS = 10 * 60;

type ProofDeps = Pick<Deps, 'db' | 'keys' | 'settings' | 'now'>;

/**
 * Returns the account of a signed-in person.
 * @throws Refusal 401 if the account was deleted
 */
export async function accountOf({ db }: Pick<Deps, 'db'>, { userId }: Principal): Promise<UserRow> {
  const user = await findUser(db, userId);
  if (!user) throw unauthorized();
  return user;
}

/**
 * Verifies the password of a signed-in person before a change that affects access to the account.
 * @param password digest of the password
 * @throws Refusal 400 for a wrong password, 429 after too many wrong passwords
 */
export async function proveOwnPassword(
  deps: ProofDeps,
  principal: Principal,
  password: string,
  actor: Actor,
): Promise<UserRow> {
  const user = await accountOf(deps, principal);
  const failures: Counter = { bucket: 'old-password', key: user.id };
  await chargeAttempt(deps.db, failures, deps.settings.limits, deps.now());
  const { isRight } = await checkPassword(password, user.password_hash, deps.keys.pepper).catch(
    async (error: unknown) => {
      await refundAttempt(deps.db, failures);
      throw error;
    },
  );
  if (!isRight) {
    const entry = { action: 'password_change_failed' as const, target: { type: 'user', id: user.id } };
    await deps.db.transaction((tx) => recordEvent(tx, actor, entry));
    throw badRequest(/*i18n*/ 'The current password is incorrect.');
  }
  await forgetAttempts(deps.db, failures);
  return user;
}

/**
 * Verifies the identity of a signed-in person: by the password, or by a recent sign-in if the person has no password.
 * @param password digest of the password
 * @throws Refusal 400 for a wrong password, 403 without a password or recent sign-in, 429 after too many wrong
 * passwords
 */
export async function proveOneself(
  deps: ProofDeps,
  principal: Principal,
  password: string | undefined,
  actor: Actor,
): Promise<UserRow> {
  if (password !== undefined) return proveOwnPassword(deps, principal, password, actor);
  const user = await accountOf(deps, principal);
  if (hasPassword(deps.settings, user)) throw forbidden('Please enter your password.');
  if (deps.now() / 1000 - principal.authTime >= FRESH_SIGN_IN_SECONDS)
    throw forbidden('Please sign out, sign in again, and repeat this within ten minutes.');
  return user;
}
