import { pageOf } from '../lists/list-page';
import { storeStartups } from '../scoring/stored-startups.fixture';
import { testDatabase } from '../testing/test-database';
import { until } from '../testing/writer-process';
import { changedState } from './index-changes';
import { indexedPages } from './indexed-page';
import { startupIndex } from './startup-index';

const NOW = Date.parse('2026-11-20T08:00:00Z');

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('a page is of one moment, also when the index changes while its rows are read', async () => {
  const { db } = database;
  await storeStartups(db, [
    { company_name: 'Alpha', score: 3 },
    { company_name: 'Beta', score: 2 },
    { company_name: 'Asleep', score: 1, later_until: '2027-01-20T05:00:00Z' },
  ]);
  const index = startupIndex(db);
  await until('the index', async () => (await index.state()) !== null);
  const { state } = (await index.state()) ?? {};
  if (!state) throw new Error('the index is read');
  const visit = { query: {}, ids: new Uint32Array(), at: 0 };
  const page = indexedPages(db, index)({ later: 'hide', since: 'visit' }, pageOf({}), NOW, visit);
  // The statement is on its way, when another request brings the index up to date.
  await new Promise((resolve) => process.nextTick(resolve));
  changedState(state, { ids: [...state.rows.slotOf.keys()], rows: [], settings: null }, state.revision + 1);
  expect(JSON.parse((await page) ?? '')).toMatchObject({
    items: [
      { company_name: 'Alpha', entered: 1 },
      { company_name: 'Beta', entered: 1 },
    ],
    total: 2,
    later_hidden: 1,
    news: { new: 2, moved_up: 0 },
  });
});

test('a page that is asked for again follows the clock', async () => {
  const { db } = database;
  await storeStartups(db, [
    { company_name: 'Clock', score: 9, firstTime_appear_inscore: '2026-11-10T08:00:00Z' },
    { company_name: 'Clock two', score: 8, later_until: '2026-11-20T08:00:05Z' },
  ]);
  const index = startupIndex(db);
  await until('the index', async () => (await index.state()) !== null);
  const pages = indexedPages(db, index);
  const seenAt = async (now: number) => {
    const { items } = JSON.parse((await pages({ q: 'clock' }, pageOf({}), now)) ?? '');
    return items.map((row: { is_new: number; later_until?: string }) => [row.is_new, 'later_until' in row]);
  };
  const atTheEnd = [
    [1, false],
    [0, true],
  ];
  expect(await seenAt(NOW - 1)).toEqual(atTheEnd);
  expect(await seenAt(NOW)).toEqual(atTheEnd);
  expect(await seenAt(NOW + 1)).toEqual([
    [0, false],
    [0, true],
  ]);
  expect(await seenAt(NOW + 4_999)).toEqual(await seenAt(NOW + 1));
  expect(await seenAt(NOW + 5_000)).toEqual([
    [0, false],
    [0, false],
  ]);
  expect(await seenAt(NOW - 1)).toEqual(atTheEnd); // a clock that was set back
});
