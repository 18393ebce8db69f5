import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../platform/deps';
import { recordEvent, type Actor } from '../../audit/audit-event';
import { users } from '../../platform/db/schema/users.table';
import { unauthorized } from '../../platform/http/errors/errors';
import { findUserByEmail, type UserRow } from '../accounts/account.queries';
import { completeSignIn, type Completed } from './complete-sign-in';
import type { Tx } from '../../platform/db/open-database';
import { networkOf } from './rate-limit/ip-network';
import { maskedEmail } from './masked-email';
import { checkPassword, hashPassword } from './passwords/password-hash';
import { mayUsePassword } from './password-sign-in';
import {
  chargeAttempt,
  forgetAttempts,
  limitHits,
  MINUTE_MS,
  refundAttempt,
  type Counter,
} from './rate-limit/rate-limit';
import { secondStepOf, type SecondStep } from './second-step';
import { signStepToken } from './tokens/step-token';

export type Credentials = { email: string; password: string; deviceId: string };

/** Result of a sign-in: tokens, a required password change, or a second step with the token that permits it. */
export type SignedIn = Completed | (SecondStep & { stepToken: string });

export type SignInDeps = Pick<Deps, 'db' | 'keys' | 'settings' | 'now'>;

/**
 * Signs a person in by a password digest.
 * @throws Refusal 401 with a common message for an unknown address, a wrong password and a disabled account; 429 and
 * 503 before the password is verified, for known and unknown addresses
 * Source: spec §4 Login; security decisions D1, D2 and D4.
 */
export async function signIn(
  deps: SignInDeps,
  { email, password, deviceId }: Credentials,
  actor: Actor,
  userAgent: string | undefined,
): Promise<SignedIn> {
  const { db, keys, now, settings } = deps;
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
  const renewed = isRight && isOutdated ? await hashPassword(password, keys.pepper) : undefined;
  const nowMs = now();
  const signedIn = await db.transaction(async (tx): Promise<SignedIn | null> => {
    const mayEnter = user && isRight && mayUsePassword(settings, user.email);
    const owner = mayEnter ? await lockOwner(tx, user, renewed) : undefined;
    if (!owner) {
      await recordEvent(tx, actor, { action: 'login_failed', target: { type: 'email', id: failures.key } });
      return null;
    }
    await forgetAttempts(tx, failures);
    const next = await secondStepOf(tx, owner);
    if (next === null) return completeSignIn(tx, { owner, deviceId, userAgent, actor, keys, nowMs });
    const who = { ...actor, userId: owner.id };
    await recordEvent(tx, who, { action: 'login_second_step', target: { type: 'user', id: owner.id } });
    return { ...next, stepToken: await signStepToken(owner, keys.token, nowMs) };
  });
  if (!signedIn) throw unauthorized(/*i18n*/ 'Login failed');
  return signedIn;
}

/** Returns and locks the account, unless its password has changed since it was read. */
async function lockOwner(tx: Tx, { id, password_hash }: UserRow, renewed: string | undefined) {
  const isUnchanged = and(
    eq(users.id, id),
    eq(users.password_hash, password_hash ?? ''),
    eq(users.account_status, 'active'),
  );
  const [owner] =
    renewed === undefined
      ? await tx.select().from(users).where(isUnchanged).for('no key update')
      : await tx.update(users).set({ password_hash: renewed }).where(isUnchanged).returning();
  return owner;
}

async function refuseTooMany(deps: SignInDeps, failures: Counter, actor: Actor): Promise<void> {
  const { db, settings, now } = deps;
  await limitByIp(deps, actor);
  await chargeAttempt(db, failures, settings.limits, now()).catch(async (refused: unknown) => {
    const entry = { action: 'login_held' as const, target: { type: 'email', id: failures.key } };
    await db.transaction((tx) => recordEvent(tx, actor, entry));
    throw refused;
  });
}

/**
 * Limits sign-ins per IP address, regardless of the account.
 * @throws Refusal 429
 */
export async function limitByIp({ db, settings, now }: SignInDeps, actor: Actor): Promise<void> {
  const byIp: Counter = { bucket: 'login-ip', key: networkOf(actor.ip ?? '') };
  await limitHits(db, byIp, { most: settings.limits.loginsPerIp, windowMs: MINUTE_MS }, now());
}
