import { forgetStartups, storeStartups } from '../../scoring/rescoring/stored-startups.fixture';
import { rankedApp } from './ranked-list.fixture';

let server: Awaited<ReturnType<typeof rankedApp>>;
beforeAll(async () => {
  server = await rankedApp();
});
afterAll(() => server.close());
beforeEach(() => forgetStartups(server.db));

test('by default the list shows active startups, best score first, twenty per page', async () => {
  await server.storeTenStartups();
  const { items, ...page } = await server.list();
  expect(page).toEqual({ total: 8, page: 1, pageSize: 20 });
  expect(items.map(({ company_name, rank }) => `${rank} ${company_name}`)).toEqual([
    '1 A',
    '2 B',
    '3 D',
    '4 E',
    '5 G',
    '6 H',
    '7 I',
    '8 J',
  ]);
  expect(await server.ranks('mode=rejected')).toEqual(['1 C', '2 F']);
  expect(await server.ranks('mode=all&pageSize=3')).toEqual(['1 A', '2 B', '3 C']);
});

test('ties in the list are sorted by company name, case-insensitive, so that pages are stable', async () => {
  await storeStartups(
    server.db,
    ['delta', 'Bravo', 'alpha', 'Charlie'].map((company_name) => ({ company_name, score: 1 })),
  );
  expect(await server.ranks('')).toEqual(['1 alpha', '2 Bravo', '3 Charlie', '4 delta']);
  expect([...(await server.names('pageSize=2')), ...(await server.names('pageSize=2&page=2'))]).toEqual([
    'alpha',
    'Bravo',
    'Charlie',
    'delta',
  ]);
  expect(await server.names('sort=score&dir=asc')).toEqual(['alpha', 'Bravo', 'Charlie', 'delta']);
});

test('a startup at exactly the threshold is eligible', async () => {
  await server.setRules(5, 0.2);
  await storeStartups(server.db, [
    { company_name: 'Above', score: 5.0001 },
    { company_name: 'At', score: 5 },
    { company_name: 'Below', score: 4.9999 },
  ]);
  expect(await server.ranks('top=eligible')).toEqual(['1 Above', '2 At']);
  expect(await server.ranks('top=not_eligible')).toEqual(['3 Below']);
});

test('percent lists the top percent of active startups, and percent_all the top percent of all startups', async () => {
  await server.setRules(5, 0.3);
  await server.storeTenStartups();
  expect(await server.list('top=percent')).toMatchObject({
    total: 3,
    items: [{ company_name: 'A' }, { company_name: 'B' }, { company_name: 'D' }],
  });
  for (const mode of ['', '&mode=active', '&mode=rejected', '&mode=all']) {
    expect(await server.ranks(`top=percent_all${mode}`)).toEqual(['1 A', '2 B', '3 C']);
  }
  expect(await server.names('top=percent&mode=rejected')).toEqual(['C']);
  expect(await server.names('top=percent&mode=all')).toEqual(['A', 'B', 'C']);
});

test('a tie at the limit of the top percent is resolved by company name', async () => {
  await server.setRules(5, 0.5);
  await storeStartups(
    server.db,
    ['d', 'b', 'a', 'c'].map((company_name) => ({ company_name, score: company_name === 'd' ? 2 : 1 })),
  );
  expect(await server.names('top=percent')).toEqual(['d', 'a']);
});

test.each([
  [0, 0],
  [0.0001, 1],
  [0.1, 1],
  [0.1001, 2],
  [0.99, 10],
  [1, 10],
])('of ten startups the list of the top share %d contains %d', async (share, count) => {
  await server.setRules(5, share);
  await storeStartups(
    server.db,
    Array.from('ABCDEFGHIJ', (company_name) => ({ company_name })),
  );
  expect((await server.list('top=percent')).total).toBe(count);
});

test('in the list empty values are last in both directions', async () => {
  await storeStartups(server.db, [
    { company_name: 'B empty' },
    { company_name: 'A empty' },
    { company_name: 'Old', founding_year: 1990 },
    { company_name: 'Young', founding_year: 2024 },
  ]);
  expect(await server.names('sort=founding_year&dir=desc')).toEqual(['Young', 'Old', 'A empty', 'B empty']);
  expect(await server.names('sort=founding_year&dir=asc')).toEqual(['Old', 'Young', 'A empty', 'B empty']);
});

test.each([
  'score',
  'firstTime_appear_inscore',
  'last_modified_score',
  'article_date',
  'founding_year',
  'created_at',
  'updated_at',
])('in a list sorted by %s every startup keeps its rank by score', async (sort) => {
  await storeStartups(server.db, [
    {
      company_name: 'Second',
      score: 1,
      founding_year: 2020,
      article_date: '2025-01-02',
      created_at: '2025-01-02',
      updated_at: '2025-01-02',
    },
    {
      company_name: 'First',
      score: 2,
      founding_year: 2010,
      article_date: '2024-01-02',
      created_at: '2024-01-02',
      updated_at: '2024-01-02',
    },
  ]);
  expect((await server.ranks(`sort=${sort}&dir=asc`)).sort()).toEqual(['1 First', '2 Second']);
  expect(await server.ranks(`sort=${sort}&q=second`)).toEqual(['2 Second']);
});
