import { sql } from 'drizzle-orm';
import { ADVISORY_LOCKS, waitForLock } from '../db/advisory-locks';
import type { Db, Tx } from '../db/open-database';
import { installationKeys } from '../db/schema/installation-keys.table';
import { makeKeyFile, readKeyFile } from './key-files';
import { KEY_NAMES, keyId, keyWithId, type KeyName, type KeyRing, type Keys } from './key-ring';

/** Sources of keys: the environment, and otherwise files in the data directory. */
export type KeySource = {
  dataDir: string;
  /** Keys from KEY_TOKEN, KEY_REFRESH, KEY_PEPPER and KEY_AUDIT. These keys are never written to a file. */
  environmentKeys: Partial<Keys>;
};

type FoundKeys = Partial<Record<KeyName, KeyRing>>;

/**
 * Returns the keys of this installation. The first start with a database creates missing keys and stores their ids.
 * Every later start must find the same keys, either as current or as previous keys.
 * @throws Error with a message for the console if a key of this database is missing or was replaced, because every
 * correct password would be refused
 */
export async function openKeys(db: Db, source: KeySource): Promise<Keys> {
  return db.transaction(async (tx) => {
    await lockKeys(tx);
    const known = await knownKeys(tx);
    const found = await findKeys(source);
    const foreign = KEY_NAMES.filter((name) => isForeign(found[name], known.get(name)));
    if (foreign.length > 0) throw new Error(refusal(foreign, source));
    const keys = await completeKeys(found, source, known.size === 0);
    await noteKeys(tx, keys);
    return keys;
  });
}

/**
 * Registers the available keys as the keys of this database, regardless of the stored ids, and creates missing keys.
 * @returns names of the changed keys
 */
export async function declareKeys(tx: Tx, source: KeySource): Promise<KeyName[]> {
  await lockKeys(tx);
  const known = await knownKeys(tx);
  const found = await findKeys(source);
  await noteKeys(tx, await completeKeys(found, source, known.size === 0));
  return KEY_NAMES.filter((name) => isForeign(found[name], known.get(name)));
}

/** Locks the key ids of this database until the end of the transaction. */
export async function lockKeys(tx: Tx): Promise<void> {
  await waitForLock(tx, ADVISORY_LOCKS.keys);
}

/**
 * Returns the reason why the server would refuse to start because of its keys; null if the keys are valid. Changes
 * nothing.
 */
export async function keyRefusal(db: Db, source: KeySource): Promise<string | null> {
  const [known, found] = [await knownKeys(db), await findKeys(source)];
  const foreign = KEY_NAMES.filter((name) => isForeign(found[name], known.get(name)));
  return foreign.length === 0 ? null : refusal(foreign, source);
}

async function knownKeys(tx: Db | Tx): Promise<Map<KeyName, string>> {
  const rows = await tx.select().from(installationKeys);
  return new Map(rows.map(({ name, key_id }) => [name, key_id]));
}

async function findKeys({ dataDir, environmentKeys }: KeySource): Promise<FoundKeys> {
  const found: FoundKeys = {};
  for (const name of KEY_NAMES) {
    const ring = environmentKeys[name] ?? (await readKeyFile(dataDir, name));
    if (ring) found[name] = ring;
  }
  return found;
}

function isForeign(ring: KeyRing | undefined, known: string | undefined): boolean {
  return known !== undefined && (ring === undefined || keyWithId(ring, known) === undefined);
}

async function completeKeys(
  { token, refresh, pepper, audit }: FoundKeys,
  { dataDir, environmentKeys }: KeySource,
  isFirstNote: boolean,
): Promise<Keys> {
  // Before the audit key existed, the token key masked email addresses. That key becomes the audit key, so old masks
  // remain valid. A key from the environment is never written to a file.
  const formerMask = isFirstNote && environmentKeys.token === undefined ? token?.at(-1) : undefined;
  return {
    token: token ?? (await makeKeyFile(dataDir, 'token')),
    refresh: refresh ?? (await makeKeyFile(dataDir, 'refresh')),
    pepper: pepper ?? (await makeKeyFile(dataDir, 'pepper')),
    audit: audit ?? (await makeKeyFile(dataDir, 'audit', formerMask)),
  };
}

async function noteKeys(tx: Tx, keys: Keys): Promise<void> {
  await tx
    .insert(installationKeys)
    .values(KEY_NAMES.map((name) => ({ name, key_id: keyId(keys[name][0]) })))
    .onConflictDoUpdate({
      target: installationKeys.name,
      set: { key_id: sql`excluded.key_id`, updated_at: sql`now()` },
      setWhere: sql`${installationKeys.key_id} <> excluded.key_id`,
    });
}

function refusal(names: readonly KeyName[], { dataDir }: KeySource): string {
  return [
    `The keys of this database are not here: ${names.join(', ')}.`,
    `With other keys nobody could sign in. Copy the folder "keys" of the installation that made the database to ${dataDir}/keys,`,
    `or set ${names.map((name) => `KEY_${name.toUpperCase()}`).join(', ')}.`,
    `If they are lost for good: vaglio keys adopt (everybody then chooses a new password).`,
  ].join('\n');
}
