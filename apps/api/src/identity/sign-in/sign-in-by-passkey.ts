import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { UserRow } from '../accounts/account.queries';
import { users } from '../../platform/db/schema/users.table';
import { recordEvent, type Actor } from '../../audit/audit-event';
import type { Tx } from '../../platform/db/open-database';
import { conflict, unauthorized } from '../../platform/http/errors/errors';
import { CHALLENGE_MS, makeChallenge, takeChallenge, type Asked } from '../second-factor/passkeys/challenges';
import { readSignature, type SignedByPasskey } from '../second-factor/passkeys/passkey-answers';
import {
  findPasskey,
  listPasskeys,
  lockPasskey,
  type PasskeyRow,
} from '../second-factor/passkeys/passkeys.queries';
import { passkeys } from '../../platform/db/schema/passkeys.table';
import type { RelyingParty } from '../second-factor/passkeys/relying-party';
import { toDescriptor } from '../second-factor/passkeys/to-descriptor';
import { toTimestamp } from '../../platform/time/timestamps';
import { completeSignIn, type Completed } from './complete-sign-in';
import { mayUsePassword } from './password-sign-in';
import { chargeAttempt, forgetAttempts, type Counter } from './rate-limit/rate-limit';
import { limitByIp, type SignInDeps } from './sign-in';
import { lockOwner, readStep, nextStep, type Step } from './sign-in-by-code';

const IMPOSSIBLE = 'Passkeys do not work at this address.';

/** Message for an unknown or removed passkey, and for a passkey that its account refuses. */
const CLOSED = 'This passkey opens no account here. Please sign in in another way.';

/** Messages for the person by reason for refusing a passkey. The audit trail contains the reasons. */
const REFUSALS = {
  challenge: 'This took too long. Please try again.',
  unknown: CLOSED,
  disabled: CLOSED,
  signature: CLOSED,
  copied:
    'This passkey may have been copied: it was used more often than we know of. Please sign in in another way, and remove it in your profile.',
} as const;
type Reason = keyof typeof REFUSALS;

/** Start of a passkey sign-in, with the relying party. A step token identifies a person whose password was correct. */
type From = { stepToken: string | undefined; party: RelyingParty | null; actor: Actor };
type Given = From & { signed: SignedByPasskey; deviceId: string; userAgent: string | undefined };

/**
 * Returns the options for the signature of an authenticator.
 * @returns the passkeys of the person whose password was correct; no passkeys if any person may sign
 * @throws Refusal 401 for an expired sign-in, 409 at an address without passkeys, 429 after too many attempts
 */
export async function beginPasskeySignIn(deps: SignInDeps, { stepToken, party, actor }: From) {
  const { db, now } = deps;
  await limitByIp(deps, actor);
  if (!party) throw conflict(IMPOSSIBLE);
  const step = stepToken === undefined ? null : await readStep(deps, stepToken);
  const own = step ? await listPasskeys(db, step.userId) : [];
  return {
    challenge: await makeChallenge(db, askedOf(step), now()),
    rpId: party.id,
    timeoutMs: CHALLENGE_MS,
    passkeys: own.filter(({ rp_id }) => rp_id === party.id).map(toDescriptor),
  };
}

/**
 * Signs a person in by a passkey signature. The authenticator has verified the person, so the signature replaces the
 * password and the second factor. With a step token, it replaces only the second factor.
 * @throws Refusal 401 with a common message for all errors except a late response and a copied authenticator; 409, 429
 */
export async function signInByPasskey(deps: SignInDeps, given: Given): Promise<Completed> {
  const { db, keys, settings, now } = deps;
  const { stepToken, party, signed, actor } = given;
  await limitByIp(deps, actor);
  if (!party) throw conflict(IMPOSSIBLE);
  const nowMs = now();
  const step = stepToken === undefined ? null : await readStep(deps, stepToken);
  const failures = counterOf(step, signed);
  await chargeAttempt(db, failures, settings.limits, nowMs);
  const done = await db.transaction(async (tx): Promise<Completed | Reason> => {
    // A refused attempt also uses up the challenge.
    const challenge = await takeChallenge(tx, signed.clientData, askedOf(step), nowMs);
    const found = await ownerOf(tx, step, signed);
    const who = { ...actor, userId: step?.userId ?? null };
    if (challenge === null) return refuse(tx, who, 'challenge', found);
    if (found === null) return refuse(tx, who, 'unknown', found);
    const reason = await refusalOf(tx, deps, { step, found, signed, expected: { party, challenge } });
    if (reason !== null) return refuse(tx, who, reason, found);
    await forgetAttempts(tx, failures);
    const { deviceId, userAgent } = given;
    const proven = { owner: found.owner, deviceId, userAgent, actor, keys, nowMs, hasSecondFactor: true };
    if (!step) return completeSignIn(tx, { ...proven, how: 'passkey', way: 'passkey' });
    const how = step.way === 'oidc' ? 'oidc, passkey' : 'password, passkey';
    return completeSignIn(tx, { ...proven, how, way: nextStep(step), providerSid: step.providerSid });
  });
  if (typeof done === 'string') throw unauthorized(REFUSALS[done]);
  return done;
}

type Found = { owner: UserRow; passkey: PasskeyRow };

/** Returns and locks a passkey and its account; null for an unknown passkey or a passkey of another person. */
async function ownerOf(tx: Tx, step: Step | null, signed: SignedByPasskey): Promise<Found | null> {
  const asked = step && (await lockOwner(tx, step));
  const known = await findPasskey(tx, signed, asked?.id ?? null);
  if (!known) return null;
  const [owner] = asked
    ? [asked]
    : await tx.select().from(users).where(eq(users.id, known.user_id)).for('no key update');
  const passkey = await lockPasskey(tx, known.id);
  return owner && passkey ? { owner, passkey } : null;
}

async function refuse(tx: Tx, who: Actor, reason: Reason, found: Found | null): Promise<Reason> {
  const target = found && { target: { type: 'user', id: found.owner.id } };
  await recordEvent(tx, who, { action: 'passkey_failed', after: { reason }, ...target });
  return reason;
}

type Judged = {
  step: Step | null;
  found: Found;
  signed: SignedByPasskey;
  expected: Parameters<typeof readSignature>[2];
};

/** Returns the reason for refusing a passkey; null if it is accepted. The counter of an accepted passkey is updated. */
async function refusalOf(
  tx: Tx,
  { settings, now }: SignInDeps,
  { step, found: { owner, passkey }, signed, expected }: Judged,
): Promise<Reason | null> {
  const read = await readSignature(signed, passkey, expected);
  if (read === null || passkey.rp_id !== expected.party.id) return 'signature';
  if (read === 'copied') return read;
  const mayEnter =
    owner.account_status === 'active' && (step !== null || mayUsePassword(settings, owner.email));
  if (!mayEnter) return 'disabled';
  await tx
    .update(passkeys)
    .set({ counter: read.counter, is_synced: read.isSynced, last_used_at: toTimestamp(now()) })
    .where(eq(passkeys.id, passkey.id));
  return null;
}

const askedOf = (step: Step | null): Asked =>
  step ? { purpose: 'second step', userId: step.userId } : { purpose: 'sign-in', userId: null };

/**
 * Returns the failure counter. It belongs to the person whose password was correct, or to the passkey if no password
 * was entered. The passkey may be unknown.
 */
function counterOf(step: Step | null, { id }: SignedByPasskey): Counter {
  if (step) return { bucket: 'login-code', key: step.userId };
  return { bucket: 'login-passkey', key: createHash('sha256').update(id).digest('hex').slice(0, 32) };
}
