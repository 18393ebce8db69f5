import { newsRunsOn, publish, type NewsRuns } from '../sources/news-runs.fixture';
import { articlePage, longText } from '../../testing/news-server';
import { testApp } from '../../testing/test-app';

const UNREAD = '/auth/admin/scrapers/unread';

let server: Awaited<ReturnType<typeof testApp>>;
let news: NewsRuns;
let source: number;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  news = await newsRunsOn(server);
  publish(news.site, ['Absent', 'Lost', 'Members', 'Alive'], {
    Absent: { status: 404 },
    Lost: { status: 404 },
    Members: { status: 402 },
  });
  source = await news.addSource();
  await news.run();
});
afterEach(() => news.close());

async function call(method: 'GET' | 'POST', path: string, payload?: object) {
  const answer = await server.app.inject({
    method,
    url: `${UNREAD}${path}`,
    headers: server.asRole('admin'),
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}
const titles = async (query = '') =>
  (await call('GET', `?${query}`)).body.items.map(({ title }: { title: string }) => title).sort();
const idOf = async (title: string): Promise<string> => (await call('GET', `?q=${title}`)).body.items[0].id;

test('unread pages are listed with source, reason, attempts and next attempt', async () => {
  const { body } = await call('GET', '');
  expect(body).toMatchObject({
    total: 3,
    open_count: 3,
    never_count: 0,
    reasons: [
      { reason: 'not_found', count: 2 },
      { reason: 'paywall', count: 1 },
    ],
  });
  expect(body.items.find(({ title }: { title: string }) => title === 'Members')).toMatchObject({
    source_id: String(source),
    source: '/feed',
    url: `${news.site.url}/Members`,
    state: 'waiting',
    reason: 'paywall',
    message: 'It answers with status 402.',
    attempts: 1,
    next_attempt_at: expect.any(String),
  });
  expect([
    await titles('reason=not_found'),
    await titles('q=lost'),
    await titles('pageSize=1&page=2'),
  ]).toEqual([['Absent', 'Lost'], ['Lost'], [expect.any(String)]]);
  for (const unknown of [source + 1, 'x']) expect(await titles(`source=${unknown}`)).toEqual([]);
});

test('Try again retries an unread page immediately with all its attempts, even an abandoned page', async () => {
  const id = await idOf('Members');
  await server.pool.query("update source_items set state = 'given_up', attempts = 4 where id = $1", [id]);
  await news.run();
  expect(news.requests('/Members')).toBe(1);
  news.site.pages['/Members'] = articlePage('Members', longText('Members'));
  expect((await call('POST', `/${id}/retry`)).body).toMatchObject({ state: 'waiting', attempts: 0 });
  await news.run();
  expect(await news.titles()).toEqual(['Alive', 'Members']);
});

test('Never excludes an unread page from further attempts until it is restored', async () => {
  const id = await idOf('Members');
  expect((await call('POST', `/${id}/never`)).body).toMatchObject({ state: 'never', next_attempt_at: null });
  expect([await titles(), await titles('never=true')]).toEqual([['Absent', 'Lost'], ['Members']]);
  expect((await call('GET', '')).body).toMatchObject({ open_count: 2, never_count: 1 });
  await news.pass(100 * 3_600);
  await news.run();
  expect(news.requests('/Members')).toBe(1);
  await call('POST', `/${id}/retry`);
  await news.run();
  expect(news.requests('/Members')).toBe(2);
  expect(await titles('never=true')).toEqual([]);
});

test('the feed text of a page is deleted when a person chooses Never for the page', async () => {
  const id = await idOf('Members');
  await server.pool.query("update source_items set feed_html = '<p>Said</p>' where id = $1", [id]);
  await call('POST', `/${id}/never`);
  const { rows } = await server.pool.query('select feed_html from source_items where id = $1', [id]);
  expect(rows).toEqual([{ feed_html: '' }]);
  await call('POST', `/${id}/retry`);
});

test('Never remains in effect if it is chosen during the last attempt of a page', async () => {
  const id = await idOf('Members');
  await call('POST', `/${id}/retry`);
  await server.pool.query('update source_items set attempts = 3 where id = $1', [id]);
  news.site.pages['/Members'] = (_request, response) => {
    void call('POST', `/${id}/never`).then(() => response.writeHead(402).end());
  };
  await news.run();
  expect([news.requests('/Members'), await titles('never=true')]).toEqual([2, ['Members']]);
});

test('stored stories of a busy site are requested again at the time that the site requested', async () => {
  publish(news.site, ['Alive', 'Second']);
  await news.run();
  await server.pool.query(
    "update source_items set published_at = now(), checked_at = now() - interval '2 days'",
  );
  for (const path of ['/Alive', '/Second'])
    news.site.pages[path] = (_request, response) =>
      response.writeHead(429, { 'retry-after': String(3 * 3_600) }).end();
  await server.pool.query("update source_items set state = 'listed', reason = null");
  publish(news.site, []);
  const asked = () => news.requests('/Alive') + news.requests('/Second');
  const before = asked();
  await news.run();
  await news.run();
  expect([asked() - before, await titles()]).toEqual([1, []]);
  const sources = await server.app.inject({
    url: '/auth/admin/scrapers/sources',
    headers: server.asRole('admin'),
  });
  expect(sources.json().items[0].unread).toMatchObject({ waiting: 0, given_up: 0 });
  const attempts = [];
  for (let days = 0; days < 5; days += 1) {
    attempts.push(Math.max(0, ...(await news.pages()).map((page) => page.attempts)));
    await news.pass(25 * 3_600);
    await news.run();
  }
  // After the fourth attempt, the page would be given up.
  expect(Math.max(...attempts)).toBe(3);
  expect((await news.pages()).map(({ state }) => state)).not.toContain('given_up');
});

test('all pages of a filter are retried only if their number equals the displayed number', async () => {
  const refused = await call('POST', '/retry', { reason: 'not_found', expected: 3 });
  expect([refused.status, refused.body.error]).toEqual([
    409,
    'There are 2 such pages now, not 3. Please look again.',
  ]);
  await news.run();
  expect(news.requests('/Absent')).toBe(1);
  expect(await call('POST', '/retry', { reason: 'not_found', expected: 2 })).toEqual({
    status: 200,
    body: { retried: 2 },
  });
  await news.run();
  expect(['/Absent', '/Lost', '/Members'].map(news.requests)).toEqual([2, 2, 1]);
  expect(await call('POST', '/retry', { source: 'x', expected: 0 })).toMatchObject({ body: { retried: 0 } });
});

test.each([
  ['/9999/retry', undefined, 404],
  ['/9999/never', undefined, 404],
  ['/x/never', undefined, 404],
  ['/retry', {}, 400],
  ['/retry', { reason: 'colour', expected: 1 }, 400],
])('the request POST %s for unread pages with %j returns %d', async (path, body, status) => {
  expect((await call('POST', path, body)).status).toBe(status);
});

test('the audit trail contains the decisions about unread pages', async () => {
  const id = await idOf('Members');
  await call('POST', `/${id}/never`);
  await call('POST', `/${id}/retry`);
  await call('POST', '/retry', { expected: 3 });
  const { rows } = await server.pool.query('select action from audit_events order by id desc limit 3');
  expect(rows.map(({ action }: { action: string }) => action)).toEqual([
    'news_pages_retried',
    'news_page_retried',
    'news_page_never',
  ]);
});
