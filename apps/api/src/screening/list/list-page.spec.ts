import { sql } from 'drizzle-orm';
import { startupArticles } from '../../platform/db/schema/startups.table';
import { parsePage } from '../../platform/http/pagination/list-page';
import { storeStartups } from '../../scoring/rescoring/stored-startups.fixture';
import { testDatabase } from '../../testing/test-database';
import { readInvestment } from '../startup/read-investment';
import { readListPage, type PageQuery } from './list-page';
import { listSnapshot } from './snapshot/list-snapshot';

const NOW = Date.parse('2026-11-20T08:00:00Z');

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function read(query: PageQuery, now = NOW, lists = listSnapshot(database.db)) {
  const { json } = await readListPage({ db: database.db, lists }, query, parsePage({}), now);
  return JSON.parse(json);
}

test('a page of the list is a consistent snapshot, even if startups change during the query', async () => {
  const { db } = database;
  await storeStartups(db, [
    { company_name: 'Alpha', score: 3 },
    { company_name: 'Beta', score: 2 },
    { company_name: 'Asleep', score: 1, later_until: '2027-01-20T05:00:00Z' },
  ]);
  const lists = listSnapshot(db);
  const interrupted = {
    ...lists,
    current: async () => {
      const state = await lists.current();
      await db.execute(
        sql`update startups set score = 9, company_name = 'Beta two' where company_name = 'Beta'`,
      );
      return state;
    },
  };
  expect(await read({ later: 'hide' }, NOW, interrupted)).toMatchObject({
    items: [
      { company_name: 'Beta two', rank: 1 },
      { company_name: 'Alpha', rank: 2 },
    ],
    total: 2,
    later_hidden: 1,
  });
});

test('rows of the list equal the response for a single startup', async () => {
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
  const { items } = await read({ q: 'odd:', mode: 'active' });
  expect(items).toEqual([JSON.parse(JSON.stringify(await readInvestment(db, String(id), NOW)))]);
});

test('a page of the list depends on the current time', async () => {
  await storeStartups(database.db, [
    { company_name: 'Clock', score: 9, firstTime_appear_inscore: '2026-11-10T08:00:00Z' },
    { company_name: 'Clock two', score: 8, later_until: '2026-11-20T08:00:05Z' },
  ]);
  const lists = listSnapshot(database.db);
  const seenAt = async (now: number) => {
    const { items } = await read({ q: 'clock' }, now, lists);
    return items.map((row: { is_new: number; later_until?: string }) => [row.is_new, 'later_until' in row]);
  };
  const atTheEnd = [
    [1, false],
    [0, true],
  ];
  expect(await seenAt(NOW)).toEqual(atTheEnd);
  expect(await seenAt(NOW + 4_999)).toEqual([
    [0, false],
    [0, true],
  ]);
  expect(await seenAt(NOW + 5_000)).toEqual([
    [0, false],
    [0, false],
  ]);
  expect(await seenAt(NOW - 1)).toEqual(atTheEnd); // the clock was set back
});
