import { asc } from 'drizzle-orm';
import { articles } from '../../platform/db/schema/articles.table';
import { articlePage, longText, rss } from '../../testing/news-server';
import { testApp } from '../../testing/test-app';
import { newsRunsOn, publish, type NewsRuns } from './news-runs.fixture';

const UNREAD = '/auth/admin/scrapers/unread';
const PROGRAMME =
  'Das Förderprogramm unterstützt seit 2007 junge Firmen auf dem Weg vom Labor in den Markt. In drei Stufen erhalten sie Startkapital, besuchen Kurse und werden von erfahrenen Leuten begleitet. Bisher wurden über eintausend Projekte gefördert, aus denen über achthundert Firmen entstanden sind. Getragen wird das private Programm von mehr als zwanzig Stiftungen und Unternehmen. Die nächste Jurierung findet im kommenden Monat in Zürich, Lausanne und Basel statt. Eine unabhängige Jury aus Fachleuten entscheidet.';

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

async function call(method: 'GET' | 'POST', url: string) {
  const answer = await server.app.inject({ method, url, headers: server.asRole('admin') });
  return answer.json();
}
const stored = () => server.db.select().from(articles).orderBy(asc(articles.id));
/** Publishes the story `Alpha` and a copy of it under another title. */
async function publishCopy() {
  publish(news.site, ['Alpha', 'Copied'], { Copied: articlePage('Copied', longText('Alpha')) });
  const source = await news.addSource();
  await news.run();
  return source;
}

test('different companies’ stories that share most of their text are all stored', async () => {
  const companies = ['Zirkon Test AG', 'Zoisit Test SA', 'Zeolith Test GmbH', 'Achat Test AG'];
  publish(
    news.site,
    companies.map((_company, index) => `award-${index}`),
    Object.fromEntries(
      companies.map((company, index) => [
        `award-${index}`,
        articlePage(`${company} gewinnt`, [
          `${company} erhält 150 000 Franken und erreicht die dritte Stufe.`,
          PROGRAMME,
        ]),
      ]),
    ),
  );
  await news.addSource();
  expect(await news.run()).toMatchObject({ new_articles: 4 });
});

test('a copied story is skipped and listed at its source with its original', async () => {
  const source = await publishCopy();
  expect(await news.titles()).toEqual(['Alpha']);
  const list = await call('GET', UNREAD);
  expect(list).toMatchObject({ total: 0, open_count: 0, reasons: [{ reason: 'copy', count: 1 }] });
  expect(await call('GET', `${UNREAD}?reason=copy&source=${source}`)).toMatchObject({
    total: 1,
    items: [{ title: 'Copied', state: 'given_up', message: 'It tells the same as “Alpha”.' }],
  });
  const sources = (await call('GET', '/auth/admin/scrapers/sources')).items;
  expect(sources).toMatchObject([
    {
      health: 'fine',
      read_count: 2,
      unread: { waiting: 0, given_up: 0, reasons: [{ reason: 'copy', count: 1 }] },
    },
  ]);
});

test('a copied story remains skipped in later runs and is not retried with all pages', async () => {
  await publishCopy();
  const answer = await server.app.inject({
    method: 'POST',
    url: `${UNREAD}/retry`,
    headers: server.asRole('admin'),
    payload: { expected: 0 },
  });
  expect(answer.json()).toEqual({ retried: 0 });
  await news.pass(30 * 3_600);
  await news.run();
  expect([news.requests('/Copied'), await news.titles()]).toEqual([1, ['Alpha']]);
});

test('a copied story that a person requests is read as a separate story', async () => {
  await publishCopy();
  const page = news.site.pages['/Copied'] ?? {};
  const [{ id }] = (await call('GET', `${UNREAD}?reason=copy`)).items;
  await call('POST', `${UNREAD}/${id}/retry`);
  news.site.pages['/Copied'] = { status: 500 };
  await news.run();
  news.site.pages['/Copied'] = page;
  await call('POST', `${UNREAD}/${id}/retry`);
  await news.run();
  const https = news.site.url.replace('http:', 'https:');
  expect((await stored()).map(({ title, url, other_urls }) => [title, url, other_urls])).toEqual([
    ['Alpha', `${https}/Alpha`, []],
    ['Copied', `${https}/Copied`, []],
  ]);
  expect(await call('GET', `${UNREAD}?reason=copy`)).toMatchObject({ total: 0 });
  await news.run();
  expect(await news.titles()).toEqual(['Alpha', 'Copied']);
});

test.each(['/all-stories-1', '/news/', '/aktuell'])(
  'stories whose pages all name %s as canonical address are stored under their own addresses',
  async (canonical) => {
    const names = ['story-1', 'story-2', 'story-3'];
    const head = `<link rel="canonical" href="${canonical}">`;
    publish(
      news.site,
      names,
      Object.fromEntries(names.map((name) => [name, articlePage(name, longText(name), head)])),
    );
    await news.addSource();
    await news.run();
    const https = news.site.url.replace('http:', 'https:');
    expect((await stored()).map(({ url }) => url)).toEqual(names.map((name) => `${https}/${name}`));
  },
);

test('a story whose page names the address of other stories still gets new versions', async () => {
  const page = (name: string) =>
    articlePage(name, longText(name), '<link rel="canonical" href="/all-stories-1">');
  const names = ['story-1', 'story-2'];
  publish(news.site, names, Object.fromEntries(names.map((name) => [name, page(name)])));
  await news.addSource();
  await news.run();
  news.site.pages['/story-2'] = page('corrected');
  const html = '<p>Corrected</p>';
  news.site.pages['/feed'] = rss(
    news.site.url,
    names.map((name) => ({ title: name, path: `/${name}`, html })),
  );
  await news.pass(2 * 3_600);
  await news.run();
  expect((await stored()).map(({ previous_id }) => previous_id !== null)).toEqual([false, false, true]);
});

test('a page whose address other pages name wrongly is read as a separate story', async () => {
  const head = '<link rel="canonical" href="/story-3">';
  publish(news.site, ['story-1', 'story-2'], {
    'story-1': articlePage('One', longText('One'), head),
    'story-2': articlePage('Two', longText('Two'), head),
  });
  await news.addSource();
  await news.run();
  publish(news.site, ['story-3']);
  await news.pass(3_600);
  await news.run();
  expect(await news.titles()).toEqual(['story-1', 'story-2', 'story-3']);
});

test('a story with two addresses and one canonical address is one story, not a copy', async () => {
  const page = articlePage('Alpha', longText('Alpha'), '<link rel="canonical" href="/alpha-1">');
  publish(news.site, ['alpha-1', 'alpha-1-print'], { 'alpha-1': page, 'alpha-1-print': page });
  await news.addSource();
  await news.run();
  expect([await news.titles(), (await call('GET', UNREAD)).reasons]).toEqual([['alpha-1'], []]);
});

test('an article without a date from its source has the date of its page', async () => {
  const dated = (date: string) =>
    articlePage('D', longText(date), `<meta property="article:published_time" content="${date}">`);
  news.site.pages['/feed'] = rss(
    news.site.url,
    ['/a', '/b'].map((path) => ({ title: path, path })),
  );
  news.site.pages['/feed'] = {
    type: 'application/rss+xml',
    body: `<rss version="2.0"><channel><title>N</title>${['a', 'b'].map((name) => `<item><title>${name}</title><link>${news.site.url}/${name}</link></item>`).join('')}</channel></rss>`,
  };
  news.site.pages['/a'] = dated('2026-11-21T08:00:00+01:00');
  news.site.pages['/b'] = dated('2099-01-01T00:00:00Z');
  await news.addSource();
  await news.run();
  expect((await news.dates()).map((date) => date && new Date(date).toISOString())).toEqual([
    '2026-11-21T07:00:00.000Z',
    null,
  ]);
  const { rows } = await server.pool.query("select published_at from source_items where title = 'a'");
  expect(new Date(rows[0].published_at).toISOString()).toBe('2026-11-21T07:00:00.000Z');
});
