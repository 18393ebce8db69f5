import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { installationKeys } from '../../platform/db/schema/installation-keys.table';
import { MAX_KEYS, readKeyFile, replaceKeyFile } from '../../platform/keys/key-files';
import { KEY_NAMES, keyId, keyWithId, type KeyName, type KeyRing } from '../../platform/keys/key-ring';
import { oldKeyNeeds } from './old-key-needs';
import { lockKeys, type KeySource } from '../../platform/keys/open-keys';

/** A key of the installation as an operator sees it; never the key itself. */
export type KeyState = {
  name: KeyName;
  /** Of the first key here. */
  id: string;
  /** Milliseconds since 1970; null while no server has started with it. */
  inUseSince: number | null;
  predecessors: number;
  /** What still needs the predecessors, in words; '' when they may go. */
  needs: string;
};

/** The keys that are here, with what their predecessors are still needed for. @param now milliseconds since 1970 */
export async function keyStates(db: Db, source: KeySource, now: number): Promise<KeyState[]> {
  const states: KeyState[] = [];
  for (const name of KEY_NAMES)
    states.push(await stateOf(db, name, { ring: await ringOf(source, name), now }));
  return states;
}

/**
 * Puts a new key before those of a key file: the next start uses it, and still accepts what was made with the others.
 * @throws Error in words when the environment gives the key, it is not that of this database, or the file holds as many as
 *   it may
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
 * Removes the predecessors of a key from its file.
 * @param isNewEverywhere whether every server has started with the new key, which nothing in the database says of each:
 *   one that has not makes what the others refuse once they lack the older key
 * @returns how many
 * @throws Error in words when something still needs them, or not every server has started with the new one
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

/** What the database knows of a key; undefined before the first start. @throws Error in words when it is none of these */
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
