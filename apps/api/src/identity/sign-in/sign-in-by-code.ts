import type { SignInWay } from '@vaglio/access-control';
import { and, eq } from 'drizzle-orm';
import type { UserRow } from '../accounts/account.queries';
import { users } from '../../platform/db/schema/users.table';
import { recordEvent, type Actor } from '../../audit/audit-event';
import { readBrandTexts } from '../../platform/config/branding/read-brand';
import type { Tx } from '../../platform/db/open-database';
import { conflict, unauthorized } from '../../platform/http/errors/errors';
import { enqueueMessage } from '../../platform/mail/outbox.queries';
import {
  beginSecondFactor,
  confirmSecondFactor,
  takeCode,
  type GivenCode,
} from '../second-factor/totp/second-factor';
import { keyUri, toBase32 } from '../second-factor/totp/totp';
import { completeSignIn, type Completed } from './complete-sign-in';
import { chargeAttempt, forgetAttempts, type Counter } from './rate-limit/rate-limit';
import { secondStepOf } from './second-step';
import { limitByIp, type SignInDeps } from './sign-in';
import { isOfPassword, verifyStepToken } from './tokens/step-token';

const EXPIRED = 'This sign-in is no longer valid. Please sign in again.';
export const SET_UP_ALREADY = 'A second factor is set up already. Please sign in again.';
const WRONG_CODE = 'Incorrect code. Please enter the code that the app shows now.';

/** Input of the second sign-in step. */
type SecondStepInput = {
  stepToken: string;
  code: string;
  deviceId: string;
  actor: Actor;
  userAgent: string | undefined;
};

/** Result of a sign-in by code. It includes recovery codes if an app was set up during the sign-in. */
type SignedInByCode = Completed & { recoveryCodes?: string[] };

/**
 * Completes a sign-in with an app code, a recovery code, or the first code of a new app.
 * @throws Refusal 401 for a wrong or used code and for an expired sign-in, 429 after too many wrong codes
 */
export async function signInByCode(
  deps: SignInDeps,
  { stepToken, code, deviceId, actor, userAgent }: SecondStepInput,
): Promise<SignedInByCode> {
  const { db, keys, settings, now } = deps;
  await limitByIp(deps, actor);
  const nowMs = now();
  const step = await readStep(deps, stepToken);
  const failures: Counter = { bucket: 'login-code', key: step.userId };
  await chargeAttempt(db, failures, settings.limits, nowMs);
  const signedIn = await db.transaction(async (tx): Promise<SignedInByCode | null> => {
    const owner = await lockOwner(tx, step);
    const given: GivenCode = { userId: owner.id, code, peppers: keys.pepper, nowMs };
    const who = { ...actor, userId: owner.id };
    const target = { type: 'user', id: owner.id };
    const isSetUp = (await secondStepOf(tx, owner))?.step === 'setup';
    const recoveryCodes = isSetUp ? await confirmSecondFactor(tx, given) : null;
    const how = isSetUp ? recoveryCodes && 'code' : await takeCode(tx, given);
    if (how === null) {
      await recordEvent(tx, who, { action: 'login_code_failed', target });
      return null;
    }
    await forgetAttempts(tx, failures);
    if (recoveryCodes) {
      await recordEvent(tx, who, { action: 'second_factor_set_up', target });
      await enqueueMessage(tx, 'second-factor-on', owner.id);
    }
    const completed = await completeSignIn(tx, {
      owner,
      how: step.way === 'oidc' ? `oidc, ${how}` : how,
      way: nextStep(step),
      providerSid: step.providerSid,
      hasSecondFactor: true,
      deviceId,
      userAgent,
      actor,
      keys,
      nowMs,
    });
    return { ...completed, ...(recoveryCodes && { recoveryCodes }) };
  });
  if (!signedIn) throw unauthorized(WRONG_CODE);
  return signedIn;
}

/**
 * Creates the key of a new app during a sign-in, after the password and before the first code. The person's role
 * requires a second factor.
 * @throws Refusal 401 for an expired sign-in, 409 if an app is already set up
 */
export async function beginSetUpAtSignIn(deps: SignInDeps, stepToken: string, actor: Actor) {
  await limitByIp(deps, actor);
  const step = await readStep(deps, stepToken);
  const { productTitle } = await readBrandTexts(deps.db, deps.settings);
  return deps.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, step);
    const secret =
      (await secondStepOf(tx, owner))?.step === 'setup'
        ? await beginSecondFactor(tx, owner.id, deps.keys.pepper)
        : null;
    if (!secret) throw conflict(SET_UP_ALREADY);
    return { key: toBase32(secret), uri: keyUri(secret, productTitle, owner.email) };
  });
}

/** Started sign-in, with its person and proof. */
export type Step = {
  userId: string;
  pwd: string;
  way: SignInWay;
  /** Session at the provider in which the sign-in started; null if there is none. */
  providerSid: string | null;
};

/** Returns the sign-in method of a session after a second step by code or passkey. */
export function nextStep({ way }: Step): SignInWay {
  return way === 'password' ? 'password_code' : way;
}

/**
 * Returns the started sign-in that a step token proves.
 * @throws Refusal 401 for an expired token
 */
export async function readStep({ keys, now }: SignInDeps, stepToken: string): Promise<Step> {
  const step = await verifyStepToken(stepToken, keys.token, now());
  if (!step) throw unauthorized(EXPIRED);
  return step;
}

/**
 * Returns and locks the account of a started sign-in, so that its password and status cannot change during the
 * transaction.
 */
export async function lockOwner(tx: Tx, { userId, pwd }: Step): Promise<UserRow> {
  const [owner] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), eq(users.account_status, 'active')))
    .for('no key update');
  if (!owner || !isOfPassword(pwd, owner)) throw unauthorized(EXPIRED);
  return owner;
}
