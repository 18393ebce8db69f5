import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { THE_SERVER } from '../../audit/audit-event';
import { buildApp } from '../../app';
import { verifyChain } from '../../audit/verify-chain';
import { runAudit } from '../../startups/curation/run-audit';
import { openKeys } from '../../platform/keys/open-keys';
import { login } from '../../testing/accounts';
import { until } from '../../testing/writer-process';
import { backupWorld, contentOf, NOW } from './backup.fixture';
import { migrationsOf } from './database-shape';
import { migrateTo } from './migrate-to';
import { restoreBackup, SETTINGS_FILE } from './restore-backup';

let world: Awaited<ReturnType<typeof backupWorld>>;
beforeAll(async () => {
  world = await backupWorld();
});
afterEach(() => world.dropDatabases());
afterAll(() => world.close());

test('a backup restored into an empty installation has the same rows, keys, settings and next ids', async () => {
  const path = world.newPath();
  const { tables } = await world.backUp(path);
  expect(tables.find(({ name }) => name === 'startups')?.rows).toBe(2);
  const target = await world.bare();
  const targetDir = world.newDataDir();
  await restoreBackup(path, { database: target, dataDir: targetDir });
  expect(await contentOf(target)).toEqual(await contentOf(world));
  expect(await openKeys(target.db, { dataDir: targetDir, environmentKeys: {} })).toEqual(world.deps.keys);
  expect(readFileSync(join(targetDir, SETTINGS_FILE), 'utf8')).toBe('PRODUCT_TITLE="Sieve"\n');
  const { rows } = await target.pool.query<{ id: string }>(
    "insert into award_groups (group_key, group_name) values ('new', 'New') returning id",
  );
  expect(Number(rows[0]?.id)).toBeGreaterThan(0);
});

test('a restored installation does not repeat the request for the backup that it came from', async () => {
  await world.pool.query("insert into backup_jobs (kind) values ('manual_backup')");
  const path = world.newPath();
  await world.backUp(path);
  await world.pool.query('delete from backup_jobs');
  const target = await world.bare();
  await restoreBackup(path, { database: target, dataDir: world.newDataDir() });
  expect((await target.pool.query('select from backup_jobs')).rowCount).toBe(0);
});

test('after a restore people can sign in with their passwords', async () => {
  const path = world.newPath();
  await world.backUp(path);
  const target = await world.bare();
  await restoreBackup(path, { database: target, dataDir: world.newDataDir() });
  const app = await buildApp({ ...world.deps, db: target.db });
  const answer = await login({ ...world, app, db: target.db }, world.email);
  await app.close();
  expect(answer.statusCode).toBe(200);
  expect(await verifyChain(target.db)).toMatchObject({ broken: null });
  expect(await runAudit(target.db, THE_SERVER, NOW)).toMatchObject({ checked: 2, rescored: 0, findings: [] });
});

test('a backup during active use is a consistent snapshot', async () => {
  let isDone = false;
  let writes = 0;
  const write = async () => {
    for (let value = 1; !isDone; value = (value % 50) + 1) {
      if ((await world.call('PUT', '/auth/admin/parameters/fif-grant', { value })) === 200) writes += 1;
    }
  };
  const writers = [write(), write(), write()];
  const path = world.newPath();
  await world.backUp(path);
  isDone = true;
  await Promise.all(writers);
  expect(writes).toBeGreaterThan(0);
  const target = await world.bare();
  await restoreBackup(path, { database: target, dataDir: world.newDataDir() });
  expect(await verifyChain(target.db)).toMatchObject({ broken: null });
  expect(await runAudit(target.db, THE_SERVER, NOW)).toMatchObject({ checked: 2, rescored: 0, findings: [] });
});

test('a backup of an older version is migrated to the current version when it is restored', async () => {
  const old = await world.bare();
  const client = await world.pool.connect();
  const hashes = await migrationsOf(client);
  client.release();
  await migrateTo(old.pool, hashes.slice(0, -1));
  const path = world.newPath();
  await world.backUp(path, old);
  const target = await world.bare();
  await restoreBackup(path, { database: target, dataDir: world.newDataDir() });
  const migrated = await target.pool.query('select 1 from drizzle.__drizzle_migrations');
  expect(migrated.rows).toHaveLength(hashes.length);
});

const drafts = () => readdirSync(world.directory).filter((file) => file.endsWith('.partial'));

test('an interrupted backup leaves no file', async () => {
  const stop = new AbortController();
  const blocker = await world.pool.connect();
  await blocker.query('begin');
  await blocker.query('lock table startups in access exclusive mode');
  const stopped = expect(world.backUp(world.newPath(), { signal: stop.signal })).rejects.toThrow(/abort/);
  await until('a backup is being written', () => drafts().length === 1);
  stop.abort();
  await stopped;
  expect(drafts()).toEqual([]);
  await blocker.query('rollback');
  blocker.release();
});

test('only its owner can read a backup, which never replaces a file', async () => {
  const path = world.newPath();
  await world.backUp(path);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const before = readFileSync(path);
  await expect(world.backUp(path)).rejects.toThrow(/exists already/);
  expect(readFileSync(path).equals(before)).toBe(true);
  await expect(world.backUp(join(world.directory, 'no-such-folder', 'x.backup'))).rejects.toThrow(
    /There is no folder/,
  );
  expect(drafts()).toEqual([]);
  expect(existsSync(join(world.directory, 'no-such-folder'))).toBe(false);
});
