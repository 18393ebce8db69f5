import { scoreConfig } from '../score-config/score-config.table';
import { forgetStartups, storeStartups } from '../scoring/stored-startups.fixture';
import { testApp } from '../testing/test-app';
import { pageOfRows } from './ranked-list';
import { modeOf } from './ranked-set';

let server: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());
beforeEach(() => forgetStartups(server.db));

type Item = Record<string, unknown> & { company_name: string; rank: number };

async function list(query = ''): Promise<{ items: Item[]; total: number; page: number; pageSize: number }> {
  const answer = await server.app.inject({
    url: `/auth/investments?${query}`,
    headers: server.asRole('user'),
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}
const names = async (query: string) => (await list(query)).items.map(({ company_name }) => company_name);
const ranks = async (query: string) =>
  (await list(query)).items.map(({ company_name, rank }) => `${rank} ${company_name}`);
const settings = (threshold: number, top_percent: number) =>
  server.db.insert(scoreConfig).values({ threshold, top_percent });

/** Ten startups A to J with scores 10 to 1; C and F are rejected. */
async function tenStartups() {
  await storeStartups(
    server.db,
    Array.from('ABCDEFGHIJ', (company_name, index) => ({
      company_name,
      score: 10 - index,
      rejected: 'CF'.includes(company_name) ? 1 : 0,
    })),
  );
}

test('the list begins with the active ones, the best score first, twenty on a page', async () => {
  await tenStartups();
  const { items, ...page } = await list();
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
  expect(await ranks('mode=rejected')).toEqual(['1 C', '2 F']);
  expect(await ranks('mode=all&pageSize=3')).toEqual(['1 A', '2 B', '3 C']);
});

test('a tie goes by company name, whatever the case, then nothing moves between pages', async () => {
  await storeStartups(
    server.db,
    ['delta', 'Bravo', 'alpha', 'Charlie'].map((company_name) => ({ company_name, score: 1 })),
  );
  expect(await ranks('')).toEqual(['1 alpha', '2 Bravo', '3 Charlie', '4 delta']);
  expect([...(await names('pageSize=2')), ...(await names('pageSize=2&page=2'))]).toEqual([
    'alpha',
    'Bravo',
    'Charlie',
    'delta',
  ]);
  expect(await names('sort=score&dir=asc')).toEqual(['alpha', 'Bravo', 'Charlie', 'delta']);
});

test('exactly the threshold is eligible, and one ten-thousandth less is not', async () => {
  await settings(5, 0.2);
  await storeStartups(server.db, [
    { company_name: 'Above', score: 5.0001 },
    { company_name: 'At', score: 5 },
    { company_name: 'Below', score: 4.9999 },
  ]);
  expect(await ranks('top=eligible')).toEqual(['1 Above', '2 At']);
  expect(await ranks('top=not_eligible')).toEqual(['3 Below']);
});

test('percent is the top share of the active ones; percent_all of all, whatever the mode', async () => {
  await settings(5, 0.3);
  await tenStartups();
  expect(await list('top=percent')).toMatchObject({
    total: 3,
    items: [{ company_name: 'A' }, { company_name: 'B' }, { company_name: 'D' }],
  });
  for (const mode of ['', '&mode=active', '&mode=rejected', '&mode=all']) {
    expect(await ranks(`top=percent_all${mode}`)).toEqual(['1 A', '2 B', '3 C']);
  }
  expect(await names('top=percent&mode=rejected')).toEqual(['C']);
  expect(await names('top=percent&mode=all')).toEqual(['A', 'B', 'C']);
});

test('a tie at the cut of the top share is broken by company name', async () => {
  await settings(5, 0.5);
  await storeStartups(
    server.db,
    ['d', 'b', 'a', 'c'].map((company_name) => ({ company_name, score: company_name === 'd' ? 2 : 1 })),
  );
  expect(await names('top=percent')).toEqual(['d', 'a']);
});

test.each([
  [0, 0],
  [0.0001, 1],
  [0.1, 1],
  [0.1001, 2],
  [0.99, 10],
  [1, 10],
])('of ten startups the share %d holds %d', async (share, count) => {
  await settings(5, share);
  await storeStartups(
    server.db,
    Array.from('ABCDEFGHIJ', (company_name) => ({ company_name })),
  );
  expect((await list('top=percent')).total).toBe(count);
});

test('search and filters narrow inside the set and never change it', async () => {
  await settings(5, 0.3);
  await tenStartups();
  expect(await list('top=percent&q=D')).toMatchObject({ total: 1, items: [{ company_name: 'D', rank: 3 }] });
  expect(await list('top=percent&q=E')).toMatchObject({ total: 0, items: [] });
  expect(await list('top=eligible&q=g')).toMatchObject({ total: 0, items: [] });
  expect(await list('q=g')).toMatchObject({ total: 1, items: [{ company_name: 'G', rank: 5 }] });
});

test('a search finds a folded part of the company or of its founder; % and _ are plain characters', async () => {
  await storeStartups(server.db, [
    { company_name: 'Zürich-Robotics AG' },
    { company_name: '50% Off' },
    { company_name: 'Plain', first_name: 'José', last_name: 'Müller' },
  ]);
  expect(await names('q=zurich%20ROBO')).toEqual(['Zürich-Robotics AG']);
  expect(await names('q=jose%20mul')).toEqual(['Plain']);
  expect(await names('q=%25')).toEqual(['50% Off']);
  expect(await names('q=a_n')).toEqual([]);
  expect((await list('q=%20')).total).toBe(3);
});

test('canton and sector take several codes, and Unknown for none', async () => {
  await storeStartups(server.db, [
    { company_name: 'A', canton: 'ZH', sector: 'BioT' },
    { company_name: 'B', canton: 'GE', sector: null },
    { company_name: 'C', canton: null, sector: 'ICT' },
  ]);
  expect(await names('canton=ZH,GE')).toEqual(['A', 'B']);
  expect(await names('canton=Unknown')).toEqual(['C']);
  expect(await names('canton=GE,Unknown&sector=Unknown')).toEqual(['B']);
  expect(await names('sector=BioT,ICT')).toEqual(['A', 'C']);
  expect(await names('canton=Atlantis')).toEqual([]);
  expect(await names('canton=')).toEqual(['A', 'B', 'C']);
});

test('an empty value comes last in both directions', async () => {
  await storeStartups(server.db, [
    { company_name: 'B empty' },
    { company_name: 'A empty' },
    { company_name: 'Old', founding_year: 1990 },
    { company_name: 'Young', founding_year: 2024 },
  ]);
  expect(await names('sort=founding_year&dir=desc')).toEqual(['Young', 'Old', 'A empty', 'B empty']);
  expect(await names('sort=founding_year&dir=asc')).toEqual(['Old', 'Young', 'A empty', 'B empty']);
});

test.each([
  'score',
  'firstTime_appear_inscore',
  'last_modified_score',
  'article_date',
  'founding_year',
  'created_at',
  'updated_at',
])('sorted by %s, everyone keeps the place by score', async (sort) => {
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
  expect((await ranks(`sort=${sort}&dir=asc`)).sort()).toEqual(['1 First', '2 Second']);
  expect(await ranks(`sort=${sort}&q=second`)).toEqual(['2 Second']);
});

test('a page past the end is empty with the true total; offset and limit page too; all is one page', async () => {
  await tenStartups();
  expect(await list('page=10000')).toMatchObject({ items: [], total: 8, page: 10_000 });
  expect(await names('limit=2&offset=6')).toEqual(['I', 'J']);
  expect(await names('pageSize=3&page=3')).toEqual(['I', 'J']);
  expect((await list('pageSize=all&top=percent_all&withAwards=0&withArticles=0')).items).toHaveLength(2);
});

test('awards and articles come along unless 0 leaves them out', async () => {
  await storeStartups(server.db, [
    { company_name: 'Awarded', awards: ['FIF grant'] },
    { company_name: 'Bare' },
  ]);
  const [awarded, bare] = (await list()).items;
  expect(awarded).toMatchObject({ awards: [{ award_name: 'FIF grant', weight_used: 0 }], articles: [] });
  expect(bare).toMatchObject({ awards: [], articles: [] });
  for (const item of (await list('withAwards=0&withArticles=0')).items) {
    expect(Object.keys(item)).not.toEqual(expect.arrayContaining(['awards']));
    expect(Object.keys(item)).not.toEqual(expect.arrayContaining(['articles']));
  }
});

test('an answer is what the specification names: ids as text, flags 0 or 1, moments in ISO 8601, nothing internal', async () => {
  await storeStartups(server.db, [
    { company_name: 'One', website: 'https://one.ch', raised_money: 0.1, created_at: '2025-01-02 03:04:05Z' },
  ]);
  const [one] = (await list()).items;
  expect(one).toMatchObject({
    id: '1',
    rejected: 0,
    created_at: '2025-01-02T03:04:05.000Z',
    raised_money: 0.1,
    canton: null,
    version: 1,
    is_new: 0,
  });
  expect(Object.keys(one ?? {})).not.toEqual(expect.arrayContaining(['search_key']));
});

test.each([
  ['mode=both', 'mode must be active, rejected or all.'],
  ['top=best', 'top must be all, eligible, not_eligible, percent or percent_all.'],
  [
    'sort=name',
    'sort must be score, firstTime_appear_inscore, last_modified_score, article_date, founding_year, created_at or updated_at.',
  ],
  ['dir=up', 'dir must be asc or desc.'],
  ['page=0', 'page must be at least 1.'],
  ['page=10001', 'page must be at most 10000.'],
  ['pageSize=0', 'pageSize must be at least 1.'],
  ['pageSize=501', 'pageSize must be at most 500.'],
  ['pageSize=al', 'pageSize must be a whole number.'],
  ['limit=x', 'limit must be a whole number.'],
  ['offset=-1', 'offset must be at least 0.'],
  ['withAwards=2', 'withAwards must be at most 1.'],
  ['mode=active&mode=rejected', 'mode must be text.'],
  ['order=score', 'There is no field order.'],
  [`q=${'x'.repeat(101)}`, 'q must be at most 100 characters long.'],
])('the query %s is refused: %s', async (query, error) => {
  const answer = await server.app.inject({
    url: `/auth/investments?${query}`,
    headers: server.asRole('user'),
  });
  expect([answer.statusCode, answer.json()]).toEqual([400, { error }]);
});

test.each([{}, { mode: 'rejected' }, { mode: 'all' }, { top: 'percent_all' }] as const)(
  'a page by score of %j is read from an index, unsorted',
  async (query) => {
    const page = pageOfRows(server.db, modeOf(query), query, {
      limit: 20,
      offset: 0,
      page: 1,
      pageSize: 20,
    }).toSQL();
    const client = await server.pool.connect();
    try {
      await client.query('set enable_seqscan = off; set enable_bitmapscan = off');
      const { rows } = await client.query(`explain ${page.sql}`, page.params);
      const plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n');
      expect(plan).toMatch(/Index Only Scan using startups_ranked/);
      const keys = plan.slice(plan.indexOf('Limit'));
      expect(keys).not.toContain('Sort');
    } finally {
      client.release(true);
    }
  },
);
