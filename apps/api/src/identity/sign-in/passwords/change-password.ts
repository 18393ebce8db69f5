import type { SignInWay } from '@vaglio/access-control';
import { and, eq, sql } from 'drizzle-orm';
import { toTimestamp } from '../../../platform/time/timestamps';
import type { Tx } from '../../../platform/db/open-database';
import type { Deps } from '../../../platform/deps';
import { recordEvent, type Actor } from '../../../audit/audit-event';
import { users } from '../../../platform/db/schema/users.table';
import { revokeTokensOf } from '../../api-tokens/revoke-tokens';
import { readBrandTexts } from '../../../platform/config/branding/read-brand';
import { badRequest, forbidden, unauthorized } from '../../../platform/http/errors/errors';
import { cancelLinks, enqueueMessage } from '../../../platform/mail/outbox.queries';
import { findPerson, type UserRow } from '../../accounts/account.queries';
import { emailKeys } from '../../../platform/text/email-key';
import { maskedEmail } from '../masked-email';
import {
  findOneTimeToken,
  takeOneTimeToken,
  voidOneTimeTokens,
  type Purpose,
} from '../../one-time-tokens/one-time-token';
import { checkPassword, hashPassword } from './password-hash';
import { refusePassword } from '../password-sign-in';
import { refuseEasyPassword } from './password-rules';
import type { Principal } from '../../../platform/http/authorization/principal';
import { accountOf, FRESH_SIGN_IN_SECONDS, proveOwnPassword } from './prove-password';
import { forgetAttempts } from '../rate-limit/rate-limit';
import { stepMissingIn } from '../second-step';
import { endSessionsOf, readProof, type SignInProof } from '../../sessions/session-store';
import type { SignedIn } from '../sign-in';
import { signStepToken } from '../tokens/step-token';
import { openSession, type Tokens } from '../open-session';

const EXPIRED_LINK = 'This link is no longer valid. Please ask for a new one.';
const EXPIRED_INVITATION =
  'This invitation is no longer valid. Please ask for a new link, or your administrator to invite you again.';
/** Message for a person whose sign-in requires a password change and has expired. */
const EXPIRED_SIGN_IN = 'This sign-in is no longer valid. Please sign in again.';

/** Password change, with the digest of the new password and the device. */
export type PasswordChange = {
  newPassword: string;
  deviceId: string | undefined;
  userAgent: string | undefined;
  /** True to keep the person's API tokens. */
  keepsTokens: boolean;
  actor: Actor;
};

/** New session or missing second step after a password change; null after a mailed reset. */
export type Changed = Extract<SignedIn, { tokens: Tokens } | { step: string }> | null;

type PasswordDeps = Pick<Deps, 'db' | 'keys' | 'settings' | 'now'>;

/**
 * Sets the password with a temporary token. The token is used up unless the password is refused.
 * @param email if given, it must be the address of the token's owner
 * @returns the completed sign-in or its missing second step; null after a mailed reset, because the person then signs
 * in with the new password
 * @throws Refusal 401 for an invalid token, 400 for a refused password or another address
 * Source: security decision D9, mode ii.
 */
export async function changeByOneTimeToken(
  deps: PasswordDeps,
  token: string,
  email: string | undefined,
  change: PasswordChange,
): Promise<Changed> {
  const found = await findOneTimeToken(deps.db, token, deps.now());
  const user = found?.isValid ? await findPerson(deps.db, found.userId) : undefined;
  if (!found || user?.account_status !== 'active') throw unauthorized(expiredText(found?.purpose));
  refuseOtherAddress(email, user);
  return setPassword(deps, user, change, { token, ...found });
}

/**
 * Sets the password of a signed-in person without the old password. This is only possible shortly after signing in.
 * @throws Refusal 403 if the sign-in is older than ten minutes, or the installation always requires the old password
 * Source: security decision D9, mode iii.
 */
export async function changeByFreshSignIn(
  deps: PasswordDeps,
  principal: Principal,
  email: string | undefined,
  change: PasswordChange,
): Promise<Changed> {
  if (!deps.settings.changesPasswordAfterSignIn)
    throw forbidden('Please change the password in your profile.');
  if (deps.now() / 1000 - principal.authTime >= FRESH_SIGN_IN_SECONDS) {
    throw forbidden('Please change the password in your profile, or sign in again first.');
  }
  const user = await accountOf(deps, principal);
  refuseOtherAddress(email, user);
  return setPassword(deps, user, change, { sessionId: principal.sessionId });
}

/**
 * Sets the password of a signed-in person after checking the old password.
 * @throws Refusal 400 if the old password is wrong, 429 after too many wrong passwords
 */
export async function changeByOldPassword(
  deps: PasswordDeps,
  principal: Principal,
  oldPassword: string,
  change: PasswordChange,
): Promise<Changed> {
  const user = await proveOwnPassword(deps, principal, oldPassword, change.actor);
  return setPassword(deps, user, change, { sessionId: principal.sessionId });
}

function expiredText(purpose: Purpose | undefined): string {
  if (purpose === 'invitation') return EXPIRED_INVITATION;
  return purpose === 'forced' ? EXPIRED_SIGN_IN : EXPIRED_LINK;
}

function refuseOtherAddress(email: string | undefined, user: UserRow): void {
  if (email !== undefined && !emailKeys(email).includes(user.email_key))
    throw badRequest(/*i18n*/ 'The email belongs to another account.');
}

/** Proof for a password change: a session, or a temporary token with the sign-in that it continues. */
type Credential =
  | { sessionId: string }
  | ({ token: string; purpose: Purpose; way: SignInWay | null } & Omit<SignInProof, 'way'>);

async function setPassword(
  { db, keys, settings, now }: PasswordDeps,
  user: UserRow,
  { newPassword, deviceId, userAgent, keepsTokens, actor }: PasswordChange,
  credential: Credential,
): Promise<Changed> {
  refusePassword(settings, user.email);
  const { isRight: isSame } = await checkPassword(newPassword, user.password_hash, keys.pepper);
  if (isSame) throw badRequest(/*i18n*/ 'The new password must differ from the current one.');
  await refuseEasyPassword(newPassword, user, Object.values(await readBrandTexts(db, settings)));
  const password_hash = await hashPassword(newPassword, keys.pepper);
  const nowMs = now();
  const link = 'token' in credential ? credential : null;
  return db.transaction(async (tx): Promise<Changed> => {
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
    const isTaken = !link || (await takeOneTimeToken(tx, link.token, nowMs));
    if (!owner || !isTaken) throw unauthorized(link ? expiredText(link.purpose) : undefined);
    const proof = await proofOf(tx, credential);
    await forgetAttempts(tx, { bucket: 'login-email', key: maskedEmail(user.email, keys.audit) });
    await forgetAttempts(tx, { bucket: 'old-password', key: user.id });
    await cancelLinks(tx, user.id);
    await voidOneTimeTokens(tx, user.id, nowMs);
    await endSessionsOf(tx, user.id, 'password changed', nowMs);
    const how = link?.purpose ?? 'signed in';
    const who = { ...actor, userId: user.id };
    await recordEvent(tx, who, {
      action: 'password_changed',
      target: { type: 'user', id: user.id },
      after: { how },
    });
    if (!keepsTokens) await revokeTokensOf(tx, user.id, { actor: who, because: 'password changed', nowMs });
    await enqueueMessage(tx, 'password-changed', user.id);
    if (link?.purpose === 'reset') return null;
    const next = await stepMissingIn(tx, owner, proof);
    if (next === null) {
      // An invitation link also signs the person in. Without a link, the session continues.
      if (link)
        await tx
          .update(users)
          .set({ last_sign_in_at: toTimestamp(nowMs) })
          .where(eq(users.id, user.id));
      return { tokens: await openSession(tx, { owner, proof, deviceId, userAgent, keys, nowMs }) };
    }
    return { ...next, stepToken: await signStepToken(owner, keys.token, nowMs, proof) };
  });
}

/**
 * Returns the sign-in that a password change continues: the sign-in of the session or of the forced change. A link has
 * no earlier sign-in.
 */
async function proofOf(tx: Tx, credential: Credential): Promise<SignInProof> {
  const proof = 'token' in credential ? credential : await readProof(tx, credential.sessionId);
  return {
    way: proof?.way ?? 'password',
    providerSid: proof?.providerSid ?? null,
    hasSecondFactor: proof?.hasSecondFactor ?? false,
  };
}
