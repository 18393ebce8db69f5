import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { desc, sql } from 'drizzle-orm';
import { openKeys } from '../../platform/keys/open-keys';
import { repeatErasures } from '../privacy/repeat-erasures';
import { eraseById } from '../privacy/erase-by-id';
import { addAccount } from '../../testing/accounts';
import { backupWorld, contentOf } from './backup.fixture';
import { backUpToFile } from './back-up-to-file';
import { backUpWhenDue } from './backup-worker';
import { BACKUP_CHECKS } from '../health/backup-checks';
import { examineAll } from '../health/health-checks';
import { backupJobs, backups } from '../../platform/db/schema/backups.table';
import { lastBackups } from './backups.queries';
import { erasureMarks, missingErasures } from './erasure-marks';
import { fetchBackup } from './fetch-backup';
import { writeNewIdentity } from './new-identity';
import { folderTarget } from './targets/folder-target';
import { restoreBackup } from './restore-backup';
import { openBackup } from './backup-file';

const AT_THREE = Date.parse('2026-11-22T02:00:00Z');
const DAY_MS = 86_400_000;

let world: Awaited<ReturnType<typeof backupWorld>>;
let place = '';
let warnings: string[] = [];
beforeAll(async () => {
  world = await backupWorld();
});
beforeEach(async () => {
  place = world.newDataDir();
  warnings = [];
  await world.db.execute(sql`truncate backups, backup_jobs`);
});
afterEach(() => world.dropDatabases());
afterAll(() => world.close());

const settingsWith = (change: object = {}) => ({
  ...world.deps.settings,
  dataDir: world.newDataDir(),
  backups: { ...world.deps.settings.backups, place: { folder: place }, ...change },
});
const run = (now: number, settings = settingsWith(), owner = 'a server') =>
  backUpWhenDue(
    {
      ...world,
      keys: world.deps.keys,
      settings,
      settingsText: '',
      now: () => now,
      log: { warn: (text) => void warnings.push(text) },
    },
    owner,
  );
const names = () => readdirSync(place).sort();
const attempts = () => world.db.select().from(backups).orderBy(desc(backups.id));

test('a backup into a file is shown in the status, even on a server without scheduled backups', async () => {
  const path = world.newPath();
  const source = { pool: world.pool, keys: world.deps.keys, settings: '', recipients: [] };
  const { bytes } = await backUpToFile(world.db, source, path, Date.now());
  const [made] = await attempts();
  expect(made).toMatchObject({ name: basename(path), place: dirname(path), bytes, failure: null });
  const settings = { ...world.deps.settings, backups: { ...world.deps.settings.backups, place: undefined } };
  const found = await Promise.all(BACKUP_CHECKS.map((check) => check.examine({ ...world.deps, settings })));
  expect(found.flat()).toMatchObject([
    {
      subject: 'Backups',
      verdict: 'fine',
      text: expect.stringContaining(`less than an hour ago: ${basename(path)} in ${dirname(path)}`),
    },
    { subject: 'Restore test', advice: 'Run vaglio restore-test with the file.' },
  ]);
});

test('a scheduled backup is created by only one of several servers', async () => {
  const servers = ['one', 'two', 'three'].map((owner) => run(AT_THREE, settingsWith(), owner));
  expect((await Promise.all(servers)).filter(Boolean)).toHaveLength(1);
  expect(await run(AT_THREE + 3_600_000)).toBe(false);
  expect(names()).toEqual(['vaglio-2026-11-22T020000Z.backup']);
  expect(await run(AT_THREE + DAY_MS)).toBe(true);
  expect(names()).toHaveLength(2);
  const { made } = await lastBackups(world.db);
  expect(made).toMatchObject({
    name: 'vaglio-2026-11-23T020000Z.backup',
    place,
    is_encrypted: false,
    bytes: statSync(join(place, 'vaglio-2026-11-23T020000Z.backup')).size,
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    failure: null,
  });
});

test('a failed backup is retried with a backoff and does not remove old backups', async () => {
  await run(AT_THREE);
  rmSync(place, { recursive: true });
  const words = `The folder ${place} is missing, or cannot be written.`;
  await expect(run(AT_THREE + DAY_MS)).rejects.toThrow(words);
  expect(await attempts()).toMatchObject([{ failure: words, bytes: null }, { failure: null }]);
  expect(await run(AT_THREE + DAY_MS)).toBe(false);
  place = world.newDataDir();
  await world.db.update(backupJobs).set({ due_at: sql`now()` });
  expect(await run(AT_THREE + DAY_MS)).toBe(true);
  expect(names()).toHaveLength(1);
  expect(await lastBackups(world.db)).toMatchObject({ made: { place }, tried: { place } });
});

test('a disk error during a backup is reported in plain language', async () => {
  const words = 'The disk of the database is full. (53100)';
  // A view of the same name, in a schema that is searched first, simulates a full disk.
  await world.db.execute(sql`create schema authorization current_user`);
  await world.db.execute(
    sql`create function full_disk() returns boolean immutable language plpgsql as
      $$ begin raise 'could not extend file' using errcode = '53100'; end $$`,
  );
  await world.db.execute(sql`create view startups as select * from public.startups where full_disk()`);
  try {
    await expect(run(AT_THREE)).rejects.toThrow(words);
  } finally {
    await world.db.execute(sql`do $$ begin execute format('drop schema %I cascade', current_user); end $$`);
  }
  expect(await attempts()).toMatchObject([{ failure: words }]);
});

test('expired backups are removed when a new backup is stored, but other files are kept', async () => {
  writeFileSync(join(place, 'notes.txt'), 'x');
  const settings = settingsWith({ keepDays: 2, keepWeeks: 1 });
  for (let day = 0; day < 4; day += 1) await run(AT_THREE + day * DAY_MS, settings);
  expect(names()).toEqual([
    'notes.txt',
    'vaglio-2026-11-24T020000Z.backup',
    'vaglio-2026-11-25T020000Z.backup',
  ]);
  expect(readdirSync(join(settings.dataDir, 'backup-work'))).toEqual([]);
  expect(warnings).toEqual([]);
});

test('an encrypted backup is restored only with its secret key', async () => {
  const identityFile = join(world.newDataDir(), 'identity.txt');
  const recipient = await writeNewIdentity(identityFile);
  const settings = settingsWith({ recipients: [recipient] });
  await run(AT_THREE, settings);
  expect(names()).toEqual(['vaglio-2026-11-22T020000Z.backup.age']);
  await expect(openBackup(join(place, names()[0] ?? ''))).rejects.toThrow(/is not a whole backup/);
  const fetch = (identity?: string) =>
    fetchBackup('newest', { settings: settingsWith({ identityFile: identity }), now: AT_THREE });
  await expect(fetch()).rejects.toThrow(/is encrypted\. Set BACKUP_IDENTITY_FILE/);
  const other = join(world.newDataDir(), 'other.txt');
  await writeNewIdentity(other);
  await expect(fetch(other)).rejects.toThrow(/has no key of this backup/);
  const { path, remove } = await fetch(identityFile);
  const target = await world.bare();
  await restoreBackup(path, { database: target, dataDir: world.newDataDir() });
  const { backup_jobs: _jobs, ...restored } = await contentOf(target);
  const { backup_jobs: _held, backups: _made, ...original } = await contentOf(world);
  expect(restored).toMatchObject(original);
  await remove();
});

test('an encrypted backup that was modified or truncated is refused', async () => {
  const identityFile = join(world.newDataDir(), 'identity.txt');
  const settings = settingsWith({ recipients: [await writeNewIdentity(identityFile)], identityFile });
  await run(AT_THREE, settings);
  const path = join(place, names()[0] ?? '');
  const bytes = readFileSync(path);
  for (const damaged of [bytes.subarray(0, -1), flipped(bytes, bytes.length >> 1)]) {
    writeFileSync(path, damaged);
    await expect(fetchBackup(path, { settings, now: AT_THREE })).rejects.toThrow(/damaged/);
  }
  expect(readdirSync(join(settings.dataDir, 'backup-work'))).toEqual([]);
});

test('a person erased after a backup is erased again from restored data', async () => {
  const [one, other, early, later] = [
    await addAccount(world),
    await addAccount(world),
    await addAccount(world),
    await addAccount(world, { role: 'admin' }),
  ].map(({ userId }) => userId) as [string, string, string, string];
  await eraseById(world.deps, early, false);
  await run(AT_THREE);
  const late = (await addAccount(world)).userId;
  const mark = () =>
    erasureMarks({ ...world, settings: settingsWith(), now: () => AT_THREE }, folderTarget(place));
  const [server, second] = [mark(), mark()];
  await server();
  for (const [id, removesNotes] of [
    [one, true],
    [other, false],
    [late, false],
    [later, false],
  ] as const)
    await eraseById(world.deps, id, removesNotes);
  await Promise.allSettled([server(), second()]);
  for (const step of [server, second]) await step(); // retries after both servers conflicted over a file
  const marked = [`erased-${one}-with-notes`, ...[early, other, late, later].map((id) => `erased-${id}`)];
  expect(names().slice(0, -1)).toEqual([...marked].sort());

  const target = await world.bare();
  const dataDir = world.newDataDir();
  await restoreBackup(join(place, names().at(-1) ?? ''), { database: target, dataDir });
  const missing = async () => missingErasures(target.db, folderTarget(place));
  expect(await missing()).toEqual(
    [one, other, late, later].sort().map((id) => ({ id, removesNotes: id === one })),
  );
  const said: string[] = [];
  const deps = {
    db: target.db,
    keys: await openKeys(target.db, { dataDir, environmentKeys: {} }),
    now: Date.now,
  };
  await target.pool.query("update users set account_status = 'disabled' where role = 'admin' and id <> $1", [
    later,
  ]);
  const again = async () => repeatErasures(deps, await missing(), (line) => void said.push(line));
  await expect(again()).rejects.toThrow(`${later}: `); // the last administrator cannot be erased
  expect(said.sort()).toEqual(
    [`${one} is erased again.`, `${other} is erased again.`, `${late} is not in this database.`].sort(),
  );
  await target.pool.query("update users set account_status = 'active' where role = 'admin'");
  await again();
  const { rows } = await target.pool.query('select from users where id = any($1)', [[one, other, later]]);
  expect([rows.length, (await missing()).map(({ id }) => id)]).toEqual([0, [late]]);
});

test('without a storage target no backup is created', async () => {
  expect(await run(AT_THREE, settingsWith({ place: undefined }))).toBe(false);
  expect(await attempts()).toEqual([]);
});

function flipped(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
}

test('without a schedule, a failed backup is shown with a next step that this server supports', async () => {
  const found = async (databaseUrl?: string) => {
    const settings = { ...settingsWith({ place: undefined }), databaseUrl };
    const [finding] = await examineAll(BACKUP_CHECKS, { db: world.db, settings, now: () => AT_THREE });
    return finding;
  };
  expect(await found()).toMatchObject({
    text: 'This server makes none by itself.',
    advice: expect.stringContaining('in Settings, Backups'),
  });
  expect(await found(world.url)).toMatchObject({ advice: expect.not.stringContaining('Settings') });
  const failed = { started_at: new Date(AT_THREE).toISOString(), name: 'x', place: 'y', is_encrypted: false };
  await world.db.insert(backups).values({ ...failed, failure: 'A disk is full.' });
  expect(await found()).toMatchObject({
    verdict: 'problem',
    text: 'None has been made. The last attempt failed: A disk is full.',
    advice: 'Fix what the reason says. Settings, Backups makes one now.',
  });
  expect(await found(world.url)).toMatchObject({
    advice: 'Fix what the reason says. Make one with vaglio backup, or set BACKUP_DIR or BACKUP_S3_URL.',
  });
});

test('before the first attempt, the status shows that the server will create the first backup', async () => {
  const settings = settingsWith();
  expect(await examineAll(BACKUP_CHECKS, { db: world.db, settings, now: () => AT_THREE })).toMatchObject([
    {
      verdict: 'problem',
      text: 'None has been made yet.',
      advice: 'The server makes the first one when it runs. Settings, Backups makes one now.',
    },
  ]);
});
