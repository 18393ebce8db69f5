import type { Actor } from '../../audit/audit-event';
import { conflict } from '../../platform/http/errors/errors';
import type { MadePasskey } from '../second-factor/passkeys/passkey-answers';
import type { RelyingParty } from '../second-factor/passkeys/relying-party';
import { askForPasskey, keepPasskey, relyingParty, readNewPasskey } from '../second-factor/new-passkey';
import { deviceInWords } from '../sessions/device-words';
import type { Tx } from '../../platform/db/open-database';
import { completeSignIn, type Completed } from './complete-sign-in';
import { chargeAttempt, forgetAttempts, type Counter } from './rate-limit/rate-limit';
import { secondStepOf } from './second-step';
import { limitByIp, type SignInDeps } from './sign-in';
import { lockOwner, readStep, SET_UP_ALREADY, nextStep, type Step } from './sign-in-by-code';

type From = { stepToken: string; party: RelyingParty | null; actor: Actor };
type Given = From & { made: MadePasskey; deviceId: string; userAgent: string | undefined };

/**
 * What the browser makes a passkey with, for a person whose role asks for a second factor, after their password.
 * @throws Refusal 401 for a sign-in that is too old, 409 when a factor is set up already or at an address without
 *   passkeys, 429
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
 * Keeps that passkey under the name of the browser, and signs its person in, who can prove nothing more by signing with
 * it at once: making it has checked them.
 * @returns with recovery codes
 * @throws Refusal 400 for what is not right or comes too late; else as the call that begins
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
  // Of a person who has a factor by now, nothing is checked.
  await db.transaction((tx) => lockOwnerWithout(tx, step));
  const read = await readNewPasskey(deps, made, { userId, party });
  return db.transaction(async (tx) => {
    const owner = await lockOwnerWithout(tx, step);
    await forgetAttempts(tx, failures);
    const name = deviceInWords(userAgent ?? null);
    const who = { ...actor, userId };
    const { recoveryCodes } = await keepPasskey(tx, deps, { read, userId, name, actor: who });
    const how = step.way === 'oidc' ? 'oidc, passkey' : 'password, passkey';
    const proven = { owner, deviceId, userAgent, actor, keys, nowMs, providerSid: step.providerSid };
    const signedIn = { ...proven, how, way: nextStep(step), hasSecondFactor: true };
    return { ...(await completeSignIn(tx, signedIn)), recoveryCodes };
  });
}

/** Whose sign-in it is, who has to set a factor up and has none. @throws Refusal 401, 409 */
async function lockOwnerWithout(tx: Tx, step: Step) {
  const owner = await lockOwner(tx, step);
  if ((await secondStepOf(tx, owner))?.step !== 'setup') throw conflict(SET_UP_ALREADY);
  return owner;
}
