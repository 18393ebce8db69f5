import { sql } from 'drizzle-orm';
import { buildApp } from '../../../app';
import { connect } from '../../../platform/db/open-database';
import { startupChanges } from '../../../platform/db/schema/startup-changes.table';
import { storeStartups } from '../../../scoring/rescoring/stored-startups.fixture';
import { isWaitingForLock } from '../../../testing/lock-waits';
import { testApp } from '../../../testing/test-app';
import { until } from '../../../testing/writer-process';
import { storePeople } from '../drawn-filters.fixture';
import { listSnapshot, ONE_SNAPSHOT, type ListSnapshot, type ListState } from './list-snapshot';
import { pruneChanges } from './prune-changes';

let world: Awaited<ReturnType<typeof testApp>>;
beforeEach(async () => {
  world = await testApp();
  await storeStartups(world.db, [
    { company_name: 'Alpha', score: 3 },
    { company_name: 'Beta', score: 2 },
  ]);
});
afterEach(() => world.close());

const list = async (app = world.app) =>
  app.inject({ url: '/auth/investments', headers: world.asRole('user') });
const names = async (app = world.app) =>
  (await list(app))
    .json<{ items: { company_name: string }[] }>()
    .items.map(({ company_name }) => company_name);
const namesOf = ({ rows }: ListState) => rows.in('company_name', 'asc').map(({ name_key }) => name_key);

test('a change is in the next list, even by direct SQL or a truncated table', async () => {
  const [alpha] = (await list()).json<{ items: { id: string }[] }>().items;
  for (let round = 0; round < 20; round += 1) {
    const rejected = round % 2 === 0;
    await world.app.inject({
      method: 'PATCH',
      url: `/auth/investments/${alpha?.id}/flags`,
      headers: world.asRole('admin'),
      payload: { rejected },
    });
    expect(await names()).toEqual(rejected ? ['Beta'] : ['Alpha', 'Beta']);
  }
  await world.db.execute(sql`update startups set score = 9 where company_name = 'Beta'`);
  expect(await names()).toEqual(['Beta', 'Alpha']);
  await world.db.execute(sql`truncate startups cascade`);
  expect(await names()).toEqual([]);
  await storeStartups(world.db, [{ company_name: 'Gamma' }]);
  expect(await names()).toEqual(['Gamma']);
});

test('a change on one server is in the next list of another server on the same database', async () => {
  const other = await buildApp({ ...world.deps });
  try {
    expect([await names(), await names(other)]).toEqual([
      ['Alpha', 'Beta'],
      ['Alpha', 'Beta'],
    ]);
    for (const rejected of [true, false]) {
      const [first] = (await list()).json<{ items: { id: string }[] }>().items;
      const id = rejected ? first?.id : '1';
      await world.app.inject({
        method: 'PATCH',
        url: `/auth/investments/${id}/flags`,
        headers: world.asRole('admin'),
        payload: { rejected },
      });
      expect(await names(other)).toEqual(rejected ? ['Beta'] : ['Alpha', 'Beta']);
    }
  } finally {
    await other.close();
  }
});

test('all lists that wait for the initial load are returned', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => names()));
  expect(answers).toEqual(Array(12).fill(['Alpha', 'Beta']));
});

test.each([
  ['5,000 changed startups are updated incrementally, even after ten changes each', 5_000, 10, true],
  ['5,001 changed startups are loaded again', 5_001, 1, false],
  ['fewer startups with more changes are loaded again', 5_000, 11, false],
])('the list is updated incrementally or loaded again: %s', async (_title, changed, often, isSame) => {
  const lists = listSnapshot(world.db);
  const before = await lists.current();
  await world.db.execute(sql`insert into startup_changes (xid, startup_ids)
    select pg_current_xact_id(), array(select generate_series(1, ${changed}::int)) from generate_series(1, ${often}::int)`);
  const after = await lists.current();
  expect(after.rows === before.rows).toBe(isSame);
  expect(namesOf(after)).toEqual(['alpha', 'beta']);
});

test('a list that waits for the initial load is still returned while the server stops', async () => {
  const app = await buildApp({ ...world.deps });
  const isClosing = new Promise<void>((resolve) => app.addHook('preClose', async () => resolve()));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const holder = await world.pool.connect();
  await holder.query('begin; lock table startups in access exclusive mode');
  const answer = fetch(`${address}/auth/investments`, { headers: world.asRole('user') });
  await until('the list waits', () => isWaitingForLock(world.db));
  const closed = app.close();
  await isClosing;
  await holder.query('commit');
  holder.release();
  expect((await answer).status).toBe(200);
  await closed;
});

test('lists fail while changes cannot be read and work again afterwards', async () => {
  const lists = listSnapshot(world.db);
  await lists.current();
  await world.db.execute(sql`alter table startup_changes rename to away`);
  await expect(lists.current()).rejects.toThrow('startup_changes');
  await world.db.execute(sql`alter table away rename to startup_changes`);
  expect(namesOf(await lists.current())).toEqual(['alpha', 'beta']);
});

/** Makes all change records three hours older, as if housekeeping had last run then. */
const age = () =>
  world.db.execute(sql`update startup_changes
    set changed_at = changed_at - interval '3 hours', seen_at = seen_at - interval '3 hours'`);

test('a list that is unused for hours contains every change', async () => {
  const lists = listSnapshot(world.db);
  const { moment } = await lists.current();
  await world.db.execute(sql`update startups set name_key = 'zeta' where company_name = 'Beta'`);
  await pruneChanges(world.db);
  await age();
  await pruneChanges(world.db);
  expect(await world.db.$count(startupChanges)).toBe(0);
  Object.assign(moment, { taken_at: '2026-01-01T00:00:00Z' });
  expect(namesOf(await lists.current())).toEqual(['alpha', 'zeta']);
});

test('a change record of the list is kept for two hours after its commit', async () => {
  const notes = async () => {
    await pruneChanges(world.db);
    return world.db.$count(startupChanges);
  };
  const client = await world.pool.connect();
  await client.query('delete from startup_changes');
  await client.query("begin; update startups set score = 9 where company_name = 'Beta'");
  await client.query("update startup_changes set changed_at = now() - interval '3 hours'");
  await pruneChanges(world.db);
  await client.query('commit');
  client.release();
  const kept = [await notes(), await notes()];
  await age();
  expect([...kept, await notes()]).toEqual([1, 1, 0]);
});

test('a change of 900 startups in one transaction is in the next list', async () => {
  await names();
  const rows = Array.from({ length: 900 }, (_, place) => ({ company_name: `Company ${place}`, score: 1 }));
  for (let round = 0; round < 4; round += 1) {
    if (round === 0) await storeStartups(world.db, rows);
    else await world.db.execute(sql`update startups set score = ${round} where company_name like 'Company%'`);
    const { total } = (await list()).json<{ total: number }>();
    expect(total).toBe(902);
  }
});

test('a startup that changes several times between two lists is listed with its last state', async () => {
  await storeStartups(
    world.db,
    Array.from({ length: 900 }, (_, place) => ({ company_name: `Company ${place}` })),
  );
  const lists = listSnapshot(world.db);
  const before = await lists.current();
  for (let round = 0; round < 8; round += 1)
    await world.db.execute(sql`update startups set founding_year = ${2000 + round}`);
  const after = await lists.current();
  // Only 5,000 or more changed startups cause a complete read. 902 startups are fewer, even with eight records each.
  expect(after.rows === before.rows).toBe(true);
  const years = after.rows.in('company_name', 'asc').map(({ founding_year }) => founding_year);
  expect([years.length, new Set(years)]).toEqual([902, new Set([2007])]);
});

test('a list in a transaction uses its snapshot', async () => {
  const lists = listSnapshot(world.db);
  await world.db.transaction(async (tx) => {
    await lists.in(tx);
    await world.db.execute(sql`delete from startups where company_name = 'Alpha'`);
    const { rows } = await tx.execute(sql`select name_key from startups order by name_key`);
    expect(rows).toEqual([{ name_key: 'alpha' }, { name_key: 'beta' }]);
    expect(namesOf(await lists.current())).toEqual(['beta']);
  }, ONE_SNAPSHOT);
});

const ODD = 'Odd: "quoted" \\ back\nslash\tand \u{1F680} Zürich 東京';

async function storeOddStartups(): Promise<void> {
  const { db } = world;
  const ids = await storeStartups(db, [
    {
      company_name: ODD,
      score: 0.0001,
      rejected: 1,
      raised_money: 9_999_999_999_999.25,
      founding_year: -44,
      article_date: '0099-12-31',
      created_at: '1969-12-31 23:59:59.999999+00',
      updated_at: '9999-12-31 23:59:59.999999+00',
      firstTime_appear_inscore: '2026-11-19 23:00:00.000001-12',
      last_modified_score: 'infinity',
      awards: [ODD, 'B', 'Ärger'],
    },
    {
      company_name: 'Zeta',
      canton: 'ZH',
      sector: 'ICT',
      raised_money: 7,
      raised_currency: 'EUR',
      awards: ['B'],
    },
    { company_name: 'Asleep', later_until: '2027-01-20T05:00:00.123456Z', candidate: 1, test_passed: 1 },
    { company_name: 'Contacted before decisions were kept', email_sent: 1 },
    { company_name: 'Decided' },
    { company_name: 'Given a step', awards: ['Ärger', 'B', ODD] },
    { company_name: 'Given a day', score: 1e11 },
  ]);
  const [, , , contacted = 0, decided = 0, step = 0, day = 0] = ids;
  await storePeople(db);
  await db.execute(sql`insert into startup_work (startup_id, assignee_id, step, due) values
    (${step}, (select id from users limit 1), 'Call', null), (${day}, null, 'Write', '2027-02-28')`);
  for (const [id, flag] of [
    [contacted, 'contact'],
    [decided, 'investment'],
  ] as const) {
    const [url, headers] = [`/auth/investments/${id}/flags`, world.asRole('admin')];
    for (const isSet of [false, true])
      await world.app.inject({ method: 'PATCH', url, headers, payload: { [flag]: isSet } });
  }
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`delete from decisions where startup_id = ${contacted}`);
  });
}

test('a full load and an incremental update of the list return the same startup', async () => {
  await storeOddStartups();
  const lists = listSnapshot(world.db);
  const rowsOf = async (from: ListSnapshot) => [...(await from.current()).rows.in('company_name', 'asc')];
  const read = await rowsOf(lists);
  expect(read).toHaveLength(9);
  // The test data includes an unknown time, a creation, an event and a decision.
  expect(new Set(read.map(({ stage_since }) => stage_since)).size).toBeGreaterThanOrEqual(4);
  expect(read.filter(({ awards }) => awards.includes('\nb\n'))).toHaveLength(3);
  await world.db.execute(sql`update startups set version = version + 1`);
  expect(await rowsOf(lists)).toEqual(read);
});

test('the initial load of the list may take longer than a request', async () => {
  const limits = { connectionTimeoutMillis: 60_000, statement_timeout: 300, lock_timeout: 60_000 };
  const { db, close } = await connect(world.url, console, limits);
  const holder = await world.pool.connect();
  await holder.query('begin; lock table startups in access exclusive mode');
  const reading = listSnapshot(db).current();
  await expect(db.execute(sql`select count(*) from startups`)).rejects.toThrow(); // fails after the timeout of 300 ms
  await holder.query('commit');
  holder.release();
  expect(namesOf(await reading)).toEqual(['alpha', 'beta']);
  await close();
});
