import { startupArticles } from '../../platform/db/schema/startups.table';
import { forgetStartups, storeStartups } from '../../scoring/rescoring/stored-startups.fixture';
import { testApp } from '../../testing/test-app';

let server: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());
beforeEach(() => forgetStartups(server.db));

const get = (query = '') =>
  server.app.inject({ url: `/auth/articles?${query}`, headers: server.asRole('user') });

async function store() {
  const [acme = 0, blick = 0] = await storeStartups(server.db, [
    { company_name: 'Acme' },
    { company_name: 'Blick' },
  ]);
  await server.db.insert(startupArticles).values([
    { startup_id: acme, url: 'https://a.ch/old', title: 'Old', published_at: '2026-01-01', source: 'News' },
    { startup_id: acme, url: 'https://a.ch/undated', title: null, published_at: null, source: null },
    { startup_id: blick, url: 'https://a.ch/new', title: 'New', published_at: '2026-03-01', source: 'News' },
  ]);
  return { acme, blick };
}

test('every signed-in person can read the articles, newest first, with undated articles last', async () => {
  const { acme, blick } = await store();
  expect((await get()).json()).toEqual({
    total: 3,
    page: 1,
    pageSize: 20,
    items: [
      {
        url: 'https://a.ch/new',
        title: 'New',
        published_at: '2026-03-01',
        source: 'News',
        startup_id: String(blick),
        company_name: 'Blick',
      },
      {
        url: 'https://a.ch/old',
        title: 'Old',
        published_at: '2026-01-01',
        source: 'News',
        startup_id: String(acme),
        company_name: 'Acme',
      },
      {
        url: 'https://a.ch/undated',
        title: null,
        published_at: null,
        source: null,
        startup_id: String(acme),
        company_name: 'Acme',
      },
    ],
  });
  expect((await server.app.inject({ url: '/auth/articles' })).statusCode).toBe(401);
});

test('the list of articles is paged', async () => {
  await store();
  expect((await get('page=2&pageSize=2')).json()).toMatchObject({
    total: 3,
    page: 2,
    pageSize: 2,
    items: [{ url: 'https://a.ch/undated' }],
  });
});

test.each(['page=0', 'pageSize=101', 'pageSize=all', 'colour=red'])(
  'the article list refuses the query ?%s',
  async (query) => {
    expect((await get(query)).statusCode).toBe(400);
  },
);
