import { sql } from 'drizzle-orm';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { startups } from '../../platform/db/schema/startups.table';
import { testApp } from '../../testing/test-app';
import { nameKeyOf, searchKeyOf } from '../raw/match-keys';
import { addAwards } from '../raw/startup-awards';
import type { StartupAnswer } from './startup.schemas';

const NOW = Date.parse('2026-06-30T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW - days * 24 * 3_600_000).toISOString();
const NO_LISTS = { also: [], founders: [], financings: [] };
type Page = { items: StartupAnswer[]; total: number; page: number; pageSize: number };

let server: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  server = await testApp({ now: () => NOW });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(startups);
  await server.db.delete(rawStartups);
});

const get = (url: string, actor: Parameters<typeof server.asRole>[0] = 'admin') =>
  server.app.inject({ url, headers: server.asRole(actor) });
const page = async (url: string) => (await get(url)).json<Page>();
const namesAt = async (url: string) => (await page(url)).items.map(({ company_name }) => company_name);

async function add(company_name: string, fields: Partial<typeof startups.$inferInsert> = {}) {
  const { first_name = null, last_name = null } = fields;
  const [row] = await server.db
    .insert(startups)
    .values({
      company_name,
      name_key: nameKeyOf(company_name),
      search_key: searchKeyOf({ company_name, first_name, last_name }),
      ...fields,
    })
    .returning({ id: startups.id });
  return row?.id ?? 0;
}

async function importRows(names: readonly string[]) {
  for (const company_name of names) {
    await server.app.inject({
      method: 'POST',
      url: '/auth/startups/import-raw',
      headers: server.asRole('admin'),
      payload: {
        company_name,
        awards: ['Venture Kick 1'],
        investment: 1,
        articles: [{ url: 'https://a.ch/1', title: null, published_at: '2024-05-10', source: 's' }],
      },
    });
  }
}

test('raw startups can be sorted by the columns of their table, with empty values last', async () => {
  await importRows(['Éclair', 'Zeta', 'acme']);
  await server.db.execute(sql`update raw_startups set founding_year = 2020 where company_name <> 'Zeta'`);
  const sorted = (order: string) => namesAt(`/auth/startups/raw?${order}`);
  expect(await sorted('')).toEqual(['acme', 'Zeta', 'Éclair']);
  expect(await sorted('sort=created_at&dir=asc')).toEqual(['Éclair', 'Zeta', 'acme']);
  expect(await sorted('sort=company_name&dir=asc')).toEqual(['acme', 'Éclair', 'Zeta']);
  expect(await sorted('sort=founding_year&dir=asc')).toEqual(['acme', 'Éclair', 'Zeta']);
  expect(await sorted('sort=founding_year&dir=desc&pageSize=1&page=3')).toEqual(['Zeta']);
  expect((await get('/auth/startups/raw?sort=score')).statusCode).toBe(400);
});

test('curated startups can also be sorted by founding year and article date', async () => {
  await add('Old', { founding_year: 1999, article_date: '2026-01-01' });
  await add('New', { founding_year: 2020 });
  expect(await namesAt('/auth/startups/curated?sort=founding_year&dir=asc')).toEqual(['Old', 'New']);
  expect(await namesAt('/auth/startups/curated?sort=article_date&dir=asc')).toEqual(['Old', 'New']);
});

test('a curated startup is returned with every field, its awards and articles, and its id as a string', async () => {
  const id = await add('Acme', {
    canton: 'ZH',
    raised_money: 1.5,
    raised_currency: 'CHF',
    website: 'https://acme.ch',
    firstTime_appear_inscore: daysAgo(10),
    created_at: daysAgo(20),
    updated_at: daysAgo(20),
  });
  await server.db.transaction((tx) => addAwards(tx, [{ startup_id: id, names: ['Venture Kick 1'] }]));
  await server.db.execute(
    sql`insert into startup_articles (startup_id, url, published_at) values (${id}, 'https://a.ch/1', '2024-05-10')`,
  );
  expect(await page('/auth/startups/curated')).toEqual({
    total: 1,
    page: 1,
    pageSize: 20,
    items: [
      {
        id: String(id),
        uid: expect.stringMatching(/^[0-9a-f-]{36}$/),
        external_id: null,
        company_name: 'Acme',
        first_name: null,
        last_name: null,
        social_reason: null,
        founding_year: null,
        sector: null,
        country: null,
        canton: 'ZH',
        raised_money: 1.5,
        raised_currency: 'CHF',
        main_article_info: null,
        article_date: null,
        website: 'https://acme.ch',
        url: null,
        email: null,
        number: null,
        investors: null,
        partnership: null,
        company_description: null,
        advisors: null,
        ...NO_LISTS,
        other_award: null,
        pros_text: null,
        cons_text: null,
        investment: 0,
        rejected: 0,
        candidate: 0,
        missing_data: 0,
        email_sent: 0,
        interested: 0,
        personality_test_sent: 0,
        test_passed: 0,
        create_contract: 0,
        score: 0,
        firstTime_appear_inscore: daysAgo(10),
        last_modified_score: null,
        is_new: 1,
        version: 1,
        created_at: daysAgo(20),
        updated_at: daysAgo(20),
        awards: [{ award_name: 'Venture Kick 1', weight_used: 0 }],
        articles: [{ url: 'https://a.ch/1', title: null, published_at: '2024-05-10', source: null }],
      },
    ],
  });
});

test('withAwards=0 and withArticles=0 omit awards and articles from a list', async () => {
  await add('Acme');
  const [item] = (await page('/auth/startups/curated?withAwards=0&withArticles=0')).items;
  expect(item).not.toHaveProperty('awards');
  expect(item).not.toHaveProperty('articles');
});

test.each([
  [10, 1],
  [10.001, 0],
])('a startup that reached the threshold %d days ago has is_new %d', async (days, isNew) => {
  await add('Acme', { firstTime_appear_inscore: daysAgo(days) });
  expect((await page('/auth/startups/curated')).items).toMatchObject([{ is_new: isNew }]);
});

test('a raw row is returned with every field, without internal columns', async () => {
  await importRows(['Acme']);
  const {
    items: [item],
  } = await page('/auth/startups/raw');
  expect(item).toMatchObject({
    company_name: 'Acme',
    external_id: null,
    awards: ['Venture Kick 1'],
    origin: 'import',
    curated_at: null,
    startup_id: null,
    investment: 1,
    articles: [{ url: 'https://a.ch/1', title: null, published_at: '2024-05-10', source: 's' }],
    created_at: daysAgo(0),
    updated_at: daysAgo(0),
  });
  for (const inside of ['received', 'content_hash', 'search_key', 'created_by'])
    expect(item).not.toHaveProperty(inside);
});

test('raw startups are listed newest first, 20 per page', async () => {
  const names = Array.from({ length: 23 }, (_, i) => `Company ${i}`);
  await importRows(names);
  expect(await namesAt('/auth/startups/raw')).toEqual(names.slice(3).reverse());
  expect(await namesAt('/auth/startups/raw?page=2')).toEqual(names.slice(0, 3).reverse());
});

test.each([
  ['page=2&pageSize=2', ['C', 'D'], 2, 2],
  ['limit=2&offset=3', ['D', 'E'], 2, 2],
  ['limit=2', ['A', 'B'], 1, 2],
  ['page=9&pageSize=2', [], 9, 2],
  ['offset=99', [], 5, 20],
  ['pageSize=all', ['A', 'B', 'C', 'D', 'E'], 1, 5],
])(
  'the list of curated startups for ?%s has the right rows and the right total',
  async (query, names, number, size) => {
    for (const name of ['B', 'A', 'E', 'D', 'C']) await add(name);
    const answer = await page(`/auth/startups/curated?sort=company_name&dir=asc&${query}`);
    expect(answer.items.map(({ company_name }) => company_name)).toEqual(names);
    expect(answer).toMatchObject({ total: 5, page: number, pageSize: size });
  },
);

test('curated startups can be sorted in both directions, with ties by name and id', async () => {
  await add('B', { score: 1, created_at: daysAgo(1) });
  await add('C', { score: 2, created_at: daysAgo(2) });
  await add('A', { score: 1, created_at: daysAgo(3) });
  expect(await namesAt('/auth/startups/curated?sort=score&dir=desc')).toEqual(['C', 'A', 'B']);
  expect(await namesAt('/auth/startups/curated?sort=score&dir=asc')).toEqual(['A', 'B', 'C']);
  expect(await namesAt('/auth/startups/curated?sort=created_at&dir=desc')).toEqual(['B', 'C', 'A']);
  expect(await namesAt('/auth/startups/curated')).toEqual(['B', 'C', 'A']);
});

test.each([
  ['ÄLPLI', ['Älpli AG']],
  ['muller', ['Älpli AG']],
  ['100%', ['100% Pure']],
  ['%', ['100% Pure']],
  ['_', []],
  ['-', []],
  ['  ', ['100% Pure', 'Snake_case', 'Älpli AG']],
  ['aelpli', ['Älpli AG']],
  ['Zoe Mueller', ['Älpli AG']],
  ['snake case', ['Snake_case']],
  ['e_c', ['Snake_case']],
  ['\\', []],
  ['nobody', []],
])('a search for q=%s finds a normalized part of company or founder', async (q, names) => {
  await add('Älpli AG', { first_name: 'Zoé', last_name: 'Müller' });
  await add('100% Pure');
  await add('Snake_case');
  const answer = await page(`/auth/startups/curated?sort=company_name&dir=asc&q=${encodeURIComponent(q)}`);
  expect([answer.items.map(({ company_name }) => company_name).sort(), answer.total]).toEqual([
    names,
    names.length,
  ]);
});

test('a search also finds raw startups by company', async () => {
  await importRows(['Älpli', 'Other']);
  expect(await namesAt('/auth/startups/raw?q=alp')).toEqual(['Älpli']);
});

test.each([
  'page=0',
  'pageSize=501',
  'pageSize=some',
  'limit=-1',
  'offset=x',
  'sort=password',
  'dir=up',
  'colour=red',
  `q=${'x'.repeat(101)}`,
  'page=10001',
])('the list of curated startups refuses ?%s with a message', async (query) => {
  const answer = await get(`/auth/startups/curated?${query}`);
  expect([answer.statusCode, answer.json()]).toEqual([400, { error: expect.any(String) }]);
});

test('a person with the role user can read curated startups, but not raw startups', async () => {
  const refused = [403, { error: 'Not allowed' }];
  expect((await get('/auth/startups/curated', 'user')).statusCode).toBe(200);
  const raw = await get('/auth/startups/raw', 'user');
  expect([raw.statusCode, raw.json()]).toEqual(refused);
  const row = await server.app.inject({
    method: 'POST',
    url: '/auth/startups/import-raw',
    headers: server.asRole('user'),
    payload: {},
  });
  expect([row.statusCode, row.json()]).toEqual(refused);
});
