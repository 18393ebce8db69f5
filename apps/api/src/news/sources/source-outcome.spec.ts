import { newsSources } from '../../platform/db/schema/news-sources.table';
import { articlePage, longText, rss, type NewsAnswer } from '../../testing/news-server';
import { TEST_SETTINGS, testApp } from '../../testing/test-app';
import { newsRunsOn, publish, type NewsRuns } from './news-runs.fixture';

const MINUTE = 60;
const SOURCES = '/auth/admin/scrapers/sources';

let server: Awaited<ReturnType<typeof testApp>>;
let news: NewsRuns;
const privateNewsHosts: string[] = [];
beforeAll(async () => {
  server = await testApp({ settings: { ...TEST_SETTINGS, privateNewsHosts } });
});
afterAll(() => server.close());
beforeEach(async () => {
  news = await newsRunsOn(server);
  privateNewsHosts.splice(0, 1, news.site.host);
});
afterEach(() => news.close());

const call = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
  const answer = await server.app.inject({
    method,
    url,
    headers: server.asRole('admin'),
    ...(payload && { payload }),
  });
  return answer.json();
};
const listed = async () => (await call('GET', SOURCES)).items;

test.each([
  ['status 429 and a date', 429, () => new Date(Date.now() + 90 * MINUTE * 1_000).toUTCString(), 90],
  ['status 503 and seconds', 503, () => String(40 * MINUTE), 40],
  ['status 429 without a delay', 429, () => undefined, 15],
  ['status 503 and a year', 503, () => String(365 * 24 * 60 * MINUTE), 24 * 60],
])(
  'a feed that responds with %s is paused for the requested time, with its pages',
  async (_name, status, retryAfter, minutes) => {
    publish(news.site, ['Alpha']);
    const feed = news.site.pages['/feed'] ?? {};
    news.site.pages['/feed'] = (_request, response) => {
      const value = retryAfter();
      response.writeHead(status, value === undefined ? {} : { 'retry-after': value }).end();
    };
    await news.addSource();
    expect(await news.run()).toMatchObject({ source_count: 1, failed_sources: 1 });
    expect(await listed()).toMatchObject([
      {
        consecutive_failures: 1,
        last_error: `It answers with status ${status}.`,
        next_attempt_at: expect.any(String),
      },
    ]);
    news.site.pages['/feed'] = feed;
    await news.pass(minutes * MINUTE * 0.88);
    expect(await news.run()).toMatchObject({ source_count: 0 });
    await news.pass(minutes * MINUTE * 0.18);
    expect(await news.run()).toMatchObject({ source_count: 1, new_articles: 1 });
    expect(await listed()).toMatchObject([{ consecutive_failures: 0, next_attempt_at: null }]);
    expect(news.site.requested).toEqual(['/feed', '/feed', '/robots.txt', '/Alpha']);
  },
);

test('after three consecutive failures a source waits until its time is over or a person tests or changes it', async () => {
  news.site.pages['/feed'] = { status: 404 };
  const id = await news.addSource();
  for (let run = 0; run < 5; run += 1) await news.run();
  expect(news.requests('/feed')).toBe(3);
  const [{ next_attempt_at }] = await listed();
  expect(Math.round((Date.parse(next_attempt_at) - Date.now()) / 60_000)).toBe(15);
  await call('PUT', `${SOURCES}/${id}`, { name: 'Renamed' });
  await news.run();
  expect(news.requests('/feed')).toBe(4);
  expect(await listed()).toMatchObject([{ consecutive_failures: 4, next_attempt_at: expect.any(String) }]);
  publish(news.site, ['Alpha']);
  await call('POST', `${SOURCES}/${id}/test`);
  expect(await listed()).toMatchObject([{ consecutive_failures: 0, next_attempt_at: null }]);
});

test('Test now reads a waiting source and applies its response', async () => {
  news.site.pages['/feed'] = { status: 429, headers: { 'retry-after': '3600' } };
  const id = await news.addSource();
  expect(await call('POST', `${SOURCES}/${id}/test`)).toMatchObject({ error: 'It answers with status 429.' });
  expect(await news.run()).toMatchObject({ source_count: 0 });
});

test('the list of sources counts the unread pages of each source, with reasons', async () => {
  publish(news.site, ['A', 'B', 'C', 'D', 'Alive'], {
    A: { status: 404 },
    B: { status: 404 },
    C: { status: 403 },
    D: { status: 410 },
  });
  const id = await news.addSource();
  await server.db.insert(newsSources).values({ name: 'Other', url: `${news.site.url}/other` });
  news.site.pages['/other'] = rss(news.site.url, []);
  await news.run();
  const [own, other] = await listed();
  expect(own).toMatchObject({
    id: String(id),
    article_count: 1,
    last_error: null,
    unread: {
      waiting: 3,
      given_up: 1,
      next_attempt_at: expect.any(String),
      reasons: [
        { reason: 'not_found', count: 3 },
        { reason: 'refused', count: 1 },
      ],
    },
  });
  expect(Math.round((Date.parse(own.unread.next_attempt_at) - Date.now()) / 60_000)).toBe(60);
  expect(other.unread).toEqual({ waiting: 0, given_up: 0, next_attempt_at: null, reasons: [] });
  expect(await call('PUT', `${SOURCES}/${id}`, { name: 'Renamed' })).toMatchObject({
    unread: { waiting: 3, given_up: 1 },
  });
});

test.each([
  [
    'a NUL character in a title',
    '{"title":"A\\u0000lpha","url":"/Alpha","date_published":"2026-11-01T00:00:00Z"}',
  ],
  ['half of a surrogate pair in a title', '{"title":"Alpha \\ud800","url":"/Alpha"}'],
  [
    'half of a surrogate pair in its text',
    '{"title":"Alpha","url":"/Alpha","content_html":"x\\ud800\\u0000"}',
  ],
  ['a date in the year 275760', '{"title":"Alpha","url":"/Alpha","date_published":"Sep 13 275760"}'],
  [
    'a date before the first possible date',
    '{"title":"Alpha","url":"/Alpha","date_published":"-271821-04-20T00:00:00Z"}',
  ],
])('a feed with %s neither fails nor stops the following sources', async (_name, item) => {
  const body = `{"version":"https://jsonfeed.org/version/1.1","title":"T","home_page_url":"${news.site.url}","items":[${item}]}`;
  publish(news.site, ['Beta']);
  news.site.pages['/Alpha'] = articlePage('Alpha', longText('Alpha'));
  news.site.pages['/hostile'] = { type: 'application/feed+json', body };
  await news.addSource('/hostile');
  await news.addSource('/feed');
  expect(await news.run()).toMatchObject({ source_count: 2, failed_sources: 0, new_articles: 2 });
});

test('an article with a future date is stored without a date', async () => {
  const tomorrow = new Date(Date.now() + 25 * 3_600_000).toUTCString();
  publish(news.site, ['Alpha']);
  news.site.pages['/feed'] = {
    type: 'application/rss+xml',
    body: `<rss version="2.0"><channel><title>N</title><item><title>Alpha</title><link>${news.site.url}/Alpha</link><pubDate>${tomorrow}</pubDate></item></channel></rss>`,
  };
  await news.addSource();
  await news.run();
  expect(await news.dates()).toEqual([null]);
});

const slowLoris: NewsAnswer = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/rss+xml' });
  const timer = setInterval(() => response.write(' '), 50);
  response.on('close', () => clearInterval(timer));
};

test.each<[string, NewsAnswer, string]>([
  [
    'redirects in a circle',
    { status: 302, headers: { location: '/bad' } },
    'It redirects more than 3 times.',
  ],
  ['sends single bytes slowly', slowLoris, 'It did not answer in full within 2 s.'],
])('a feed that %s does not delay other feeds', async (_name, answer, error) => {
  publish(news.site, ['Alpha']);
  news.site.pages['/bad'] = answer;
  await news.addSource('/bad');
  await news.addSource('/feed');
  expect(await news.run()).toMatchObject({ source_count: 2, failed_sources: 1, new_articles: 1 });
  expect(await listed()).toMatchObject([{ last_error: error }, { last_error: null }]);
});
