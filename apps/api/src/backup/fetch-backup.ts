import { rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Settings } from '../settings';
import { decryptFile, isEncrypted } from './age-file';
import { madeAt } from './backup-name';
import { placeOf } from './places/place-of';
import { workFolder } from './work-folder';

/** A backup as a file that can be read, which `remove` removes again if it was made for that. */
export type FetchedBackup = { name: string; path: string; remove: () => Promise<void> };

type Needs = { settings: Pick<Settings, 'dataDir' | 'backups'>; now: number };

/**
 * Finds a backup and decrypts it where needed.
 * @param which a file; or a name in the place of the settings, or 'newest' for the newest one there
 * @throws Error in words when there is none, or the secret key is missing or another one
 */
export async function fetchBackup(which: string, { settings, now }: Needs): Promise<FetchedBackup> {
  const made: string[] = [];
  const remove = async () => {
    for (const folder of made) await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  };
  const draft = async (name: string) => {
    const folder = await workFolder(settings.dataDir, now);
    made.push(folder);
    return join(folder, name);
  };
  try {
    let [name, path] = [basename(which), which];
    if (!(await isFile(which))) {
      const place = expectPlace(which, settings);
      name = which === 'newest' ? await newestOf(place) : which;
      path = await draft(name);
      await place.get(name, path);
    }
    if (await isEncrypted(path)) {
      const plain = await draft(`${name}.plain`);
      await decryptFile(path, expectIdentity(name, settings), plain);
      path = plain;
    }
    return { name, path, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

function expectPlace(which: string, { backups }: Needs['settings']) {
  // What has no name of a backup is a mistyped file, and is not looked for elsewhere.
  const isThere = which === 'newest' || madeAt(which) !== undefined;
  if (backups.place && isThere) return placeOf(backups.place);
  throw new Error(
    which === 'newest'
      ? 'Neither BACKUP_DIR nor BACKUP_S3_URL is set: name a file.'
      : `There is no file ${which}.`,
  );
}

async function newestOf(place: ReturnType<typeof placeOf>): Promise<string> {
  const [newest] = await place.list();
  if (!newest) throw new Error(`There is no backup in ${place.label}.`);
  return newest.name;
}

function expectIdentity(name: string, { backups }: Needs['settings']): string {
  if (backups.identityFile) return backups.identityFile;
  throw new Error(
    `${name} is encrypted. Set BACKUP_IDENTITY_FILE to the file with the secret key of BACKUP_RECIPIENT.`,
  );
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}
