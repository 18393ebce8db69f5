import { and, eq, sql } from 'drizzle-orm';
import { toTimestamp } from '../timestamps';
import type { Deps } from '../deps';
import { recordEvent, type Actor } from '../audit-event';
import { users } from '../accounts/users.table';
import { readBrandTexts } from '../brand/read-brand';
import { badRequest, forbidden, unauthorized } from '../errors';
import { cancelLinks, enqueueMessage } from '../outbox/outbox.queries';
import { emailKey, findPerson, type UserRow } from '../accounts/account.queries';
import { maskedEmail } from './masked-email';
import {
  findOneTimeToken,
  takeOneTimeToken,
  voidOneTimeTokens,
  type Purpose,
} from '../one-time-tokens/one-time-token';
import { checkPassword, hashPassword } from './password-hash';
import { refusePassword } from './password-sign-in';
import { refuseEasyPassword } from './password-rules';
import type { Principal } from '../principal';
import { accountOf, FRESH_SIGN_IN_SECONDS, proveOwnPassword } from './prove-password';
import { forgetAttempts } from './rate-limit';
import { secondStepOf } from './second-step';
import { endSessionsOf } from '../sessions/session-store';
import { openSession, type Tokens } from './open-session';

const EXPIRED_LINK = 'This link is no longer valid. Please ask for a new one.';
const EXPIRED_INVITATION =
  'This invitation is no longer valid. Please ask for a new link, or your administrator to invite you again.';
/** The next step of a person who had no link but was asked for a new password after signing in. */
const EXPIRED_SIGN_IN = 'This sign-in is no longer valid. Please sign in again.';

/** Who changes a password from where, and to what (a digest). */
export type PasswordChange = {
  newPassword: string;
  deviceId: string | undefined;
  userAgent: string | undefined;
  actor: Actor;
};

type PasswordDeps = Pick<Deps, 'db' | 'keys' | 'settings' | 'now'>;

/**
 * Sets the password of a temporary token's person; the token is used up, unless the password is refused.
 * @param email must be the token's person's, when given
 * @returns tokens of a new session; null after a mailed reset or where a second factor is asked for, so that one signs
 *   in with the new password
 * @throws Refusal 401 for an invalid token, 400 for a refused password or another address
 * Source: security decision D9, mode ii.
 */
export async function changeByOneTimeToken(
  deps: PasswordDeps,
  token: string,
  email: string | undefined,
  change: PasswordChange,
): Promise<Tokens | null> {
  const found = await findOneTimeToken(deps.db, token, deps.now());
  const user = found?.isValid ? await findPerson(deps.db, found.userId) : undefined;
  if (!found || user?.account_status !== 'active') throw unauthorized(expiredText(found?.purpose));
  refuseOtherAddress(email, user);
  return setPassword(deps, user, change, { token, purpose: found.purpose });
}

/**
 * Sets the password of a signed-in person who does not give the old one: only just after signing in.
 * @throws Refusal 403 when the sign-in is older than ten minutes, or the installation always requires the old password
 * Source: security decision D9, mode iii.
 */
export async function changeByFreshSignIn(
  deps: PasswordDeps,
  principal: Principal,
  email: string | undefined,
  change: PasswordChange,
): Promise<Tokens | null> {
  if (!deps.settings.changesPasswordAfterSignIn)
    throw forbidden('Please change the password in your profile.');
  if (deps.now() / 1000 - principal.authTime >= FRESH_SIGN_IN_SECONDS) {
    throw forbidden('Please change the password in your profile, or sign in again first.');
  }
  const user = await accountOf(deps, principal);
  refuseOtherAddress(email, user);
  return setPassword(deps, user, change);
}

/**
 * Sets the password of a signed-in person who proves the old one.
 * @throws Refusal 400 when the old one is wrong, 429 after too many wrong ones
 */
export async function changeByOldPassword(
  deps: PasswordDeps,
  principal: Principal,
  oldPassword: string,
  change: PasswordChange,
): Promise<Tokens | null> {
  const user = await proveOwnPassword(deps, principal, oldPassword, change.actor);
  return setPassword(deps, user, change);
}

function expiredText(purpose: Purpose | undefined): string {
  if (purpose === 'invitation') return EXPIRED_INVITATION;
  return purpose === 'forced' ? EXPIRED_SIGN_IN : EXPIRED_LINK;
}

function refuseOtherAddress(email: string | undefined, user: UserRow): void {
  if (email !== undefined && emailKey(email) !== user.email_key)
    throw badRequest('The email belongs to another account.');
}

async function setPassword(
  { db, keys, settings, now }: PasswordDeps,
  user: UserRow,
  { newPassword, deviceId, userAgent, actor }: PasswordChange,
  proof?: { token: string; purpose: Purpose },
): Promise<Tokens | null> {
  refusePassword(settings, user.email);
  const { isRight: isSame } = await checkPassword(newPassword, user.password_hash, keys.pepper);
  if (isSame) throw badRequest('The new password must differ from the current one.');
  await refuseEasyPassword(newPassword, user, Object.values(await readBrandTexts(db, settings)));
  const password_hash = await hashPassword(newPassword, keys.pepper);
  const nowMs = now();
  return db.transaction(async (tx) => {
    const unchanged =
      user.password_hash === null
        ? sql`${users.password_hash} is null`
        : eq(users.password_hash, user.password_hash);
    const [owner] = await tx
      .update(users)
      .set({
        password_hash,
        must_change_password: false,
        sessions_valid_from: sql`now()`,
        updated_at: toTimestamp(nowMs),
      })
      .where(and(eq(users.id, user.id), eq(users.account_status, 'active'), unchanged))
      .returning();
    const hasProof = !proof || (await takeOneTimeToken(tx, proof.token, nowMs));
    if (!owner || !hasProof) throw unauthorized(proof && expiredText(proof.purpose));
    await forgetAttempts(tx, { bucket: 'login-email', key: maskedEmail(user.email, keys.audit) });
    await forgetAttempts(tx, { bucket: 'old-password', key: user.id });
    await cancelLinks(tx, user.id);
    await voidOneTimeTokens(tx, user.id, nowMs);
    await endSessionsOf(tx, user.id, 'password changed', nowMs);
    const how = proof?.purpose ?? 'signed in';
    await recordEvent(
      tx,
      { ...actor, userId: user.id },
      { action: 'password_changed', target: { type: 'user', id: user.id }, after: { how } },
    );
    await enqueueMessage(tx, 'password-changed', user.id);
    // A forced change follows a whole sign-in; a link proves no second factor.
    const isWhole = !proof || proof.purpose === 'forced' || (await secondStepOf(tx, owner)) === null;
    if (proof?.purpose === 'reset' || !isWhole) return null;
    return openSession(tx, { owner, deviceId, userAgent, keys, nowMs });
  });
}
