import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { restoreTestFolder, workFolder } from './work-folder';

const DAY_MS = 86_400_000;

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'vaglio-work-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** Creates a folder that contains a key and was last changed `age` milliseconds ago. */
function leave(path: string, age = 0): void {
  mkdirSync(join(dataDir, path, 'keys'), { recursive: true });
  writeFileSync(join(dataDir, path, 'keys', 'pepper.key'), 'secret');
  const moment = new Date(Date.now() - age);
  utimesSync(join(dataDir, path), moment, moment);
}
const inWork = () => readdirSync(join(dataDir, 'backup-work'));
const restoreTests = () => readdirSync(dataDir).filter((name) => name.startsWith('drill-'));

test('files, folders and test databases of restores are removed after a day', async () => {
  for (const age of [2 * DAY_MS, 0]) {
    leave(`backup-work/move-${age}`, age);
    leave(`drill-${age}`, age);
  }
  const plain = join(dataDir, 'backup-work', '7-vaglio.backup.age.plain');
  writeFileSync(plain, 'secret');
  utimesSync(plain, 0, 0);
  const folder = await workFolder(dataDir, Date.now());
  expect(inWork().sort()).toEqual([basename(folder), 'move-0'].sort());
  expect(restoreTests()).toEqual(['drill-0']);
});

test('files of a killed backup or restore on this machine are removed immediately', async () => {
  const [work, restoreTest] = [
    await workFolder(dataDir, Date.now()),
    await restoreTestFolder(dataDir, Date.now()),
  ];
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  const ofAnother = (path: string, id: number) => basename(path).replace(`-${process.pid}-`, `-${id}-`);
  leave(`backup-work/${ofAnother(work, pid)}`);
  leave(ofAnother(restoreTest, pid));
  const ofThisId = basename(work).replace(/[0-9a-f]{8}-[^-]*$/, '00000000-abcdef');
  leave(`backup-work/${ofThisId}`);
  const parents = ofAnother(work, process.ppid);
  leave(`backup-work/${parents}`);
  const next = await workFolder(dataDir, Date.now());
  expect(inWork().sort()).toEqual([work, next, parents].map((path) => basename(path)).sort());
  expect(restoreTests()).toEqual([basename(restoreTest)]);
});

test('only the owner can read files in the work folder', async () => {
  const modeOf = (path: string) => statSync(path).mode & 0o777;
  expect(modeOf(await workFolder(dataDir, Date.now()))).toBe(0o700);
  expect(modeOf(await restoreTestFolder(dataDir, Date.now()))).toBe(0o711);
});
