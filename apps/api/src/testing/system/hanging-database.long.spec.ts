import { buildApp } from '../../app';
import type { PoolClient } from 'pg';
import { POOL_SIZE } from '../../platform/db/database-pool';
import { enqueueMessage } from '../../platform/mail/outbox.queries';
import { startOutbox } from '../../notifications/mails/outbox-worker';
import { addAccount } from '../accounts';
import { stoppablePostgres } from '../stopped-postgres';
import { testApp } from '../test-app';
import { until } from '../writer-process';

/**
 * Timeouts of the test in milliseconds. The documented timeouts are two and ten seconds. A slow machine may take
 * longer, and a request without a timeout would never end.
 */
const READINESS_MS = 4_000;
const CALL_MS = 15_000;

let postgres: Awaited<ReturnType<typeof stoppablePostgres>>;
let world: Awaited<ReturnType<typeof testApp>>;
let app: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  postgres = await stoppablePostgres();
  world = await testApp({ db: postgres.database.db });
  app = await buildApp(world.deps, { probe: postgres.database.probe });
});
afterAll(async () => {
  postgres.go();
  await app.close();
  await world.close();
  await postgres.close();
});
afterEach(() => postgres.go());

async function timed(url: string) {
  const start = performance.now();
  const answer = await app.inject({ url, headers: world.asRole('admin') });
  return { ...answer, ms: performance.now() - start };
}

const list = () => timed('/auth/investments?pageSize=20');

test('while PostgreSQL hangs, readiness and every request return 503 within a time limit', async () => {
  const before = await Promise.all(Array.from({ length: 12 }, list));
  expect(before.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 12 }, () => 200));
  await postgres.stop();
  const [health, ready, ...calls] = await Promise.all([
    timed('/healthz'),
    timed('/readyz'),
    ...Array.from({ length: 12 }, list),
  ]);
  expect([health.statusCode, ready.statusCode]).toEqual([200, 503]);
  expect(ready.ms).toBeLessThan(READINESS_MS);
  for (const call of calls) {
    expect([call.statusCode, call.json(), call.headers['retry-after']]).toEqual([
      503,
      { error: 'The service is busy or restarting. Please try again.' },
      '2',
    ]);
    expect(call.ms).toBeLessThan(CALL_MS);
  }
});

test('when PostgreSQL no longer hangs, readiness and requests work again', async () => {
  await postgres.stop();
  expect((await timed('/readyz')).statusCode).toBe(503);
  postgres.go();
  await until('ready again', async () => (await timed('/readyz')).statusCode === 200);
  await until('a list again', async () => (await list()).statusCode === 200);
});

test('a transaction that hangs with PostgreSQL is rolled back, and its connection is not reused', async () => {
  const { pool, db } = postgres.database;
  const { userId } = await addAccount(world);
  const used: PoolClient[] = [];
  pool.once('acquire', (client) => used.push(client));
  const hung = db.transaction(async (tx) => {
    await enqueueMessage(tx, 'reset', userId);
    await postgres.stop();
    await enqueueMessage(tx, 'reset', userId);
  });
  await expect(hung).rejects.toThrow();
  postgres.go();
  await until('the connection is closed', async () => {
    const { rows } = await pool.query<{ open: number; sent: number }>(
      "select (select count(*) from pg_stat_activity where state like 'idle in transaction%')::int as open, count(*)::int as sent from outbox",
    );
    return rows[0]?.open === 0 && rows[0].sent === 0;
  });
  const after = await Promise.all(Array.from({ length: POOL_SIZE }, () => pool.connect()));
  expect(after).not.toContain(used[0]);
  for (const client of after) client.release();
});

test('a worker continues when PostgreSQL no longer hangs', async () => {
  const { userId } = await addAccount(world);
  const { db } = postgres.database;
  const warnings: string[] = [];
  const sent: unknown[] = [];
  const worker = startOutbox({
    ...world.deps,
    settings: { ...world.deps.settings, publicUrl: 'https://vaglio.example' },
    log: { warn: (text: string) => warnings.push(text) },
    send: async (message) => {
      sent.push(message);
    },
  });
  await postgres.stop();
  await until('its failure is reported', () => warnings.length > 0);
  postgres.go();
  await until('a message can be stored', async () =>
    db
      .transaction((tx) => enqueueMessage(tx, 'reset', userId))
      .then(
        () => true,
        () => false,
      ),
  );
  await until('it is sent', () => sent.length > 0);
  await worker.stop();
});

test('a database query with a longer time limit is not interrupted', async () => {
  const { pool } = postgres.database;
  const client = await pool.connect();
  await client.query('begin');
  await client.query("set local statement_timeout = '30s'");
  expect((await client.query('select 1 as one from pg_sleep(8)')).rows).toEqual([{ one: 1 }]);
  await client.query('commit');
  await expect(client.query('select pg_sleep(8)')).rejects.toMatchObject({ code: '57014' });
  client.release();
});
