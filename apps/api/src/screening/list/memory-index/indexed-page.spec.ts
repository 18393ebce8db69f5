import { pageOf } from '../../../platform/http/pagination/list-page';
import { storeStartups } from '../../../scoring/rescoring/stored-startups.fixture';
import { listCurated } from '../startup.queries';
import { startupArticles } from '../../../platform/db/schema/startups.table';
import { testDatabase } from '../../../testing/test-database';
import { until } from '../../../testing/writer-process';
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
  changedState(
    state,
    { ids: [...state.rows.ids].filter((id) => id !== 0), rows: [], settings: null },
    state.revision + 1,
  );
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

test('rows are what the list of the database answers, whatever letters, sums and moments they hold', async () => {
  const { db } = database;
  const text = 'Odd: "quoted" \\ back\nslash\u0001\u001f\u2028 </script> \u{1F680} Zürich 東京';
  const [id = 0] = await storeStartups(db, [
    {
      company_name: text,
      company_description: text,
      raised_money: 9_999_999_999_999.25,
      raised_currency: 'EUR',
      score: 0.1,
      also: [text],
      founders: [{ first_name: text, last_name: 'L' }],
      article_date: '0099-12-31',
      created_at: '1969-12-31 23:59:59.999999+00',
      updated_at: '2026-03-29 01:59:59.9996+01',
      firstTime_appear_inscore: '2026-11-19 23:00:00.0001-12',
      awards: [text, 'B'],
    },
  ]);
  await db.insert(startupArticles).values([
    { startup_id: id, url: 'https://a.example/', link: 'https://ä.example/', published_at: '2026-01-02' },
    { startup_id: id, url: 'https://b.example/', title: text, source: text },
  ]);
  const index = startupIndex(db);
  await until('the index', async () => (await index.state()) !== null);
  const [page, query] = [pageOf({}), { q: 'odd:' }];
  const json = await indexedPages(db, index)({ ...query, mode: 'all', withRank: false }, page, NOW);
  const listed = JSON.stringify((await listCurated(db, query, page, NOW)).items);
  expect(JSON.parse(json ?? '').items).toEqual(JSON.parse(listed));
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
