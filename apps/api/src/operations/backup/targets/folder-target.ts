import { constants, createReadStream, createWriteStream, existsSync } from 'node:fs';
import { access, readdir, rename, stat, unlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { madeAt } from '../backup-name';
import { syncFile } from '../sync-file';
import type { StorageTarget, StoredBackup } from './storage-target';

const DAY_MS = 24 * 3_600_000;
/** Suffix of an unfinished backup, which contains the id of the writing process. */
const DRAFT = /\.\d+\.partial$/;

/**
 * Creates a backup location in a folder, for instance on another disk. The folder itself is never created: if that disk
 * is not mounted, backups must not go to the local disk.
 */
export function folderTarget(path: string): StorageTarget {
  const folder = resolve(path);

  async function expectFolder(): Promise<void> {
    await access(folder, constants.R_OK | constants.W_OK).catch(() => {
      throw new Error(`The folder ${folder} is missing, or cannot be written.`);
    });
  }

  return {
    label: folder,
    list: async () => {
      await expectFolder();
      const found: StoredBackup[] = [];
      for (const name of await readdir(folder)) {
        const moment = madeAt(name);
        if (moment !== undefined)
          found.push({ name, madeAt: moment, bytes: (await stat(join(folder, name))).size });
      }
      return found.sort((a, b) => b.madeAt - a.madeAt);
    },
    names: async () => {
      await expectFolder();
      return readdir(folder);
    },
    put: async (name, source) => {
      await expectFolder();
      await removeAbandoned(folder, madeAt(name) ?? 0);
      const draft = join(folder, `${name}.${process.pid}.partial`);
      try {
        await copy(source, draft);
        await rename(draft, join(folder, name));
      } finally {
        await unlink(draft).catch(() => undefined);
      }
    },
    get: async (name, target) => {
      const source = join(folder, name);
      if (!existsSync(source)) throw new Error(`There is no backup ${name} in ${folder}.`);
      await copy(source, target);
    },
    remove: (name) => unlink(join(folder, name)),
  };
}

/**
 * Removes unfinished backups that killed processes left at least a day ago. They may contain unencrypted keys.
 * @param now time of the current backup, milliseconds since 1970
 */
async function removeAbandoned(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const moment = DRAFT.test(name) ? madeAt(name.replace(DRAFT, '')) : undefined;
    if (moment !== undefined && now - moment >= DAY_MS)
      await unlink(join(folder, name)).catch(() => undefined);
  }
}

async function copy(from: string, to: string): Promise<void> {
  await pipeline(createReadStream(from), createWriteStream(to, { flags: 'wx', mode: 0o600 }));
  await syncFile(to);
}
