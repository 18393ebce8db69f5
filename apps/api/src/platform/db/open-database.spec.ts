import { createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { testDatabase } from '../../testing/test-database';
import { POOL_SIZE } from './database-pool';
import { BATCH_LIMITS, openDatabase, type Database, type DatabaseConfig } from './open-database';

let server: Database;
beforeAll(async () => {
  server = await testDatabase();
});
afterAll(() => server.close());

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };
const open = (databaseUrl: string, more: Partial<DatabaseConfig> = {}) =>
  openDatabase({ databaseUrl, dataDir: '/nowhere', log: SILENT, ...more });

test('DATABASE_URL selects the database server', async () => {
  const { db, close } = await open(server.url);
  const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`);
  expect(rows).toEqual([{ name: new URL(server.url).pathname.slice(1) }]);
  await close();
});

test('a database query may take five seconds and wait two seconds for a lock', async () => {
  const names = ['statement_timeout', 'lock_timeout', 'TimeZone'];
  const { pool, close } = await open(server.url);
  const settings = names.map(
    async (name) => (await pool.query('select current_setting($1) as value', [name])).rows[0],
  );
  expect(await Promise.all(settings)).toEqual([{ value: '5s' }, { value: '2s' }, { value: 'UTC' }]);
  await close();
});

test('a statement of a bulk command may take five minutes and wait one minute for a lock', async () => {
  const { db, close } = await open(server.url, { poolLimits: BATCH_LIMITS });
  const { rows } = await db.execute(
    sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`,
  );
  expect(rows).toEqual([{ statement: '5min', lock: '1min' }]);
  await close();
});

test('the pool runs as many queries as it has connections, and a further query fails after two seconds', async () => {
  const { pool, close } = await open(server.url);
  const clients = await Promise.all(Array.from({ length: POOL_SIZE }, () => pool.connect()));
  await expect(pool.query('select 1')).rejects.toThrow(/timeout exceeded when trying to connect/);
  expect(pool.options.connectionTimeoutMillis).toBe(2_000);
  for (const client of clients) client.release();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await close();
});

test('database connections closed by the server, idle or inside a transaction, are replaced', async () => {
  const lost: string[] = [];
  const { pool, close } = await openDatabase({
    databaseUrl: server.url,
    dataDir: '/nowhere',
    log: { ...SILENT, warn: (text) => lost.push(text) },
  });
  const [idle, busy] = [await pool.connect(), await pool.connect()];
  await busy.query('begin');
  const ends = [idle, busy].map((client) => new Promise((resolve) => client.once('end', resolve)));
  const pids = await Promise.all(
    [idle, busy].map(async (client) => (await client.query('select pg_backend_pid() as pid')).rows[0]?.pid),
  );
  idle.release();
  await server.pool.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [pids]);
  await Promise.all(ends);
  await expect(busy.query('select 1')).rejects.toThrow();
  busy.release(true);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(lost).toEqual([expect.stringContaining('A database connection was lost')]);
  const closed = close();
  pool.emit('error', new Error('terminating connection due to administrator command'), idle);
  await closed;
  expect(lost).toHaveLength(1); // closing the pool reports no lost connection
});

test('an unreachable database is named without its password', async () => {
  const port = await closedPort();
  const failure: unknown = await open(`postgres://ann:secret@127.0.0.1:${port}/vaglio`).catch(
    (error: unknown) => error,
  );
  expect(String(failure)).toContain(`Cannot use the database at 127.0.0.1:${port}`);
  expect(String(failure)).not.toContain('secret');
});

function closedPort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
