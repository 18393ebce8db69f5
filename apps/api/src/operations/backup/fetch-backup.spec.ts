import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '../../platform/config/settings';
import { fetchBackup } from './fetch-backup';

const NAME = 'vaglio-2026-11-22T020000Z.backup';
const NOW = Date.UTC(2026, 10, 22, 3);

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vaglio-fetch-'));
  mkdirSync(join(folder, 'place'));
  writeFileSync(join(folder, 'place', NAME), 'a backup');
});
afterEach(() => rmSync(folder, { recursive: true }));

function fetch(which: string, free?: number) {
  const settings = readSettings({ DATA_DIR: join(folder, 'data'), BACKUP_DIR: join(folder, 'place') });
  const disk = free === undefined ? {} : { free: async () => free };
  return fetchBackup(which, { settings, now: NOW, ...disk });
}

test.each(['newest', NAME])(
  'the backup %s is downloaded from the configured storage target',
  async (which) => {
    const { name, path, remove } = await fetch(which);
    expect([name, statSync(path).size]).toEqual([NAME, 8]);
    await remove();
    expect(readdirSync(join(folder, 'data', 'backup-work'))).toEqual([]);
  },
);

test.each(['vaglio.bakup', '/mnt/vaglio.backup', `../${NAME}`])(
  '%s is not the name of a backup and is reported as a missing file',
  async (which) => {
    await expect(fetch(which)).rejects.toThrow(`There is no file ${which}.`);
  },
);

test('a missing backup is reported with its storage target', async () => {
  const which = 'vaglio-2026-11-21T020000Z.backup';
  await expect(fetch(which)).rejects.toThrow(`There is no backup ${which} in ${join(folder, 'place')}.`);
  expect(readdirSync(folder)).toEqual(['place']);
});

test('only the work folder of backups is private, and not the data directory', async () => {
  await fetch(NAME);
  const modes = ['data', join('data', 'backup-work')].map(
    (path) => statSync(join(folder, path)).mode & 0o777,
  );
  expect(modes).toEqual([0o711, 0o700].map((mode) => mode & ~process.umask()));
});

test('a backup that does not fit on the disk is not downloaded', async () => {
  await expect(fetch(NAME, 0)).rejects.toThrow(/ has 0 MiB free, and 1 MiB are needed\. Make room/);
  expect(readdirSync(join(folder, 'data', 'backup-work'))).toEqual([]);
});
