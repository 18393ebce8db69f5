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
/** The signed-in person, and the address at which they are. */
type Person = { principal: Principal; actor: Actor; party: RelyingParty | null };

/** The passkeys of the signed-in person, and whether and how they can add one. */
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
 * What a browser makes a new passkey with.
 * @throws Refusal 400 for a wrong password, 403 without a fresh sign-in, 409 where there can be none or no further, 429
 */
export async function beginOwnPasskey(deps: OwnDeps, person: Person, password: string | undefined) {
  const party = relyingParty(person.party);
  const owner = await proveOneself(deps, person.principal, password, person.actor);
  await requireProvedFactor(deps.db, person.principal);
  return askForPasskey(deps.db, deps, { owner, party });
}

/**
 * Keeps a new passkey. With the first factor of a person come their recovery codes.
 * @throws Refusal 400 for one that is not right or comes too late, 409 for one that is kept already or one too many
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
