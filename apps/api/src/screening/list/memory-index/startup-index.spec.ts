import { brotliDecompressSync } from 'node:zlib';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { connect } from '../../../platform/db/open-database';
import { storeStartups } from '../../../scoring/rescoring/stored-startups.fixture';
import { testApp } from '../../../testing/test-app';
import { pruneChanges } from './prune-changes';
import { startupChanges } from '../../../platform/db/schema/startup-changes.table';
import { startupIndex } from './startup-index';

const QUIET = { info: () => undefined, warn: () => undefined, error: () => undefined };

let world: Awaited<ReturnType<typeof testApp>>;
beforeEach(async () => {
  world = await testApp();
  await storeStartups(world.db, [
    { company_name: 'Alpha', score: 3, company_description: 'x'.repeat(2_000) },
    { company_name: 'Beta', score: 2 },
  ]);
});
afterEach(() => world.close());

const list = async (server = world, headers: Record<string, string> = {}) =>
  server.app.inject({ url: '/auth/investments', headers: { ...world.asRole('user'), ...headers } });
const names = async (server = world) =>
  (await list(server))
    .json<{ items: { company_name: string }[] }>()
    .items.map(({ company_name }) => company_name);

async function readIndex(server = world): Promise<void> {
  while (server.app.startupIndex.moment() === null) await names(server);
}

test('the place of a startup is known while its list is at hand, and not made up after a change', async () => {
  const index = world.app.startupIndex;
  expect(index.rankOf(1)).toBeNull();
  await readIndex();
  const [alpha, beta] = (await list()).json<{ items: { id: string }[] }>().items.map(({ id }) => Number(id));
  expect([index.rankOf(alpha ?? 0), index.rankOf(beta ?? 0), index.rankOf(99)]).toEqual([1, 2, null]);
  await world.db.execute(sql`update startups set score = 9 where id = ${beta}`);
  index.note(true);
  expect(index.rankOf(beta ?? 0)).toBeNull();
  await list();
  expect(index.rankOf(beta ?? 0)).toBe(1);
});

test('a change is in the very next list: by a call, by a colleague of the database, by a truncated table', async () => {
  await readIndex();
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

test.each([
  ['5,000 changed startups are followed, also where each has changed ten times', 5_000, 10, true],
  ['of one more all are read again', 5_001, 1, false],
  ['the same where fewer have changed more often than that', 5_000, 11, false],
])('%s', async (_what, changed, often, isSame) => {
  const index = startupIndex(world.db);
  const untilRead = async () => {
    let held = await index.state();
    for (; held === null; held = await index.state()) await wait(5);
    return held.state.rows;
  };
  const before = await untilRead();
  await world.db.execute(sql`insert into startup_changes (xid, startup_ids)
    select pg_current_xact_id(), array(select generate_series(1, ${changed}::int)) from generate_series(1, ${often}::int)`);
  index.note(true);
  const after = await untilRead();
  expect(after === before).toBe(isSame);
  expect(after.nameKeys.toSorted()).toEqual(['alpha', 'beta']);
});

test('changes that cannot be read are logged once, and all is read again', async () => {
  const failures: unknown[] = [];
  const index = startupIndex(world.db, { onFailure: (error) => failures.push(error) });
  const untilRead = async () => {
    while ((await index.state()) === null) await wait(5);
  };
  await untilRead();
  await world.db.execute(sql`alter table startup_changes rename to away`);
  index.note(true);
  expect(await Promise.all([index.state(), index.state()])).toEqual([null, null]);
  expect(failures).toHaveLength(1);
  await world.db.execute(sql`alter table away rename to startup_changes`);
  await untilRead();
});

test('an index that is too large leaves lists to the database', async () => {
  const [small, large] = [startupIndex(world.db, { mostRows: 1 }), startupIndex(world.db, { mostRows: 2 })];
  for (let isRead = false; !isRead; await wait(5)) {
    expect(await small.state()).toBeNull();
    isRead = (await large.state()) !== null;
  }
  await wait(100);
  expect([await small.state(), small.moment()]).toEqual([null, null]);
});

test('an index that nobody reads for hours misses nothing, though older notes are removed meanwhile', async () => {
  await readIndex();
  await world.db.execute(sql`update startups set score = 9 where company_name = 'Beta'`);
  const other = () => world.app.inject({ url: '/auth/user', headers: world.asRole('user') });
  await other();
  await pruneChanges(world.db);
  await world.db.execute(sql`update startup_changes set seen_at = now() - interval '3 hours'`);
  await pruneChanges(world.db);
  expect(await world.db.$count(startupChanges)).toBe(0);
  Object.assign(world.app.startupIndex.moment() ?? {}, { takenAt: '2026-01-01T00:00:00Z' });
  await other();
  expect(await names()).toEqual(['Beta', 'Alpha']);
});

test('a note is kept for two hours after its commit was seen, however long its transaction was open', async () => {
  const client = await world.pool.connect();
  await client.query("begin; update startups set score = 9 where company_name = 'Beta'");
  await pruneChanges(world.db);
  await client.query('commit');
  client.release();
  await pruneChanges(world.db);
  expect(await world.db.$count(startupChanges)).toBeGreaterThan(0);
});

test('many changes between two lists are read as one', async () => {
  await readIndex();
  const rows = Array.from({ length: 900 }, (_, place) => ({ company_name: `Company ${place}`, score: 1 }));
  for (let round = 0; round < 4; round += 1) {
    if (round === 0) await storeStartups(world.db, rows);
    else await world.db.execute(sql`update startups set score = ${round} where company_name like 'Company%'`);
    const { total } = (await list()).json<{ total: number }>();
    expect(total).toBe(902);
  }
  for (let round = 0; round < 8; round += 1)
    await world.db.execute(sql`update startups set founding_year = ${2000 + round} `);
  expect((await list()).json<{ items: { founding_year: number }[] }>().items[0]?.founding_year).toBe(2007);
});

test('an installation that grows past the bound leaves lists to the database', async () => {
  const index = startupIndex(world.db, { mostRows: 2 });
  while ((await index.state()) === null) await wait(5);
  await storeStartups(world.db, [{ company_name: 'Gamma' }]);
  index.note(true);
  expect([await index.state(), index.moment()]).toEqual([null, null]);
});

test('later questions keep no earlier one waiting', async () => {
  const index = startupIndex(world.db);
  while ((await index.state()) === null) await wait(5);
  const asking = setInterval(() => index.note(true), 0);
  index.note(true);
  expect(await index.state()).not.toBeNull();
  clearInterval(asking);
});

test('a database that gives no answer leaves lists to the database, and the index is read again', async () => {
  const other = await connect(world.url, QUIET);
  const index = startupIndex(other.db);
  index.note(null);
  while ((await index.state()) === null) await wait(5);
  await other.close();
  index.note(true);
  expect(await index.state()).toBeNull();
});

test('a page that several ask for is compressed once, and is the same', async () => {
  await readIndex();
  const plain = (await list()).body;
  for (let time = 0; time < 3; time += 1) {
    const { headers, rawPayload } = await list(world, { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(headers['vary']).toContain('accept-encoding');
    expect(brotliDecompressSync(rawPayload).toString()).toBe(plain);
  }
});

test('a page that several ask for as it is stays the same, byte for byte, also after a browser took it', async () => {
  await readIndex();
  const first = await list();
  await list(world, { 'accept-encoding': 'br' });
  for (let time = 0; time < 3; time += 1) {
    const { headers, rawPayload } = await list();
    expect(rawPayload).toEqual(first.rawPayload);
    const { date: _date, 'x-request-id': _id, ...others } = headers;
    expect(first.headers).toMatchObject(others);
  }
});
