import { eq } from 'drizzle-orm';
import { lockAccount } from '../accounts/account.queries';
import { recordEvent, type Actor } from '../audit-event';
import { hasPassword } from '../auth/password-sign-in';
import { accountOf, proveOneself } from '../auth/prove-password';
import { readBrandTexts } from '../brand/read-brand';
import type { Deps } from '../deps';
import { badRequest, conflict, notFound } from '../errors';
import { isUuid } from '../is-uuid';
import { enqueueMessage } from '../outbox/outbox.queries';
import { CHALLENGE_MS, makeChallenge, takeChallenge } from '../passkeys/challenges';
import { readMadePasskey, type MadePasskey } from '../passkeys/passkey-answers';
import { handleOf, listPasskeys, MOST_PASSKEYS, type PasskeyRow } from '../passkeys/passkeys.queries';
import { passkeys } from '../passkeys/passkeys.table';
import type { RelyingParty } from '../passkeys/relying-party';
import { knownTransports, toDescriptor } from '../passkeys/to-descriptor';
import type { Principal } from '../principal';
import { isoTimestamp } from '../timestamps';
import { renewRecoveryCodes } from '../totp/recovery-codes';
import { factorsOf, keepCodesOfFactors } from './factors';
import { leaveWithout } from './own-second-factor';

const TOO_MANY = `${MOST_PASSKEYS} passkeys are the most. Please remove one first.`;

type OwnDeps = Pick<Deps, 'db' | 'keys' | 'settings' | 'now'>;
/** The signed-in person, and the address at which they are. */
type Person = { principal: Principal; actor: Actor; party: RelyingParty | null };

/** The passkeys of the signed-in person, and whether and how they can add one. */
export async function ownPasskeys({ db, settings }: OwnDeps, { principal, party }: Person) {
  const user = await accountOf({ db }, principal);
  const rows = await listPasskeys(db, user.id);
  return {
    items: rows.map((row) => toAnswer(row, party)),
    total: rows.length,
    most: MOST_PASSKEYS,
    is_possible: party !== null,
    asks_password: hasPassword(settings, user),
  };
}

/**
 * What a browser makes a new passkey with.
 * @throws Refusal 400 for a wrong password, 403 without a fresh sign-in, 409 where there can be none or no further, 429
 */
export async function beginOwnPasskey(deps: OwnDeps, person: Person, password: string | undefined) {
  const { db, now, settings } = deps;
  const party = partyOf(person);
  const user = await proveOneself(deps, person.principal, password, person.actor);
  const existing = await listPasskeys(db, user.id);
  if (existing.length >= MOST_PASSKEYS) throw conflict(TOO_MANY);
  const { productTitle } = await readBrandTexts(db, settings);
  return {
    challenge: await makeChallenge(db, { purpose: 'add', userId: user.id }, now()),
    rpId: party.id,
    rpName: productTitle,
    userHandle: await handleOf(db, user.id),
    userName: user.email,
    displayName: user.name,
    timeoutMs: CHALLENGE_MS,
    existing: existing.map(toDescriptor),
  };
}

/**
 * Keeps a new passkey. With the first factor of a person come their recovery codes.
 * @throws Refusal 400 for one that is not right or comes too late, 409 for one that is kept already or one too many
 */
export async function addOwnPasskey(
  { db, keys, now }: OwnDeps,
  person: Person,
  { name, ...made }: MadePasskey & { name: string },
) {
  const party = partyOf(person);
  const { principal, actor } = person;
  const { userId } = principal;
  const nowMs = now();
  const asked = { purpose: 'add', userId } as const;
  const challenge = await db.transaction((tx) => takeChallenge(tx, made.clientData, asked, nowMs));
  const read = challenge === null ? null : await readMadePasskey(made, { party, challenge });
  if (!read) throw badRequest('This passkey could not be added. Please try again.');
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    if ((await listPasskeys(tx, userId)).length >= MOST_PASSKEYS) throw conflict(TOO_MANY);
    const isFirst = (await factorsOf(tx, userId)).length === 0;
    const [row] = await tx
      .insert(passkeys)
      .values({ ...read, transports: knownTransports(read.transports), user_id: userId, name })
      .onConflictDoNothing()
      .returning();
    if (!row) throw conflict('This passkey is set up already.');
    await recordEvent(tx, actor, { action: 'passkey_added', target: userOf(principal), after: { name } });
    await enqueueMessage(tx, 'second-factor-on', userId);
    const recovery_codes = isFirst ? await renewRecoveryCodes(tx, userId, keys.pepper) : [];
    return { passkey: toAnswer(row, party), recovery_codes };
  });
}

/**
 * Removes a passkey.
 * @throws Refusal 400 for a wrong password, 403 without a fresh sign-in, 404 for no passkey of theirs, 409 for the last
 *   second factor of a person whose role asks for one, 429
 */
export async function endOwnPasskey(
  deps: OwnDeps,
  person: Person,
  id: string,
  password: string | undefined,
): Promise<void> {
  await proveOneself(deps, person.principal, password, person.actor);
  const { principal, actor } = person;
  await deps.db.transaction(async (tx) => {
    await lockAccount(tx, principal.userId);
    const row = (await listPasskeys(tx, principal.userId)).find((one) => isUuid(id) && one.id === id);
    if (!row) throw notFound('There is no such passkey.');
    await tx.delete(passkeys).where(eq(passkeys.id, row.id));
    if (!(await keepCodesOfFactors(tx, principal.userId))) await leaveWithout(tx, principal.userId);
    const before = { name: row.name };
    await recordEvent(tx, actor, { action: 'passkey_removed', target: userOf(principal), before });
    await enqueueMessage(tx, 'second-factor-off', principal.userId);
  });
}

function toAnswer(
  { id, name, is_synced, rp_id, created_at, last_used_at }: PasskeyRow,
  party: RelyingParty | null,
) {
  return {
    id,
    name,
    is_synced,
    works_here: rp_id === party?.id,
    created_at: isoTimestamp(created_at),
    last_used_at: isoTimestamp(last_used_at),
  };
}

const userOf = ({ userId }: Principal) => ({ type: 'user', id: userId });

function partyOf({ party }: Person): RelyingParty {
  if (party) return party;
  throw conflict('Passkeys need an address with a host name and https. Please inform your administrator.');
}
