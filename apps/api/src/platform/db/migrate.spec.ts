import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabase } from '../../testing/test-database';
import { migrate } from './migrate';
import { connect, type Database } from './open-database';

let database: Database;
let folder: string;
beforeEach(async () => {
  database = await testDatabase();
  folder = mkdtempSync(join(tmpdir(), 'vaglio-migrations-'));
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

/** Creates a migrations folder in the format of drizzle-kit. Its migrations are newer than those of this program. */
function migrations(...statements: string[]): string {
  mkdirSync(join(folder, 'meta'));
  const entries = statements.map((statement, idx) => {
    const tag = `000${idx}_trial`;
    writeFileSync(join(folder, `${tag}.sql`), statement);
    return { idx, version: '7', when: Date.UTC(2100, 0, 1) + idx, tag, breakpoints: true };
  });
  writeFileSync(
    join(folder, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
  return folder;
}

test('migrating an up-to-date database changes nothing', async () => {
  const count = 'select count(*)::int as applied from drizzle.__drizzle_migrations';
  const before = await database.pool.query<{ applied: number }>(count);
  await migrate(database.pool);
  expect((await database.pool.query(count)).rows).toEqual(before.rows);
  expect(before.rows[0]?.applied).toBeGreaterThan(0);
});

test('four processes that migrate a database at the same time apply each migration once', async () => {
  const trial = migrations(
    'select pg_sleep(0.2)',
    'create table trial (id int); insert into trial values (1)',
  );
  await Promise.all(Array.from({ length: 4 }, () => migrate(database.pool, trial)));
  expect((await database.pool.query('select id from trial')).rows).toEqual([{ id: 1 }]);
});

test('migrations have no query time limits, unlike later queries', async () => {
  const limits = "current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock";
  const { pool, close } = await connect(database.url, console);
  await migrate(pool, migrations(`create table trial as select ${limits}`));
  expect((await pool.query('select * from trial')).rows).toEqual([{ statement: '0', lock: '0' }]);
  expect((await pool.query(`select ${limits}`)).rows).toEqual([{ statement: '5s', lock: '2s' }]);
  await close();
});

test('a failed migration is rolled back, and the next process can retry it', async () => {
  const trial = migrations('create table trial (id int); select no_such_function()');
  await expect(migrate(database.pool, trial)).rejects.toThrow();
  expect((await database.pool.query("select to_regclass('trial') as found")).rows).toEqual([{ found: null }]);
  writeFileSync(join(trial, '0000_trial.sql'), 'create table trial (id int)');
  await migrate(database.pool, trial);
  expect((await database.pool.query("select to_regclass('trial')::text as found")).rows).toEqual([
    { found: 'trial' },
  ]);
});

test('a database migrated by a newer version is refused with a next step and is not changed', async () => {
  await migrate(database.pool, migrations('create table trial (id int)'));
  await expect(migrate(database.pool)).rejects.toThrow(
    'This database was brought to the schema of a newer Vaglio, which this one does not know.\nStart the newer version again',
  );
  expect((await database.pool.query("select to_regclass('trial')::text as found")).rows).toEqual([
    { found: 'trial' },
  ]);
});

test('a database between two releases is refused, and the message names the version that completes it', async () => {
  const { rows } = await database.pool.query<{ created_at: string }>(
    'select created_at from drizzle.__drizzle_migrations order by created_at',
  );
  await database.pool.query('delete from drizzle.__drizzle_migrations where created_at > $1', [
    rows[1]?.created_at,
  ]);
  await database.pool.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) select 'x', max(created_at) + 1 from drizzle.__drizzle_migrations",
  );
  await expect(migrate(database.pool)).rejects.toThrow(
    'This database has the schema of a development version between two releases.\nStart the next release first',
  );
});
