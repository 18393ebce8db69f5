import { desc } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { articles } from '../../platform/db/schema/articles.table';
import { sourceItems } from '../../platform/db/schema/source-items.table';
import { newsSources } from '../../platform/db/schema/news-sources.table';
import { articlePage, longText, newsServer, rss, type NewsServer } from '../../testing/news-server';
import { TEST_SETTINGS, testApp } from '../../testing/test-app';

const CONFIG = '/auth/admin/scrapers/config/news';
const SOURCES = '/auth/admin/scrapers/sources';

let site: NewsServer;
let server: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  site = await newsServer({});
  server = await testApp({ settings: { ...TEST_SETTINGS, privateNewsHosts: [site.host] } });
});
afterAll(async () => {
  await server.close();
  await site.close();
});
beforeEach(() => server.db.delete(newsSources));

async function call(method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) {
  const answer = await server.app.inject({
    method,
    url,
    headers: server.asRole('admin'),
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
}

test('by default fetching news is off, with an interval of 300 seconds', async () => {
  expect(await call('GET', CONFIG)).toEqual({
    status: 200,
    body: { enabled: false, intervalSec: 300, next_run_at: null, last_run: null, version: 1 },
  });
});

test.each([
  [30, 200],
  [86_400, 200],
  [29, 400],
  [86_401, 400],
  [60.5, 400],
  ['60', 400],
  [null, 400],
])('a fetch interval of %j returns %d', async (intervalSec, status) => {
  expect((await call('PUT', CONFIG, { enabled: false, intervalSec })).status).toBe(status);
});

test('when fetching is enabled, the first run is due immediately', async () => {
  await call('PUT', CONFIG, { enabled: false, intervalSec: 60 });
  const { body } = await call('PUT', CONFIG, { enabled: true, intervalSec: 120 });
  expect(body).toMatchObject({ enabled: true, intervalSec: 120 });
  expect(Date.parse(body.next_run_at)).toBeLessThanOrEqual(Date.now() + 1_000);
  const [event] = await server.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
  expect(event).toMatchObject({
    action: 'scraper_config_saved',
    before: { enabled: false, intervalSec: 60 },
    after: { enabled: true, intervalSec: 120 },
  });
  await call('PUT', CONFIG, { enabled: false, intervalSec: 300 });
});

test('a news source is added, changed, disabled and deleted', async () => {
  const { status, body } = await call('POST', SOURCES, { name: ' News ', url: `${site.url}/feed` });
  expect([status, body]).toEqual([
    201,
    expect.objectContaining({
      name: 'News',
      url: `${site.url}/feed`,
      enabled: true,
      article_count: 0,
      last_error: null,
    }),
  ]);
  expect((await call('PUT', `${SOURCES}/${body.id}`, { enabled: false })).body).toMatchObject({
    name: 'News',
    enabled: false,
  });
  expect((await call('GET', SOURCES)).body).toMatchObject({
    total: 1,
    items: [{ id: body.id, enabled: false }],
  });
  expect((await call('DELETE', `${SOURCES}/${body.id}`)).status).toBe(204);
  expect((await call('DELETE', `${SOURCES}/${body.id}`)).status).toBe(404);
});

test.each([
  ['http://127.0.0.1/feed', 'The address belongs to this machine or to a private network.'],
  ['file:///etc/passwd', 'Only http and https addresses are allowed.'],
  ['feed', 'This is not a web address.'],
])('the source address %s is refused: %s', async (url, error) => {
  expect(await call('POST', SOURCES, { name: 'X', url })).toEqual({
    status: 400,
    body: expect.objectContaining({ error }),
  });
});

test('an address can be used by only one source', async () => {
  await call('POST', SOURCES, { name: 'A', url: `${site.url}/a` });
  const { body } = await call('POST', SOURCES, { name: 'B', url: `${site.url}/b` });
  expect((await call('POST', SOURCES, { name: 'C', url: `${site.url}/a` })).status).toBe(409);
  expect((await call('PUT', `${SOURCES}/${body.id}`, { url: `${site.url}/a` })).status).toBe(409);
});

test('Test now reads a source like a run and stores no article', async () => {
  site.pages['/feed'] = rss(site.url, [
    { title: 'Alpha', path: '/alpha' },
    { title: 'Beta', path: '/beta' },
  ]);
  site.pages['/alpha'] = articlePage('Alpha', longText('Alpha'));
  const { body: source } = await call('POST', SOURCES, { name: 'A', url: `${site.url}/feed` });
  expect((await call('POST', `${SOURCES}/${source.id}/test`)).body).toEqual({
    items: 2,
    new_items: 2,
    titles: ['Alpha', 'Beta'],
    pages: [
      {
        title: 'Alpha',
        url: `${site.url}/alpha`,
        characters: expect.any(Number),
        reason: null,
        message: null,
      },
      {
        title: 'Beta',
        url: `${site.url}/beta`,
        characters: 0,
        reason: 'not_found',
        message: 'It answers with status 404.',
      },
    ],
    error: null,
  });
  expect(await server.db.$count(articles)).toBe(0);
  expect(await server.db.$count(sourceItems)).toBe(0);
  site.pages['/feed'] = { status: 503 };
  expect((await call('POST', `${SOURCES}/${source.id}/test`)).body).toEqual({
    items: 0,
    new_items: 0,
    titles: [],
    pages: [],
    error: 'It answers with status 503.',
  });
  const { body } = await call('GET', SOURCES);
  expect(body.items).toMatchObject([
    { item_count: 2, consecutive_failures: 1, last_error: 'It answers with status 503.', article_count: 0 },
  ]);
});
