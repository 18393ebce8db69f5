import { rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Settings } from '../../platform/config/settings';
import { decryptFile, isEncrypted } from './age-file';
import { madeAt } from './backup-name';
import { expectRoom, freeBytes } from './disk-room';
import type { StorageTarget, StoredBackup } from './targets/storage-target';
import { openTarget } from './targets/open-target';
import { workFolder } from './work-folder';

/** Backup as a readable file. If the file is a temporary copy, `remove` deletes it. */
export type FetchedBackup = { name: string; path: string; remove: () => Promise<void> };

type Needs = {
  settings: Pick<Settings, 'dataDir' | 'backups'>;
  now: number;
  /** Returns the free bytes on the disk of a folder. */
  free?: (folder: string) => Promise<number>;
};

/**
 * Finds a backup and decrypts it if it is encrypted.
 * @param which path of a file, the name of a backup in the configured location, or 'newest' for the newest backup there
 * @throws Error with a message for users when there is no backup, the secret key is missing or wrong, or the disk has
 *   too little space for the copies
 */
export async function fetchBackup(
  which: string,
  { settings, now, free = freeBytes }: Needs,
): Promise<FetchedBackup> {
  const made: string[] = [];
  const remove = async () => {
    for (const folder of made) await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  };
  const draft = async (name: string, bytes: number) => {
    const folder = await workFolder(settings.dataDir, now);
    made.push(folder);
    expectRoom(folder, bytes, await free(folder));
    return join(folder, name);
  };
  try {
    let [name, path] = [basename(which), which];
    if (!(await isFile(which))) {
      const place = expectPlace(which, settings);
      const stored = await storedIn(place, which);
      name = stored.name;
      path = await draft(name, stored.bytes);
      await place.get(name, path);
    }
    if (await isEncrypted(path)) {
      const plain = await draft(`${name}.plain`, (await stat(path)).size);
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
  // A mistyped file name is not searched in the backup location.
  const isThere = which === 'newest' || madeAt(which) !== undefined;
  if (backups.place && isThere) return openTarget(backups.place);
  throw new Error(
    which === 'newest'
      ? 'Neither BACKUP_DIR nor BACKUP_S3_URL is set: name a file.'
      : `There is no file ${which}.`,
  );
}

async function storedIn(place: StorageTarget, which: string): Promise<StoredBackup> {
  const stored = await place.list();
  const found = which === 'newest' ? stored[0] : stored.find(({ name }) => name === which);
  if (found) return found;
  throw new Error(`There is no backup ${which === 'newest' ? '' : `${which} `}in ${place.label}.`);
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
