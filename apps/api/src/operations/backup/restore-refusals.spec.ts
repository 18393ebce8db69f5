import { copyFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { migrate } from '../../platform/db/migrate';
import { openKeys } from '../../platform/keys/open-keys';
import { testDatabase } from '../../testing/test-database';
import { backupWorld, contentOf } from './backup.fixture';
import { restoreBackup } from './restore-backup';

let world: Awaited<ReturnType<typeof backupWorld>>;
beforeAll(async () => {
  world = await backupWorld();
});
afterEach(() => world.dropDatabases());
afterAll(() => world.close());

test('restoring a backup of a newer version is refused with an explanation', async () => {
  const newer = await world.bare();
  await migrate(newer.pool);
  await newer.pool.query(
    'insert into drizzle.__drizzle_migrations (hash, created_at) select repeat($1, 64), max(created_at) + 1 from drizzle.__drizzle_migrations',
    ['f'],
  );
  const path = world.newPath();
  await world.backUp(path, newer);
  const target = { database: await world.bare(), dataDir: world.newDataDir() };
  await expect(restoreBackup(path, target)).rejects.toThrow(
    'This backup was written by a newer Vaglio. Restore it with that version.',
  );
});

test('a backup with any changed byte is not restored', async () => {
  const whole = world.newPath();
  await world.backUp(whole);
  const bytes = readFileSync(whole);
  for (let part = 1; part <= 12; part++) {
    const damaged = Buffer.from(bytes);
    const at = Math.floor((bytes.length * part) / 13);
    damaged[at] = (damaged[at] ?? 0) ^ 0xff;
    const path = world.newPath();
    writeFileSync(path, damaged);
    const database = await world.bare();
    const outcome = await restoreBackup(path, { database, dataDir: world.newDataDir() }).then(
      () => 'restored',
      () => 'refused',
    );
    // Bytes without meaning, such as a time in the zip directory, may change without an error.
    const tables = await database.pool.query("select to_regclass('public.users') as users");
    const rows = tables.rows[0]?.users ? (await database.pool.query('select 1 from users')).rows.length : 0;
    if (outcome === 'restored') expect(await contentOf(database)).toEqual(await contentOf(world));
    else expect(rows).toBe(0);
  }
});

test('a truncated backup is not restored', async () => {
  const whole = world.newPath();
  await world.backUp(whole);
  const path = world.newPath();
  writeFileSync(path, readFileSync(whole).subarray(0, statSync(whole).size - 100));
  const target = { database: await world.bare(), dataDir: world.newDataDir() };
  await expect(restoreBackup(path, target)).rejects.toThrow(/is not a whole backup/);
});

test('a restore does not overwrite an installation with accounts or with other keys', async () => {
  const path = world.newPath();
  await world.backUp(path);
  const full = world.keep(await testDatabase());
  await full.pool.query(
    "insert into users (email, email_key, username, name, role) values ('a@x.ch', 'a@x.ch', 'a', 'a', 'admin')",
  );
  await expect(restoreBackup(path, { database: full, dataDir: world.newDataDir() })).rejects.toThrow(
    /The database is not empty/,
  );
  const otherDir = world.newDataDir();
  const other = world.keep(await testDatabase());
  await openKeys(other.db, { dataDir: otherDir, environmentKeys: {} });
  await expect(restoreBackup(path, { database: await world.bare(), dataDir: otherDir })).rejects.toThrow(
    /keys of another installation/,
  );
});

test('a restore does not overwrite the database of another program', async () => {
  const path = world.newPath();
  await world.backUp(path);
  const other = await world.bare();
  await other.pool.query('create table users (name text); create table invoices (amount int)');
  await expect(restoreBackup(path, { database: other, dataDir: world.newDataDir() })).rejects.toThrow(
    /The database is not empty/,
  );
  await other.pool.query('drop table users');
  await expect(restoreBackup(path, { database: other, dataDir: world.newDataDir() })).rejects.toThrow(
    /The database is not empty/,
  );
});

test('restoring a file that is not a backup is refused with an explanation', async () => {
  const path = world.newPath();
  copyFileSync(__filename, path);
  const target = { database: await world.bare(), dataDir: world.newDataDir() };
  await expect(restoreBackup(path, target)).rejects.toThrow(/is not a whole backup/);
});
