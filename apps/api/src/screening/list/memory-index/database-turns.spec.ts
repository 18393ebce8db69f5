import { setTimeout as wait } from 'node:timers/promises';
import { WORK_LIMITS } from '../../../platform/http/overload/work-kinds';
import { connect } from '../../../platform/db/open-database';
import { storeStartups } from '../../../scoring/rescoring/stored-startups.fixture';
import { testDatabase } from '../../../testing/test-database';
import { until } from '../../../testing/writer-process';
import { databaseTurns } from './database-turns';
import { madeInTurn } from './made-in-turn';
import { startupIndex } from './startup-index';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
  await storeStartups(database.db, [{ company_name: 'Alpha' }, { company_name: 'Beta' }]);
});
afterAll(() => database.close());

let goOn = async () => {};
/** Also where a test has failed: nobody could close the database before the lock is gone. */
afterEach(() => goOn());

/** An index that is being read until `goOn`: a table that no list needs is locked meanwhile. */
async function readingIndex({ db = database.db, many = 1 } = {}) {
  const { pool } = database;
  const holder = await pool.connect();
  await holder.query('begin; lock table decisions in access exclusive mode');
  goOn = async () => {
    goOn = async () => {};
    await holder.query('rollback');
    holder.release();
  };
  const index = startupIndex(db, { many });
  await index.state();
  const isHeld = async () =>
    (
      await holder.query(
        'select from pg_locks join pg_database d on d.oid = database where not granted and datname = current_database()',
      )
    ).rowCount !== 0;
  await until('the reading waits', isHeld);
  return { index };
}

/** Lists of an index, and an answer of the database for those that have come to it. */
function lists(index: ReturnType<typeof startupIndex>) {
  const asked: (() => void)[] = [];
  const fromDatabase = async () => {
    await new Promise<void>((resolve) => asked.push(resolve));
    return 'database';
  };
  const fromIndex = async () => ((await index.state()) ? 'index' : null);
  return { asked, list: () => madeInTurn(index, fromIndex, fromDatabase) };
}

test('a list that waits for the index is answered from it, while the database makes another one', async () => {
  const { index } = await readingIndex();
  const { asked, list } = lists(index);
  const all = Array.from({ length: 6 }, list);
  await until('one is made', () => asked.length === 1);
  await goOn();
  expect(await Promise.all(all.slice(1))).toEqual(Array.from({ length: 5 }, () => 'index'));
  expect(asked).toHaveLength(1);
  for (const answer of asked) answer();
  expect(await Promise.all(all.slice(0, 1))).toEqual(['database']);
});

test('a list that the database has made gives its turn to the next one', async () => {
  const { index } = await readingIndex();
  const { asked, list } = lists(index);
  const all = Array.from({ length: 4 }, list);
  for (let made = 0; made < 4; made += 1) {
    await until('the next one is made', () => asked.length > made);
    asked[made]?.();
  }
  expect(await Promise.all(all)).toEqual(['database', 'database', 'database', 'database']);
  await goOn();
});

test('an index that is closed while it is read ends at once, and is not read again', async () => {
  const other = await connect(database.url, console);
  const { index } = await readingIndex(other);
  const { asked, list } = lists(index);
  const all = Array.from({ length: 3 }, list);
  await until('one is made', () => asked.length === 1);
  index.close();
  await until('no connection reads', () => other.pool.totalCount === other.pool.idleCount);
  await until('the others are made too', () => asked.length === 3);
  for (const answer of asked) answer();
  expect(await Promise.all(all)).toEqual(['database', 'database', 'database']);
  await goOn();
  await wait(100);
  expect([await index.state(), index.moment()]).toEqual([null, null]);
  await other.close();
});

test('where few startups are read, no list waits', async () => {
  const { index } = await readingIndex({ many: 3 });
  const { asked, list } = lists(index);
  const all = Array.from({ length: 5 }, list);
  await until('all are made', () => asked.length === 5);
  for (const answer of asked) answer();
  await Promise.all(all);
  await goOn();
});

test('who waits for too long is refused as in every queue, and so is who finds it full', async () => {
  const refusal = 'The server is busy.';
  const turns = databaseTurns({ atOnce: 1, waiting: 1, waitMs: 20, refusal });
  turns.begin();
  const leave = await turns.enter();
  const waits = turns.enter();
  await expect(turns.enter()).rejects.toMatchObject({ statusCode: 503, message: refusal });
  await expect(waits).rejects.toMatchObject({ statusCode: 503, message: refusal });
  leave?.();
  expect(await turns.enter()).not.toBeNull();
});

test('nobody takes turns for longer than a minute, however long a reading lasts', async () => {
  const turns = databaseTurns({ ...WORK_LIMITS.read, atOnce: 1, waitMs: 10_000, refusal: 'Busy' }, 20);
  turns.begin();
  await turns.enter();
  const waits = turns.enter();
  expect(await waits).toBeNull();
  expect(await turns.enter()).not.toBeNull();
});

test('for a caller who has left while they waited nothing is made, and the next one has the turn', async () => {
  const { index } = await readingIndex();
  const { asked, list } = lists(index);
  const first = list();
  await until('one is made', () => asked.length === 1);
  const left = madeInTurn(
    index,
    async () => null,
    async () => 'for nobody',
    () => true,
  );
  const next = list();
  asked[0]?.();
  await expect(left).rejects.toMatchObject({ statusCode: 503 });
  await until('the next one is made', () => asked.length === 2);
  asked[1]?.();
  expect(await Promise.all([first, next])).toEqual(['database', 'database']);
  await goOn();
});

test('a reading that fails is said, and is not tried again at once', async () => {
  const failures: unknown[] = [];
  const other = await connect(database.url, console);
  const index = startupIndex(other.db, { onFailure: (error) => failures.push(error) });
  await other.close();
  await index.state();
  await until('it has failed', () => failures.length === 1);
  await index.state();
  await wait(50);
  expect(failures).toHaveLength(1);
});

test('many startups are read before anybody asks for a list, a few are not', async () => {
  const [few, many] = [startupIndex(database.db), startupIndex(database.db, { many: 2 })];
  few.prepare();
  many.prepare();
  await until('the index', () => many.moment() !== null);
  await wait(100);
  expect(few.moment()).toBeNull();
});
