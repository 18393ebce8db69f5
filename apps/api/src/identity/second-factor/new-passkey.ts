import { lockAccount } from '../accounts/account.queries';
import { recordEvent, type Actor } from '../../audit/audit-event';
import { readBrandTexts } from '../../platform/config/branding/read-brand';
import type { Db, Tx } from '../../platform/db/open-database';
import type { Deps } from '../../platform/deps';
import { badRequest, conflict } from '../../platform/http/errors/errors';
import { enqueueMessage } from '../../platform/mail/outbox.queries';
import { CHALLENGE_MS, makeChallenge, takeChallenge } from './passkeys/challenges';
import { readMadePasskey, type MadePasskey } from './passkeys/passkey-answers';
import { handleOf, listPasskeys, MAX_PASSKEYS, type PasskeyRow } from './passkeys/passkeys.queries';
import { passkeys } from '../../platform/db/schema/passkeys.table';
import type { RelyingParty } from './passkeys/relying-party';
import { knownTransports, toDescriptor } from './passkeys/to-descriptor';
import { renewRecoveryCodes } from './totp/recovery-codes';
import { factorsOf } from './factors';

const TOO_MANY = `${MAX_PASSKEYS} passkeys are the most. Please remove one first.`;
const IMPOSSIBLE = 'Passkeys need an address with a host name and https. Please inform your administrator.';

type NewDeps = Pick<Deps, 'settings' | 'now'>;
type Owner = { id: string; email: string; name: string };

/**
 * Returns the relying party for passkeys.
 * @throws Refusal 409 at an address where passkeys are not possible
 */
export function relyingParty(party: RelyingParty | null): RelyingParty {
  if (party) return party;
  throw conflict(IMPOSSIBLE);
}

/**
 * Returns the options with which a verified person's browser creates a passkey.
 * @throws Refusal 409 if the person has too many passkeys
 */
export async function askForPasskey(
  db: Db | Tx,
  { settings, now }: NewDeps,
  { owner, party }: { owner: Owner; party: RelyingParty },
) {
  const existing = await listPasskeys(db, owner.id);
  if (existing.length >= MAX_PASSKEYS) throw conflict(TOO_MANY);
  const { productTitle } = await readBrandTexts(db, settings);
  return {
    challenge: await makeChallenge(db, { purpose: 'add', userId: owner.id }, now()),
    rpId: party.id,
    rpName: productTitle,
    userHandle: await handleOf(db, owner.id),
    userName: owner.email,
    displayName: owner.name,
    timeoutMs: CHALLENGE_MS,
    existing: existing.map(toDescriptor),
  };
}

/** Values of a verified new passkey. */
export type ReadPasskey = NonNullable<Awaited<ReturnType<typeof readMadePasskey>>>;

/**
 * Verifies a new passkey and uses up its challenge.
 * @throws Refusal 400 for an invalid or late response
 */
export async function readNewPasskey(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  made: MadePasskey,
  { userId, party }: { userId: string; party: RelyingParty },
): Promise<ReadPasskey> {
  const asked = { purpose: 'add', userId } as const;
  const challenge = await db.transaction((tx) => takeChallenge(tx, made.clientData, asked, now()));
  const read = challenge === null ? null : await readMadePasskey(made, { party, challenge });
  if (!read) throw badRequest('This passkey could not be added. Please try again.');
  return read;
}

/**
 * Stores a new passkey. If it is the first second factor of a person, recovery codes are created too.
 * @throws Refusal 409 for an existing passkey, or if there are too many
 */
export async function keepPasskey(
  tx: Tx,
  { keys }: Pick<Deps, 'keys'>,
  { read, userId, name, actor }: { read: ReadPasskey; userId: string; name: string; actor: Actor },
): Promise<{ row: PasskeyRow; recoveryCodes: string[] }> {
  await lockAccount(tx, userId);
  if ((await listPasskeys(tx, userId)).length >= MAX_PASSKEYS) throw conflict(TOO_MANY);
  const isFirst = (await factorsOf(tx, userId)).length === 0;
  const [row] = await tx
    .insert(passkeys)
    .values({ ...read, transports: knownTransports(read.transports), user_id: userId, name })
    .onConflictDoNothing()
    .returning();
  if (!row) throw conflict('This passkey is set up already.');
  const target = { type: 'user', id: userId };
  await recordEvent(tx, actor, { action: 'passkey_added', target, after: { name } });
  await enqueueMessage(tx, 'second-factor-on', userId);
  return { row, recoveryCodes: isFirst ? await renewRecoveryCodes(tx, userId, keys.pepper) : [] };
}
