import { sql } from 'drizzle-orm';
import { storePeople } from '../drawn-filters.fixture';
import { storeStartups } from '../../../scoring/rescoring/stored-startups.fixture';
import { testApp } from '../../../testing/test-app';
import { until } from '../../../testing/writer-process';
import { keysOfSet } from './filter-columns';
import type { IndexState } from './index-query';
import { slotsWith } from './search-grams';
import { startupIndex } from './startup-index';

let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());

/** More than are noted together. */
const MANY = 5_000;
const text = 'Odd: "quoted" \\ back\nslash\tand \u{1F680} Zürich 東京';

async function storeOddStartups(): Promise<void> {
  const { db } = world;
  const ids = await storeStartups(db, [
    {
      company_name: text,
      score: 0.0001,
      rejected: 1,
      raised_money: 9_999_999_999_999.25,
      founding_year: -44,
      article_date: '0099-12-31',
      created_at: '1969-12-31 23:59:59.999999+00',
      updated_at: '9999-12-31 23:59:59.999999+00',
      firstTime_appear_inscore: '2026-11-19 23:00:00.000001-12',
      last_modified_score: 'infinity',
      awards: [text, 'B', 'Ärger'],
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
    { company_name: 'Given a step', awards: ['Ärger', 'B', text] },
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

/** All that the index keeps of each startup, by its id. */
function keptOf({ rows }: IndexState) {
  const { ids, columns, laterUntil, filters } = rows;
  return [...ids]
    .flatMap((id, slot) => (id === 0 ? [] : [{ id, slot }]))
    .sort((a, b) => a.id - b.id)
    .map(({ id, slot }) => ({
      id,
      slotOf: rows.slotOf.get(id) === slot,
      columns: Object.entries(columns).map(([key, values]) => [key, values[slot]]),
      laterUntil: laterUntil[slot],
      codes: [rows.rejected[slot], rows.canton[slot], rows.sector[slot]],
      filters: [filters.raised, filters.flags, filters.stepDay, filters.stageSince].map((all) => all[slot]),
      assignee: filters.people.texts[filters.assignee[slot] ?? 0],
      awards: keysOfSet(filters, filters.awards[slot] ?? 0),
      texts: [rows.nameKeys[slot], rows.searchKeys[slot]],
    }));
}

async function stateOf(index: ReturnType<typeof startupIndex>): Promise<IndexState> {
  await until('the index', async () => (await index.state()) !== null);
  const held = await index.state();
  if (!held) throw new Error('the index is read');
  return held.state;
}

test('a startup is the same in the index when all are read as after a change, whatever its columns hold', async () => {
  await storeOddStartups();
  const index = startupIndex(world.db);
  const read = keptOf(await stateOf(index));
  expect(read).toHaveLength(7);
  // Nobody knows, since it was made, since an event and since a decision.
  expect(new Set(read.map(({ filters }) => filters[3])).size).toBe(4);
  await world.db.execute(sql`update startups set version = version + 1`);
  index.note(true);
  expect(keptOf(await stateOf(index))).toEqual(read);
});

test('many startups are read with their texts, in the order of their names', async () => {
  const names = Array.from({ length: MANY }, (_, place) => `Company ${(place * 7_919) % MANY}`);
  await world.db.execute(sql`insert into startups (company_name, name_key, search_key)
    select name, lower(name), lower(name) from unnest(${sql.param(names)}::text[]) name`);
  const state = await stateOf(startupIndex(world.db));
  const byName = [...(state.orders.get('name')?.slots ?? [])].map((slot) => state.rows.nameKeys[slot] ?? '');
  const { rows } = await world.db.execute<{ name_key: string }>(
    sql`select name_key from startups order by name_key, id`,
  );
  expect(byName).toEqual(rows.map(({ name_key }) => name_key));
  const { searchKeys } = state.rows;
  for (const text of ['company 7', 'company 4999', '00'])
    expect(slotsWith(state.rows.grams, text, searchKeys, () => true)).toEqual(
      searchKeys.flatMap((key, slot) => (key.includes(text) ? slot : [])),
    );
});
