import { findUser, type UserRow } from '../../accounts/account.queries';
import { recordEvent, type Actor } from '../../../audit/audit-event';
import type { Deps } from '../../../platform/deps';
import { badRequest, forbidden, unauthorized } from '../../../platform/http/errors/errors';
import type { Principal } from '../../../platform/http/authorization/principal';
import { checkPassword } from './password-hash';
import { hasPassword } from '../password-sign-in';
import { chargeAttempt, forgetAttempts, refundAttempt, type Counter } from '../rate-limit/rate-limit';

/** After so long, what needs a new sign-in needs it. */
export const FRESH_SIGN_IN_SECONDS = 10 * 60;

type ProofDeps = Pick<Deps, 'db' | 'keys' | 'settings' | 'now'>;

/** The account of a signed-in person. @throws Refusal 401 when it was deleted meanwhile */
export async function accountOf({ db }: Pick<Deps, 'db'>, { userId }: Principal): Promise<UserRow> {
  const user = await findUser(db, userId);
  if (!user) throw unauthorized();
  return user;
}

/**
 * A signed-in person proves their password, before something is changed that opens the account.
 * @param password its digest
 * @throws Refusal 400 when it is wrong, 429 after too many wrong ones
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
    throw badRequest('The current password is not right.');
  }
  await forgetAttempts(deps.db, failures);
  return user;
}

/**
 * A signed-in person proves that it is them: by their password, or by a sign-in of the last minutes where they have none.
 * @param password its digest
 * @throws Refusal 400 when it is wrong, 403 when neither is given, 429 after too many wrong ones
 */
export async function proveOneself(
  deps: ProofDeps,
  principal: Principal,
  password: string | undefined,
  actor: Actor,
): Promise<UserRow> {
  if (password !== undefined) return proveOwnPassword(deps, principal, password, actor);
  const user = await accountOf(deps, principal);
  if (hasPassword(deps.settings, user)) throw forbidden('Please give your password.');
  if (deps.now() / 1000 - principal.authTime >= FRESH_SIGN_IN_SECONDS)
    throw forbidden('Please sign out, sign in again, and repeat this within ten minutes.');
  return user;
}
