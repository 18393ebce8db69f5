import { asc, eq } from 'drizzle-orm';
import { articles } from '../../platform/db/schema/articles.table';
import { newsJob, newsRuns } from '../../platform/db/schema/news-job.table';
import { newsSources } from '../../platform/db/schema/news-sources.table';
import { pageFetcher } from '../fetching/fetch-page';
import { SAMPLE_ADDRESS } from '../fetching/sample-feed';
import { articlePage, longText, newsServer, rss, type NewsServer } from '../../testing/news-server';
import { testApp } from '../../testing/test-app';
import { sendHeartbeat } from '../../platform/jobs/heartbeat';
import { claimNewsRun, newsLease } from './news-job';
import { runNews } from './run-news';
import { addSampleSource } from './sample-source';

let server: Awaited<ReturnType<typeof testApp>>;
let site: NewsServer;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  site = await newsServer({});
});
afterEach(async () => {
  await site.close();
  for (const table of [articles, newsRuns, newsSources, newsJob]) await server.db.delete(table);
});

const addSource = (path: string, name = path) =>
  server.db.insert(newsSources).values({ name, url: path === SAMPLE_ADDRESS ? path : site.url + path });
const dueNow = () =>
  server.db
    .insert(newsJob)
    .values({ enabled: true })
    .onConflictDoUpdate({
      target: newsJob.id,
      set: { enabled: true, due_at: new Date(0).toISOString() },
    });
const stored = () => server.db.select().from(articles).orderBy(asc(articles.id));
const sourceRows = () => server.db.select().from(newsSources).orderBy(asc(newsSources.id));

/** Claims the news job and completes one run, like the worker. */
async function run() {
  await dueNow();
  const claim = await claimNewsRun(server.db, 'test');
  if (!claim) throw new Error('nothing was due');
  const { fetchPage, close } = pageFetcher({
    userAgent: 'Vaglio',
    privateHosts: [site.host],
    limits: { totalMs: 4_000 },
  });
  await runNews(
    {
      db: server.db,
      reader: server.deps.reader,
      fetchPage,
      userAgent: 'Vaglio',
      pauseMs: 1,
      now: Date.now,
      random: () => 0.5,
      owner: 'test',
      log: { warn: () => undefined },
    },
    claim,
    () => false,
  );
  await close();
  const [done] = await server.db
    .select()
    .from(newsRuns)
    .where(eq(newsRuns.id, claim.runId ?? 0));
  return done;
}

function publish(...names: string[]): void {
  site.pages['/feed'] = rss(
    site.url,
    names.map((name) => ({ title: `${name} raises`, path: `/${name}` })),
  );
  for (const name of names) site.pages[`/${name}`] = articlePage(`${name} raises`, longText(name));
}

test('a news run stores the readable text of each article of each source once', async () => {
  publish('Alpha', 'Beta');
  await addSource('/feed', 'The feed');
  expect(await run()).toMatchObject({
    source_count: 1,
    failed_sources: 0,
    new_articles: 2,
    finished_at: expect.any(String),
  });
  expect(await stored()).toMatchObject([
    {
      title: 'Alpha raises',
      source: 'The feed',
      lang: 'en',
      state: 'pending',
      url: `${site.url.replace('http:', 'https:')}/Alpha`,
      text: expect.stringContaining('The company Alpha reports'),
    },
    { title: 'Beta raises' },
  ]);
  const pages = site.requested.length;
  expect(await run()).toMatchObject({ new_articles: 0 });
  expect(site.requested.slice(pages)).toEqual(['/feed']);
});

test('a story is stored once with all its addresses, including tracking links and copies', async () => {
  publish('Alpha');
  site.pages['/copy'] = articlePage('The same text', longText('Alpha'));
  site.pages['/similar'] = articlePage(
    'Alpha raises again',
    longText('Alpha').map((paragraph, index) =>
      index === 0 ? paragraph.replace('went well', 'went very well') : paragraph,
    ),
  );
  site.pages['/feed'] = rss(
    site.url,
    ['/Alpha?utm_source=rss', '/Alpha#top', '/copy', '/similar'].map((path) => ({ title: path, path })),
  );
  await addSource('/feed');
  expect(await run()).toMatchObject({ new_articles: 1 });
  const base = site.url.replace('http:', 'https:');
  expect((await stored()).map(({ url, other_urls }) => [url, other_urls])).toEqual([
    [`${base}/Alpha`, [`${base}/copy`, `${base}/similar`]],
  ]);
});

test('an unchanged feed is not downloaded again', async () => {
  const feed = rss(site.url, []);
  site.pages['/feed'] = (request, response) => {
    if (request.headers['if-none-match'] === '"7"') return response.writeHead(304).end();
    return response.writeHead(200, { 'content-type': feed.type, etag: '"7"' }).end(feed.body);
  };
  await addSource('/feed');
  await run();
  await run();
  expect(await sourceRows()).toMatchObject([
    { etag: '"7"', item_count: 0, consecutive_failures: 0, last_error: null },
  ]);
});

test('pages that robots.txt forbids are not fetched, and the feed text is used instead', async () => {
  publish('Alpha', 'Beta');
  site.pages['/robots.txt'] = {
    type: 'text/plain',
    body: 'User-agent: *\nDisallow: /Alpha\nDisallow: /Beta',
  };
  const html = longText('Alpha')
    .map((text) => `<p>${text}</p>`)
    .join('');
  site.pages['/feed'] = rss(site.url, [
    { title: 'A', path: '/Alpha', html },
    { title: 'B', path: '/Beta', html: 'short' },
  ]);
  await addSource('/feed');
  await run();
  expect((await stored()).map(({ title }) => title)).toEqual(['A']);
  expect(site.requested).not.toContain('/Alpha');
});

test('invalid feeds are reported with a message and do not stop the other feeds', async () => {
  site.pages['/html'] = { body: '<!doctype html><html><body>Hello</body></html>' };
  site.pages['/broken'] = { type: 'application/rss+xml', body: '<rss><channel><item>' };
  site.pages['/slow'] = () => undefined;
  site.pages['/huge'] = { type: 'application/rss+xml', body: 'x'.repeat(2_200_000) };
  publish('Alpha');
  for (const path of ['/html', '/broken', '/slow', '/huge', '/gone', '/feed']) await addSource(path);
  expect(await run()).toMatchObject({ source_count: 6, failed_sources: 5, new_articles: 1 });
  await run();
  expect(
    (await sourceRows()).map(({ consecutive_failures, last_error }) => [consecutive_failures, last_error]),
  ).toEqual([
    [2, 'The address answers a web page, not a feed.'],
    [2, 'The feed is malformed.'],
    [2, 'It did not answer in full within 4 s.'],
    [2, 'This is not a feed: neither RSS, Atom nor JSON feed.'],
    [2, 'It answers with status 404.'],
    [0, null],
  ]);
});

test('a feed is recognized by its content and not by its content type', async () => {
  const types = [
    'binary/octet-stream',
    'application/x-rss+xml',
    'application/rss',
    'text/rss',
    'application/atom',
    'text/json',
    'image/png',
  ];
  publish('Alpha', 'Beta');
  const { body } = rss(site.url, [{ title: 'Alpha raises', path: '/Alpha' }]);
  for (const [index, type] of types.entries()) {
    site.pages[`/feed${index}`] = { type, body };
    await addSource(`/feed${index}`);
  }
  const large = rss(site.url, [
    { title: 'Beta raises', path: '/Beta' },
    ...Array.from({ length: 3 }, (_, index) => ({
      title: 'L',
      path: `/L${index}`,
      html: 'x '.repeat(500_000),
    })),
  ]);
  site.pages['/large'] = large;
  await addSource('/large');
  expect(await run()).toMatchObject({ failed_sources: 0, new_articles: 3 });
  const rows = await sourceRows();
  expect(rows.map(({ item_count }) => item_count)).toEqual([...types.map(() => 1), 3]);
  expect(rows[0]?.recent_attempts[0]?.answer).toBe('1 item');
});

test('feed items without an address are mentioned in the last result of their source', async () => {
  const item = '<item><title>T</title><guid isPermaLink="false">tag:1</guid></item>';
  site.pages['/feed'] = {
    type: 'application/rss+xml',
    body: `<rss version="2.0"><channel><title>N</title>${item}</channel></rss>`,
  };
  await addSource('/feed');
  await run();
  expect((await sourceRows())[0]?.recent_attempts[0]?.answer).toBe(
    '0 items. One item is left out, because it has no address.',
  );
});

test('the bundled sample of demo data needs no network', async () => {
  await server.db.transaction(addSampleSource);
  expect(await run()).toMatchObject({ source_count: 1, new_articles: 12 });
});

test('only one of twenty processes starts the due news run, and each run happens once', async () => {
  await dueNow();
  const claims = await Promise.all(
    Array.from({ length: 20 }, (_, index) => claimNewsRun(server.db, `process ${index}`)),
  );
  expect(claims.filter((claim) => claim !== undefined)).toHaveLength(1);
  expect(await server.db.$count(newsRuns)).toBe(1);
});

test('the news run of a killed process is continued by another process when its lease ends', async () => {
  await dueNow();
  const former = await claimNewsRun(server.db, 'killed');
  expect(await claimNewsRun(server.db, 'heir')).toBeUndefined();
  await server.db.update(newsJob).set({ lease_until: new Date(0).toISOString() });
  const heir = await claimNewsRun(server.db, 'heir');
  expect([
    heir?.runId,
    former && (await sendHeartbeat(server.db, newsLease, former)),
    heir && (await sendHeartbeat(server.db, newsLease, heir)),
  ]).toEqual([former?.runId, false, true]);
});

test('a news run that is disabled or not yet due is not started', async () => {
  await server.db.insert(newsJob).values({ enabled: false });
  expect(await claimNewsRun(server.db, 'test')).toBeUndefined();
  await server.db
    .update(newsJob)
    .set({ enabled: true, due_at: new Date(Date.now() + 3_600_000).toISOString() });
  expect(await claimNewsRun(server.db, 'test')).toBeUndefined();
});
