import { articles } from '../../platform/db/schema/articles.table';
import { articlePage, longText, rss } from '../../testing/news-server';
import { testApp } from '../../testing/test-app';
import { named, newsRunsOn, publish, type NewsRuns } from './news-runs.fixture';

const HOUR = 3_600;
/** Text that would be long enough for an article if the page had no sign of a barrier. */
const TEASER = longText('Alpha')[0]?.slice(0, 400) ?? '';

let server: Awaited<ReturnType<typeof testApp>>;
let news: NewsRuns;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  news = await newsRunsOn(server);
});
afterEach(() => news.close());

const reasons = async () =>
  (await news.pages()).map(({ url, state, reason, attempts }) => [
    url.slice(news.site.url.length + 1),
    state,
    reason,
    attempts,
  ]);

test('a feed whose first 60 pages cannot be found is read to its end', async () => {
  const dead = named('Dead', 60);
  publish(
    news.site,
    [...dead, ...named('Alive', 3)],
    Object.fromEntries(dead.map((name) => [name, { status: 404 }])),
  );
  await news.addSource();
  expect(await news.run()).toMatchObject({ failed_sources: 0, new_articles: 3 });
  expect(await news.titles()).toEqual(['Alive0', 'Alive1', 'Alive2']);
  const before = news.site.requested.length;
  await news.run();
  await news.run();
  expect(news.site.requested.slice(before)).toEqual(['/feed', '/feed']);
  await news.pass(HOUR * 1.2);
  await news.run();
  expect(dead.map((name) => news.requests(`/${name}`))).toEqual(dead.map(() => 2));
});

test('feed items beyond the limit of one run are stored in the next runs, even if the feed is unchanged', async () => {
  publish(news.site, named('Alpha', 70));
  const feed = rss(
    news.site.url,
    named('Alpha', 70).map((name) => ({ title: name, path: `/${name}` })),
  );
  let sent = 0;
  news.site.pages['/feed'] = (request, response) => {
    if (request.headers['if-none-match'] === '"7"') return response.writeHead(304).end();
    sent += 1;
    return response.writeHead(200, { 'content-type': feed.type, etag: '"7"' }).end(feed.body);
  };
  await news.addSource();
  expect([(await news.run())?.new_articles, (await news.run())?.new_articles, sent]).toEqual([50, 20, 1]);
  expect(await news.pages()).toEqual([]);
});

test('unreadable pages are stored with the reason', async () => {
  const consent = { body: '<html><head><title>Cookies</title></head><body>Accept?</body></html>' };
  const paid = {
    body: '<html><head><script type="application/ld+json">{"isAccessibleForFree": false}</script></head><body>Short.</body></html>',
  };
  const answers = {
    Absent: { status: 404 },
    Gone: { status: 410 },
    Paid: paid,
    Members: { status: 402 },
    Forbidden: { status: 403 },
    Broken: { status: 500 },
    Picture: { type: 'image/png', body: 'x' },
    Huge: { body: 'x'.repeat(2_200_000) },
    Silent: () => undefined,
    Deep: { body: '<div>'.repeat(3_000) },
    Empty: { body: '<p>Nothing</p>' },
    Cookies: consent,
    Lost: articlePage('Page not found', [TEASER]),
    Wall: articlePage('Alpha', [TEASER, 'Already a subscriber? Sign in.']),
    Loop: { status: 302, headers: { location: '/Loop' } },
    Inside: { status: 302, headers: { location: 'http://169.254.169.254/' } },
    Secret: articlePage('Secret', longText('Secret')),
  };
  publish(news.site, Object.keys(answers), answers);
  news.site.pages['/robots.txt'] = { type: 'text/plain', body: 'User-agent: *\nDisallow: /Secret' };
  await news.addSource();
  await news.run();
  expect(await reasons()).toEqual([
    ['Absent', 'waiting', 'not_found', 1],
    ['Gone', 'given_up', 'not_found', 1],
    ['Paid', 'waiting', 'paywall', 1],
    ['Members', 'waiting', 'paywall', 1],
    ['Forbidden', 'waiting', 'refused', 1],
    ['Broken', 'waiting', 'server_error', 1],
    ['Picture', 'waiting', 'not_text', 1],
    ['Huge', 'waiting', 'too_large', 1],
    ['Silent', 'waiting', 'slow', 1],
    ['Deep', 'given_up', 'unreadable', 1],
    ['Empty', 'waiting', 'no_article', 1],
    ['Cookies', 'waiting', 'consent_page', 1],
    ['Lost', 'waiting', 'not_found', 1],
    ['Wall', 'waiting', 'paywall', 1],
    ['Loop', 'waiting', 'server_error', 1],
    ['Inside', 'waiting', 'refused', 1],
    ['Secret', 'waiting', 'robots', 1],
  ]);
  expect((await news.pages()).find(({ title }) => title === 'Deep')?.message).toBe(
    'It is nested more than 128 levels deep.',
  );
});

test('a page is abandoned after four attempts, even if the feed still lists it', async () => {
  publish(news.site, ['Broken'], { Broken: { status: 500 } });
  await news.addSource();
  await news.run();
  for (const hours of [1, 2, 4, 24, 24]) {
    await news.pass((hours - 0.2) * HOUR);
    await news.run();
    expect(news.requests('/Broken')).toBe(Math.min(news.requests('/Broken'), 4));
    await news.pass(0.4 * HOUR);
    await news.run();
  }
  expect([news.requests('/Broken'), await reasons()]).toEqual([
    4,
    [['Broken', 'given_up', 'server_error', 4]],
  ]);
});

test('a page that is not found is retried for two days', async () => {
  publish(news.site, ['Early', 'Never'], { Early: { status: 404 }, Never: { status: 404 } });
  await news.addSource();
  for (let hours = 0; hours < 47; hours += 1) {
    await news.run();
    await news.pass(HOUR);
    if (hours === 10) news.site.pages['/Early'] = articlePage('Early', longText('Early'));
  }
  expect([await news.titles(), (await reasons()).map(([name, state]) => [name, state])]).toEqual([
    ['Early'],
    [['Never', 'waiting']],
  ]);
  await news.pass(24 * HOUR);
  await news.run();
  expect(await reasons()).toMatchObject([['Never', 'given_up', 'not_found', expect.any(Number)]]);
});

test.each([
  ['status 429 and a date', 429, () => new Date(Date.now() + 3 * HOUR * 1000).toUTCString(), 3],
  ['status 503 and seconds', 503, () => String(5 * HOUR), 5],
  ['status 503 without a delay', 503, () => undefined, 1],
])(
  'after a response with %s all pages of the site are requested again at the requested time',
  async (_name, status, retryAfter, hours) => {
    const names = named('Page', 5);
    publish(news.site, names, {
      Page0: (_request, response) => {
        const value = retryAfter();
        response.writeHead(status, value === undefined ? {} : { 'retry-after': value }).end();
      },
    });
    await news.addSource();
    await news.run();
    await news.pass(hours * HOUR * 0.85);
    await news.run();
    expect([names.map((name) => news.requests(`/${name}`)), await news.titles()]).toEqual([
      [1, 0, 0, 0, 0],
      [],
    ]);
    news.site.pages['/Page0'] = articlePage('Page0', longText('Page0'));
    await news.pass(hours * HOUR * 0.35);
    await news.run();
    expect((await news.titles()).sort()).toEqual(names);
  },
);

test('a site with an unreadable robots.txt costs one attempt instead of one for each page', async () => {
  publish(news.site, named('Page', 20));
  news.site.pages['/robots.txt'] = { status: 500 };
  await news.addSource();
  await news.run();
  const pages = await news.pages();
  expect(pages.map(({ attempts }) => attempts)).toEqual([1, ...Array<number>(19).fill(0)]);
  expect(new Set(pages.map(({ reason, message }) => `${reason}: ${message}`))).toEqual(
    new Set(['unreachable: robots.txt: It answers with status 500.']),
  );
});

test('the feed text replaces an unreadable page, even in a later run', async () => {
  const html = longText('Alpha')
    .map((text) => `<p>${text}</p>`)
    .join('');
  news.site.pages['/feed'] = rss(news.site.url, [
    ...named('Alive', 50).map((name) => ({ title: name, path: `/${name}` })),
    { title: 'Held', path: '/Held', html },
  ]);
  for (const name of named('Alive', 50)) news.site.pages[`/${name}`] = articlePage(name, longText(name));
  await news.addSource();
  await news.run();
  await news.run();
  expect((await news.titles()).at(-1)).toBe('Held');
});

test('an article keeps the link of its feed, and the canonical address is used only for matching', async () => {
  const path = '/Alpha/?utm_source=rss#top';
  news.site.pages['/feed'] = rss(news.site.url, [{ title: 'Alpha', path }]);
  news.site.pages['/Alpha/?utm_source=rss'] = articlePage(
    'Alpha',
    longText('Alpha'),
    '<link rel="canonical" href="/Alpha?id=7">',
  );
  await news.addSource();
  await news.run();
  const [article] = await server.db.select().from(articles);
  const https = news.site.url.replace('http:', 'https:');
  expect([article?.published_url, article?.url, article?.other_urls]).toEqual([
    `${news.site.url}${path}`,
    `${https}/Alpha?id=7`,
    [`${https}/Alpha`],
  ]);
});

test('stories whose pages all name the front page as canonical address are distinct', async () => {
  publish(news.site, ['Alpha', 'Beta']);
  for (const name of ['Alpha', 'Beta'])
    news.site.pages[`/${name}`] = articlePage(name, longText(name), '<link rel="canonical" href="/">');
  await news.addSource();
  await news.run();
  expect(await news.titles()).toEqual(['Alpha', 'Beta']);
});
