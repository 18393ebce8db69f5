import { findUser, type UserRow } from '../accounts/account.queries';
import { recordEvent, type Actor } from '../audit-event';
import type { Deps } from '../deps';
import { badRequest, unauthorized } from '../errors';
import type { Principal } from '../principal';
import { checkPassword } from './password-hash';
import { chargeAttempt, forgetAttempts, refundAttempt, type Counter } from './rate-limit';

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
