import { newsSources } from '../../platform/db/schema/news-sources.table';
import { newsServer, rss, type NewsServer } from '../../testing/news-server';
import { TEST_SETTINGS, testApp } from '../../testing/test-app';

const ADMIN = '/auth/admin/scrapers';

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
beforeEach(async () => {
  for (const path of Object.keys(site.pages)) delete site.pages[path];
  site.requested.length = 0;
  await server.db.delete(newsSources);
});

async function post(path: string, payload: object) {
  const answer = await server.app.inject({
    method: 'POST',
    url: `${ADMIN}/${path}`,
    headers: server.asRole('admin'),
    payload,
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const home = (head: string, body = '') => ({
  body: `<!doctype html><html lang="fr"><head><title>Romandie innove</title>${head}</head><body>${body}</body></html>`,
});
const ITEMS = [
  { title: 'Alpha raises', path: '/a' },
  { title: 'Beta raises', path: '/b' },
];
const url = (path: string) => `${site.url}${path}`;
const published = new Date(Date.now() - 3_600_000).toISOString();
/** Returns an identical date for all items, because newer items would come first. */
const today = () => published;
const newsMap = (...paths: string[]) => ({
  type: 'application/xml',
  body: `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9">${paths
    .map(
      (path) =>
        `<url><loc>${url(path)}</loc><news:news><news:publication_date>${today()}</news:publication_date><news:title><![CDATA[Title of ${path} & more]]></news:title></news:news></url>`,
    )
    .join('')}</urlset>`,
});

test('source discovery finds the feeds that a page names, with their newest date and first items', async () => {
  site.pages['/'] = home(
    '<link rel="alternate" type="application/rss+xml" title="Start-ups" href="/fr/startups.xml"><link rel="alternate" type="application/rss+xml" href="/fr/all.xml"><link rel="alternate" hreflang="de" href="/de">',
  );
  site.pages['/fr/startups.xml'] = rss(site.url, ITEMS);
  site.pages['/fr/all.xml'] = rss(site.url, [...ITEMS, { title: 'Gamma', path: '/c' }]);
  await server.db.insert(newsSources).values({ name: 'All', url: url('/fr/all.xml') });
  const found = await post('discover', { address: site.url });
  expect(found).toMatchObject({
    url: url('/'),
    title: 'Romandie innove',
    error: null,
    candidates: [
      {
        url: url('/fr/startups.xml'),
        kind: 'feed',
        title: 'Start-ups',
        found_by: 'page',
        is_known: false,
        items: 2,
        newest_item_at: '2026-11-17T08:00:00.000Z',
        first_items: [{ title: 'Alpha raises', url: url('/a') }, { title: 'Beta raises' }],
      },
      { url: url('/fr/all.xml'), title: 'News', is_known: true, items: 3 },
    ],
  });
  expect(site.requested).not.toContain('/feed/');
});

test('source discovery accepts the address of a feed, even in ISO-8859-1 and after a redirect', async () => {
  site.pages['/old'] = { status: 301, headers: { location: '/feed' } };
  site.pages['/feed'] = {
    type: 'application/rss+xml; charset=iso-8859-1',
    body: Buffer.from(
      `<?xml version="1.0" encoding="ISO-8859-1"?><rss version="2.0"><channel><title>Zürcher Blatt</title><item><title>Gründung in Genève</title><link>${url('/a')}</link></item></channel></rss>`,
      'latin1',
    ),
  };
  expect((await post('discover', { address: url('/old') })).candidates).toMatchObject([
    {
      url: url('/feed'),
      found_by: 'address',
      title: 'Zürcher Blatt',
      first_items: [{ title: 'Gründung in Genève' }],
    },
  ]);
});

test('if a page names no feed, source discovery tries the usual paths', async () => {
  site.pages['/'] = home('');
  site.pages['/feed/'] = rss(site.url, ITEMS);
  site.pages['/rss'] = rss(site.url, ITEMS);
  site.pages['/feed.xml'] = home('', 'A page for whatever is not found');
  const found = await post('discover', { address: site.url });
  expect(found.candidates).toMatchObject([{ url: url('/feed/'), found_by: 'usual_path' }]);
  expect(found.candidates).toHaveLength(1);
  expect(found.tried).toEqual(
    expect.arrayContaining([
      { url: url('/feed.xml'), outcome: 'The address answers a web page, not a feed.' },
      { url: url('/sitemap.xml'), outcome: 'It answers with status 404.' },
    ]),
  );
});

test('source discovery finds news sitemaps through robots.txt, even in a sitemap index', async () => {
  site.pages['/'] = home('');
  site.pages['/robots.txt'] = { type: 'text/plain', body: `User-agent: *\nSitemap: ${url('/index.xml')}\n` };
  site.pages['/index.xml'] = {
    type: 'text/xml',
    body: `<sitemapindex><sitemap><loc>${url('/pages.xml')}</loc></sitemap><sitemap><loc>${url('/news.xml')}</loc></sitemap></sitemapindex>`,
  };
  site.pages['/news.xml'] = newsMap('/2026/alpha', '/2026/beta');
  const found = await post('discover', { address: site.url });
  expect(found.candidates).toMatchObject([
    {
      url: url('/index.xml'),
      kind: 'sitemap',
      found_by: 'robots',
      items: 2,
      first_items: [{ title: 'Title of /2026/alpha & more', url: url('/2026/alpha') }, {}],
    },
  ]);
});

test('source discovery counts an ordinary sitemap with its pages of the last 30 days', async () => {
  const entry = (path: string, date: string) =>
    `<url><loc>${url(path)}</loc><lastmod>${date}</lastmod></url>`;
  site.pages['/sitemap.xml'] = {
    type: 'application/xml',
    body: `<urlset>${entry('/about', '2019-01-01')}${entry('/news/alpha-raises-money.html', today())}<url><loc>${url('/undated')}</loc></url></urlset>`,
  };
  const preview = await post('preview', { url: url('/sitemap.xml'), kind: 'sitemap' });
  expect(preview).toMatchObject({
    items: 1,
    first_items: [{ title: 'alpha raises money', url: url('/news/alpha-raises-money.html') }],
    error: null,
  });
});

test('for a site without a feed, source discovery offers patterns for a page that lists articles', async () => {
  const link = (path: string, title: string) => `<li><a href="${path}">${title}</a></li>`;
  site.pages['/media'] = home(
    '',
    `<nav><a href="/about-us">About us</a><a href="/jobs">Jobs</a></nav><ul>${['one', 'two', 'three', 'four']
      .map((name) => link(`/media/2026/${name}-startup-of-geneva`, `${name} startup of Geneva`))
      .join('')}</ul>`,
  );
  const found = await post('discover', { address: url('/media') });
  expect(found).toMatchObject({ candidates: [], patterns: [{ pattern: '/media/*', links: 4 }] });
  expect(found.tried.map(({ url: tried }: { url: string }) => tried)).toContain(url('/media/feed/'));
});

test('a page that lists articles is previewed with a pattern, then saved as a source', async () => {
  site.pages['/media'] = home(
    '',
    `<a href="/about">About</a><article><time datetime="${today()}"></time><a href="/media/alpha"><img></a><a href="/media/alpha">Alpha of Zug raises money</a></article><a href="/media/beta">More</a><a href="https://elsewhere.example/media/x">Elsewhere</a><a href="/media#top">Top</a>`,
  );
  const preview = await post('preview', { url: url('/media'), kind: 'list', link_pattern: '/media/*' });
  expect(preview).toMatchObject({
    items: 2,
    first_items: [
      { title: 'Alpha of Zug raises money', url: url('/media/alpha'), published_at: expect.any(String) },
      { title: 'beta', url: url('/media/beta'), published_at: null },
    ],
  });
  const made = await server.app.inject({
    method: 'POST',
    url: `${ADMIN}/sources`,
    headers: server.asRole('admin'),
    payload: { name: 'Media', url: url('/media'), kind: 'list', link_pattern: ' /media/* ' },
  });
  expect([made.statusCode, made.json()]).toEqual([
    201,
    expect.objectContaining({ kind: 'list', link_pattern: '/media/*', health: 'never_read' }),
  ]);
  const { id } = made.json();
  const test = await server.app.inject({
    method: 'POST',
    url: `${ADMIN}/sources/${id}/test`,
    headers: server.asRole('admin'),
  });
  expect(test.json()).toMatchObject({ items: 2, titles: ['Alpha of Zug raises money', 'beta'], error: null });
});

test('a page that robots.txt forbids is not used as a list of articles', async () => {
  site.pages['/robots.txt'] = { type: 'text/plain', body: 'User-agent: *\nDisallow: /media' };
  site.pages['/media'] = home('', '<a href="/media/a">Alpha raises money</a>');
  expect(await post('preview', { url: url('/media'), kind: 'list' })).toMatchObject({
    items: 0,
    error: 'The site does not allow it (robots.txt).',
  });
  expect(site.requested).toEqual(['/robots.txt']);
});

test('for a host without a scheme source discovery tries https, then http', async () => {
  site.pages['/'] = home('<link rel="alternate" type="application/atom+xml" href="/feed">');
  site.pages['/feed'] = rss(site.url, ITEMS);
  expect(await post('discover', { address: ` ${site.host} ` })).toMatchObject({
    url: url('/'),
    candidates: [{ url: url('/feed') }],
    error: null,
  });
});

test.each([
  ['192.168.1.1', 'The address belongs to this machine or to a private network.'],
  ['http://[::1]/feed', 'The address belongs to this machine or to a private network.'],
  ['localhost:22', 'Only the usual ports, 80 and 443, are allowed.'],
  ['file:///etc/passwd', 'Only http and https addresses are allowed.'],
  ['nothing', 'This is not a web address.'],
])('source discovery refuses the address %s like that of a source: %s', async (address, error) => {
  expect(await post('discover', { address })).toMatchObject({ candidates: [], tried: [], error });
  expect(await post('preview', { url: address, kind: 'list' })).toMatchObject({ items: 0, error });
});

test('source discovery refuses a feed on a private address and finds the other feeds', async () => {
  site.pages['/'] = home(
    '<link rel="alternate" type="application/rss+xml" href="http://169.254.169.254/feed"><link rel="alternate" type="application/rss+xml" href="/feed">',
  );
  site.pages['/feed'] = rss(site.url, ITEMS);
  const found = await post('discover', { address: site.url });
  expect(found.candidates).toMatchObject([{ url: url('/feed') }]);
  expect(found.tried).toContainEqual({
    url: 'http://169.254.169.254/feed',
    outcome: 'The address belongs to this machine or to a private network.',
  });
});
