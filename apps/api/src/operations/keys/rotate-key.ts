import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { installationKeys } from '../../platform/db/schema/installation-keys.table';
import { MAX_KEYS, readKeyFile, replaceKeyFile } from '../../platform/keys/key-files';
import { KEY_NAMES, keyId, keyWithId, type KeyName, type KeyRing } from '../../platform/keys/key-ring';
import { oldKeyNeeds } from './old-key-needs';
import { lockKeys, type KeySource } from '../../platform/keys/open-keys';

/** State of an installation key for operators. Never contains the key itself. */
export type KeyState = {
  name: KeyName;
  /** Id of the current key. */
  id: string;
  /** Time of the first server start with the key, in milliseconds since 1970; null if no server has started with it. */
  inUseSince: number | null;
  predecessors: number;
  /** Description of the data that still needs the previous keys; '' when they can be removed. */
  needs: string;
};

/**
 * Returns the available keys, with the data that still needs their previous keys.
 * @param now milliseconds since 1970
 */
export async function keyStates(db: Db, source: KeySource, now: number): Promise<KeyState[]> {
  const states: KeyState[] = [];
  for (const name of KEY_NAMES)
    states.push(await stateOf(db, name, { ring: await ringOf(source, name), now }));
  return states;
}

/**
 * Adds a new key at the start of a key file. After the next start, the server uses it and still accepts data of the
 * previous keys.
 * @throws Error with a message for users when the environment sets the key, the key does not belong to this database,
 *   or the file is full
 */
export async function rotateKey(db: Db, source: KeySource, name: KeyName): Promise<void> {
  await db.transaction(async (tx) => {
    await lockKeys(tx);
    const ring = await fileRingOf(source, name);
    await knownKeyOf(tx, name, ring);
    if (ring.length >= MAX_KEYS)
      throw new Error(
        `${name} has ${ring.length - 1} older keys: remove them first (vaglio keys drop ${name}).`,
      );
    await replaceKeyFile(source.dataDir, name, [randomBytes(ring[0].length), ...ring]);
  });
}

/**
 * Removes the previous keys from a key file.
 * @param isNewEverywhere whether every server has started with the new key: other servers would create data that this
 *   server then rejects. The database does not record this.
 * @returns the number of removed keys
 * @throws Error with a message for users when the previous keys are still needed, or not every server has started with
 *   the new key
 */
export async function dropPredecessors(
  db: Db,
  source: KeySource,
  name: KeyName,
  { now, isNewEverywhere }: { now: number; isNewEverywhere: boolean },
): Promise<number> {
  return db.transaction(async (tx) => {
    await lockKeys(tx);
    const ring = await fileRingOf(source, name);
    const { inUseSince, needs } = await stateOf(tx, name, { ring, now });
    if (inUseSince === null)
      throw new Error(`No server has started with the new key of ${name}: restart every server first.`);
    if (needs !== '') throw new Error(`The older keys of ${name} are still needed: ${needs}.`);
    if (ring.length > 1 && !isNewEverywhere)
      throw new Error(
        [
          `Several servers may use this database. One that runs since before ${new Date(inUseSince).toISOString()} makes with`,
          `an older key of ${name} what the others then refuse. Once each was restarted since, with the same keys:`,
          `vaglio keys drop ${name} --all-restarted`,
        ].join('\n'),
      );
    await replaceKeyFile(source.dataDir, name, [ring[0]]);
    return ring.length - 1;
  });
}

async function stateOf(
  db: Db | Tx,
  name: KeyName,
  { ring, now }: { ring: KeyRing; now: number },
): Promise<KeyState> {
  const known = await knownKeyOf(db, name, ring);
  const id = keyId(ring[0]);
  const since = known?.key_id === id ? Date.parse(known.updated_at) : null;
  const needs =
    since === null || ring.length === 1 ? '' : await oldKeyNeeds(db, name, { inUse: { id, since }, now });
  return { name, id, inUseSince: since, predecessors: ring.length - 1, needs };
}

/**
 * Returns the key that the database has registered under a name; undefined before the first start.
 * @throws Error with a message for users when no available key matches it
 */
async function knownKeyOf(db: Db | Tx, name: KeyName, ring: KeyRing) {
  const [known] = await db.select().from(installationKeys).where(eq(installationKeys.name, name));
  if (known && !keyWithId(ring, known.key_id))
    throw new Error(`The key ${name} is not that of this database: DATA_DIR must be that of the server.`);
  return known;
}

async function ringOf({ dataDir, environmentKeys }: KeySource, name: KeyName): Promise<KeyRing> {
  const ring = environmentKeys[name] ?? (await readKeyFile(dataDir, name));
  if (!ring)
    throw new Error(`There is no key ${name} in ${dataDir}/keys: DATA_DIR must be that of the server.`);
  return ring;
}

async function fileRingOf(source: KeySource, name: KeyName): Promise<KeyRing> {
  if (source.environmentKeys[name])
    throw new Error(
      `KEY_${name.toUpperCase()} gives this key. Put a new one there yourself, before the others, separated by a comma.`,
    );
  return ringOf(source, name);
}
