import type { Actor } from '../../audit/audit-event';
import { conflict } from '../../platform/http/errors/errors';
import type { MadePasskey } from '../second-factor/passkeys/passkey-answers';
import type { RelyingParty } from '../second-factor/passkeys/relying-party';
import { askForPasskey, keepPasskey, relyingParty, readNewPasskey } from '../second-factor/new-passkey';
import { deviceName } from '../sessions/device-name';
import type { Tx } from '../../platform/db/open-database';
import { completeSignIn, type Completed } from './complete-sign-in';
import { chargeAttempt, forgetAttempts, type Counter } from './rate-limit/rate-limit';
import { secondStepOf } from './second-step';
import { limitByIp, type SignInDeps } from './sign-in';
import { lockOwner, readStep, SET_UP_ALREADY, nextStep, type Step } from './sign-in-by-code';

type From = { stepToken: string; party: RelyingParty | null; actor: Actor };
type Given = From & { made: MadePasskey; deviceId: string; userAgent: string | undefined };

/**
 * Returns the options to create a passkey during a sign-in. The person's password was correct, and the person's role
 * requires a second factor.
 * @throws Refusal 401 for an expired sign-in, 409 if a factor is already set up or at an address without passkeys, 429
 * after too many attempts
 */
export async function beginPasskeyAtSignIn(deps: SignInDeps, { stepToken, party: given, actor }: From) {
  await limitByIp(deps, actor);
  const party = relyingParty(given);
  const step = await readStep(deps, stepToken);
  return deps.db.transaction(async (tx) => {
    const owner = await lockOwnerWithout(tx, step);
    return askForPasskey(tx, deps, { owner, party });
  });
}

/**
 * Stores a passkey that was created during a sign-in under the name of the browser. The person is signed in without a
 * further signature, because the device verified the person when it created the passkey.
 * @returns the sign-in with recovery codes
 * @throws Refusal 400 for an invalid or late response; otherwise as beginPasskeyAtSignIn
 */
export async function setUpPasskeyAtSignIn(
  deps: SignInDeps,
  { stepToken, party: given, actor, made, deviceId, userAgent }: Given,
): Promise<Completed & { recoveryCodes: string[] }> {
  const { db, keys, settings, now } = deps;
  await limitByIp(deps, actor);
  const party = relyingParty(given);
  const step = await readStep(deps, stepToken);
  const { userId } = step;
  const nowMs = now();
  const failures: Counter = { bucket: 'login-code', key: userId };
  await chargeAttempt(db, failures, settings.limits, nowMs);
  // If the person already has a second factor, the passkey is not verified.
  await db.transaction((tx) => lockOwnerWithout(tx, step));
  const read = await readNewPasskey(deps, made, { userId, party });
  return db.transaction(async (tx) => {
    const owner = await lockOwnerWithout(tx, step);
    await forgetAttempts(tx, failures);
    const name = deviceName(userAgent ?? null);
    const who = { ...actor, userId };
    const { recoveryCodes } = await keepPasskey(tx, deps, { read, userId, name, actor: who });
    const how = step.way === 'oidc' ? 'oidc, passkey' : 'password, passkey';
    const proven = { owner, deviceId, userAgent, actor, keys, nowMs, providerSid: step.providerSid };
    const signedIn = { ...proven, how, way: nextStep(step), hasSecondFactor: true };
    return { ...(await completeSignIn(tx, signedIn)), recoveryCodes };
  });
}

/**
 * Returns and locks the account of a person who must set up a second factor and has none.
 * @throws Refusal 401, 409
 */
async function lockOwnerWithout(tx: Tx, step: Step) {
  const owner = await lockOwner(tx, step);
  if ((await secondStepOf(tx, owner))?.step !== 'setup') throw conflict(SET_UP_ALREADY);
  return owner;
}
