import { and, eq } from 'drizzle-orm';
import { toTimestamp } from '../timestamps';
import type { Deps } from '../deps';
import { recordEvent, type Actor } from '../audit-event';
import { users } from '../accounts/users.table';
import { unauthorized } from '../errors';
import { findUserByEmail } from '../accounts/account.queries';
import { networkOf } from './ip-network';
import { maskedEmail } from './masked-email';
import { issueOneTimeToken } from '../one-time-tokens/one-time-token';
import { checkPassword, hashPassword } from './password-hash';
import {
  chargeAttempt,
  forgetAttempts,
  limitHits,
  MINUTE_MS,
  refundAttempt,
  type Counter,
} from './rate-limit';
import { openSession, type Tokens } from './open-session';

export type Credentials = { email: string; password: string; deviceId: string };

/** Signed in, or required to change the password first. */
export type SignedIn = { tokens: Tokens } | { tmpToken: string };

type SignInDeps = Pick<Deps, 'db' | 'keys' | 'settings' | 'now'>;

/**
 * Signs a person in by the digest of their password.
 * @throws Refusal 401 with one text for an unknown address, a wrong password and a disabled account; 429 and 503 before
 *   the password is checked, for known and unknown addresses
 * Source: spec §4 Login; security decisions D1, D2 and D4.
 */
export async function signIn(
  deps: SignInDeps,
  { email, password, deviceId }: Credentials,
  actor: Actor,
  userAgent: string | undefined,
): Promise<SignedIn> {
  const { db, keys, now } = deps;
  const failures: Counter = { bucket: 'login-email', key: maskedEmail(email, keys.audit) };
  await refuseTooMany(deps, failures, actor);
  const user = await findUserByEmail(db, email);
  const { isRight, isOutdated } = await checkPassword(
    password,
    user?.password_hash ?? null,
    keys.pepper,
  ).catch(async (error: unknown) => {
    await refundAttempt(db, failures);
    throw error;
  });
  const renewed = isRight && isOutdated ? { password_hash: await hashPassword(password, keys.pepper) } : {};
  const nowMs = now();
  const signedIn = await db.transaction(async (tx): Promise<SignedIn | null> => {
    // The row is locked: a change of password that came in between has ended what this would begin.
    const [owner] =
      user && isRight
        ? await tx
            .update(users)
            .set({ last_sign_in_at: toTimestamp(nowMs), ...renewed })
            .where(
              and(
                eq(users.id, user.id),
                eq(users.password_hash, user.password_hash ?? ''),
                eq(users.account_status, 'active'),
              ),
            )
            .returning()
        : [];
    if (!owner) {
      await recordEvent(tx, actor, { action: 'login_failed', target: { type: 'email', id: failures.key } });
      return null;
    }
    await forgetAttempts(tx, failures);
    const who = { ...actor, userId: owner.id };
    const target = { type: 'user', id: owner.id };
    if (owner.must_change_password) {
      await recordEvent(tx, who, { action: 'login_must_change_password', target });
      return { tmpToken: await issueOneTimeToken(tx, owner.id, 'forced', nowMs) };
    }
    await recordEvent(tx, who, { action: 'login', target });
    return { tokens: await openSession(tx, { owner, deviceId, userAgent, keys, nowMs }) };
  });
  if (!signedIn) throw unauthorized('Login failed');
  return signedIn;
}

async function refuseTooMany(
  { db, settings: { limits }, now }: SignInDeps,
  failures: Counter,
  actor: Actor,
): Promise<void> {
  const byIp = { bucket: 'login-ip', key: networkOf(actor.ip ?? '') } as const;
  await limitHits(db, byIp, { most: limits.loginsPerIp, windowMs: MINUTE_MS }, now());
  await chargeAttempt(db, failures, limits, now()).catch(async (refused: unknown) => {
    const entry = { action: 'login_held' as const, target: { type: 'email', id: failures.key } };
    await db.transaction((tx) => recordEvent(tx, actor, entry));
    throw refused;
  });
}
