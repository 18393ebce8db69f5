import { sql } from 'drizzle-orm';
import { testDatabase } from '../../testing/test-database';
import { connect, type Database } from './open-database';

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };
const LIMITS = { connectionTimeoutMillis: 60_000, statement_timeout: 60_000, lock_timeout: 60_000 };

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query('create table piles (id int primary key, stones int not null)');
});
beforeEach(() => database.pool.query('truncate piles; insert into piles values (1, 0), (2, 0)'));
afterAll(() => database.close());

const add = (id: number) => sql`update piles set stones = stones + 1 where id = ${id}`;
const stones = async () =>
  (await database.pool.query('select stones from piles order by id')).rows.map((row) => row.stones);

test('a transaction that the database aborts in a deadlock is retried once', async () => {
  const { db, close } = await connect(database.url, SILENT, LIMITS);
  let [runs, held] = [0, 0];
  let meet: () => void = () => undefined;
  const bothHoldOne = new Promise<void>((resolve) => {
    meet = resolve;
  });
  const move = (from: number, to: number) =>
    db.transaction(async (tx) => {
      runs += 1;
      await tx.execute(add(from));
      held += 1;
      if (held >= 2) meet();
      await bothHoldOne;
      await tx.execute(add(to));
    });
  await Promise.all([move(1, 2), move(2, 1)]);
  expect(await stones()).toEqual([2, 2]);
  // The cancelled transaction runs again. On a slow machine, the transactions may conflict twice; then the other one is
  // cancelled.
  expect([3, 4]).toContain(runs);
  await close();
});

/** Locks the first row until a connection has failed once. */
async function heldLock(pool: Database['pool']) {
  const holder = await database.pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from piles where id = 1 for update');
  let failures = 0;
  const release = async () => {
    await holder.query('rollback');
    holder.release();
  };
  return {
    failures: () => failures,
    release,
    releaseAfterFailure: () =>
      pool.on('release', (error) => {
        if (error && ++failures === 1) void release();
      }),
  };
}

test('a transaction that waited too long for a lock is retried once', async () => {
  const { db, pool, close } = await connect(database.url, SILENT, { ...LIMITS, lock_timeout: 300 });
  const lock = await heldLock(pool);
  lock.releaseAfterFailure();
  await db.execute(add(1));
  expect([lock.failures(), await stones()]).toEqual([1, [1, 0]]);
  await close();
});

test('if the retry after a lock conflict also fails, its error is returned', async () => {
  const { db, close, pool } = await connect(database.url, SILENT, { ...LIMITS, lock_timeout: 100 });
  const lock = await heldLock(pool);
  let runs = 0;
  const waiting = db.transaction(async (tx) => {
    runs += 1;
    await tx.execute(add(1));
  });
  await expect(waiting).rejects.toMatchObject({ cause: { code: '55P03' } });
  await lock.release();
  expect([runs, await stones()]).toEqual([2, [0, 0]]);
  await close();
});

test.each(['transaction that only reads', 'transaction that fails otherwise'])(
  'after a lock conflict a %s is not retried',
  async (kind) => {
    const { db, close } = await connect(database.url, SILENT, LIMITS);
    const readsOnly = kind.includes('only reads');
    let runs = 0;
    const failing = db.transaction(
      async () => {
        runs += 1;
        throw Object.assign(new Error('no'), { code: readsOnly ? '40P01' : '23505' });
      },
      readsOnly ? { accessMode: 'read only' } : undefined,
    );
    await expect(failing).rejects.toThrow('no');
    expect(runs).toBe(1);
    await close();
  },
);
