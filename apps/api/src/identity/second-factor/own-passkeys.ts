import { eq } from 'drizzle-orm';
import { lockAccount } from '../accounts/account.queries';
import { recordEvent, type Actor } from '../../audit/audit-event';
import { requireProvedFactor } from '../sign-in/full-session';
import { hasPassword } from '../sign-in/password-sign-in';
import { accountOf, proveOneself } from '../sign-in/passwords/prove-password';
import type { Deps } from '../../platform/deps';
import { notFound } from '../../platform/http/errors/errors';
import { isUuid } from '../../platform/text/is-uuid';
import { enqueueMessage } from '../../platform/mail/outbox.queries';
import type { MadePasskey } from './passkeys/passkey-answers';
import { listPasskeys, MAX_PASSKEYS, type PasskeyRow } from './passkeys/passkeys.queries';
import { passkeys } from '../../platform/db/schema/passkeys.table';
import type { RelyingParty } from './passkeys/relying-party';
import type { Principal } from '../../platform/http/authorization/principal';
import { noteSecondFactor } from '../sessions/session-store';
import { isoTimestamp } from '../../platform/time/timestamps';
import { keepCodesOfFactors } from './factors';
import { askForPasskey, keepPasskey, relyingParty, readNewPasskey } from './new-passkey';
import { disableFactor } from './own-second-factor';

type OwnDeps = Pick<Deps, 'db' | 'keys' | 'settings' | 'now'>;
/** Signed-in person, with the relying party of the address at which the installation was opened. */
type Person = { principal: Principal; actor: Actor; party: RelyingParty | null };

/** Returns the passkeys of the signed-in person, and the requirements for adding one. */
export async function ownPasskeys({ db, settings }: OwnDeps, { principal, party }: Person) {
  const user = await accountOf({ db }, principal);
  const rows = await listPasskeys(db, user.id);
  return {
    items: rows.map((row) => toAnswer(row, party)),
    total: rows.length,
    most: MAX_PASSKEYS,
    is_possible: party !== null,
    asks_password: hasPassword(settings, user),
  };
}

/**
 * Returns the options with which a browser creates a new passkey.
 * @throws Refusal 400 for a wrong password, 403 without a recent sign-in, 409 if no passkey is possible or there are
 * too many, 429 after too many wrong passwords
 */
export async function beginOwnPasskey(deps: OwnDeps, person: Person, password: string | undefined) {
  const party = relyingParty(person.party);
  const owner = await proveOneself(deps, person.principal, password, person.actor);
  await requireProvedFactor(deps.db, person.principal);
  return askForPasskey(deps.db, deps, { owner, party });
}

/**
 * Stores a new passkey. If it is the first second factor of a person, recovery codes are created too.
 * @throws Refusal 400 for an invalid or late response, 409 for an existing passkey or if there are too many
 */
export async function addOwnPasskey(
  deps: OwnDeps,
  { principal: { userId, sessionId }, actor, party: given }: Person,
  { name, ...made }: MadePasskey & { name: string },
) {
  const party = relyingParty(given);
  const read = await readNewPasskey(deps, made, { userId, party });
  return deps.db.transaction(async (tx) => {
    const { row, recoveryCodes } = await keepPasskey(tx, deps, { read, userId, name, actor });
    await noteSecondFactor(tx, sessionId);
    return { passkey: toAnswer(row, party), recovery_codes: recoveryCodes };
  });
}

/**
 * Removes a passkey.
 * @throws Refusal 400 for a wrong password, 403 without a recent sign-in, 404 for an unknown passkey, 409 for the last
 * second factor of a person whose role requires one, 429 after too many wrong passwords
 */
export async function endOwnPasskey(
  deps: OwnDeps,
  person: Person,
  id: string,
  password: string | undefined,
): Promise<void> {
  await proveOneself(deps, person.principal, password, person.actor);
  const { principal, actor } = person;
  await requireProvedFactor(deps.db, principal);
  await deps.db.transaction(async (tx) => {
    await lockAccount(tx, principal.userId);
    const row = (await listPasskeys(tx, principal.userId)).find((one) => isUuid(id) && one.id === id);
    if (!row) throw notFound('There is no such passkey.');
    await tx.delete(passkeys).where(eq(passkeys.id, row.id));
    if (!(await keepCodesOfFactors(tx, principal.userId))) await disableFactor(tx, principal.userId);
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
