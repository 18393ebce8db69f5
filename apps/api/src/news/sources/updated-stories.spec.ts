import { asc } from 'drizzle-orm';
import { articles } from '../../platform/db/schema/articles.table';
import { discardedAmong } from '../../extraction/acceptance/discarded-names';
import { reviewDecisions } from '../../platform/db/schema/review-decisions.table';
import { articlePage, longText, rss } from '../../testing/news-server';
import { testApp } from '../../testing/test-app';
import { newsRunsOn, publish, type NewsRuns } from './news-runs.fixture';

const HOUR = 3_600;

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

const versions = () => server.db.select().from(articles).orderBy(asc(articles.id));
const correct = (name: string, words: string) => {
  news.site.pages[`/${name}`] = articlePage(
    name,
    longText(name).map((paragraph) => paragraph.replace('went well', words)),
  );
};
/** Sets the text of a story in the feed. */
const tease = (name: string, html: string) => {
  news.site.pages['/feed'] = rss(news.site.url, [{ title: name, path: `/${name}`, html }]);
};

test('a story whose feed entry changed is fetched again, and its earlier text is kept as a version', async () => {
  publish(news.site, ['Alpha']);
  await news.addSource();
  await news.run();
  await server.db.update(articles).set({ state: 'extracted' });
  correct('Alpha', 'went wrong');
  tease('Alpha', '<p>Corrected</p>');
  await news.pass(2 * HOUR);
  expect(await news.run()).toMatchObject({ new_articles: 0 });
  const [earlier, present] = await versions();
  const address = `${news.site.url.replace('http:', 'https:')}/Alpha`;
  expect([earlier, present]).toMatchObject([
    {
      state: 'extracted',
      text: expect.stringContaining('went well'),
      url: `${address}#version-${earlier?.id}`,
    },
    { state: 'pending', text: expect.stringContaining('went wrong'), url: address, previous_id: earlier?.id },
  ]);
  expect(present?.published_url).toBe(earlier?.published_url);
  expect(await news.pages()).toEqual([]);
  // The current version is already stored, so there is no new version.
  await news.run();
  expect(await versions()).toHaveLength(2);
});

test('an unchanged page creates no story version, and an unreadable page does not change the story', async () => {
  publish(news.site, ['Alpha']);
  await news.addSource();
  await news.run();
  tease('Alpha', '<p>Another teaser</p>');
  await news.pass(2 * HOUR);
  await news.run();
  news.site.pages['/Alpha'] = { status: 404 };
  tease('Alpha', '<p>A third teaser</p>');
  await news.pass(2 * HOUR);
  await news.run();
  expect(news.requests('/Alpha')).toBe(3);
  expect(await versions()).toMatchObject([{ title: 'Alpha', previous_id: null }]);
  expect(await news.pages()).toEqual([]);
});

test('a feed that changes at every run does not cause a request at every run', async () => {
  publish(news.site, ['Alpha']);
  await news.addSource();
  await news.run();
  for (const readers of [1, 2, 3]) {
    tease('Alpha', `<p>${readers} readers</p>`);
    await news.run();
  }
  expect(news.requests('/Alpha')).toBe(1);
  await news.pass(2 * HOUR);
  await news.run();
  expect(news.requests('/Alpha')).toBe(2);
  await news.run();
  await news.pass(2 * HOUR);
  await news.run();
  expect(news.requests('/Alpha')).toBe(2);
});

test('a page that changes at every request creates at most 20 versions of its story', async () => {
  publish(news.site, ['Alpha']);
  await news.addSource();
  for (let readers = 0; readers < 22; readers += 1) {
    correct('Alpha', `went well for ${readers} readers`);
    tease('Alpha', `<p>${readers} readers</p>`);
    await news.pass(2 * HOUR);
    await news.run();
  }
  expect([news.requests('/Alpha'), (await versions()).length]).toEqual([22, 20]);
});

test.each(['/', '/category'])(
  'a story whose address now leads to %s is not replaced by that page',
  async (elsewhere) => {
    publish(news.site, ['Alpha']);
    await news.addSource();
    await news.run();
    news.site.pages[elsewhere] = articlePage('Everything', longText('Everything'));
    news.site.pages['/Alpha'] = { status: 301, headers: { location: elsewhere } };
    tease('Alpha', '<p>Gone</p>');
    await news.pass(2 * HOUR);
    await news.run();
    expect(news.requests(elsewhere)).toBe(1);
    expect((await versions()).map(({ text }) => text.includes('Everything'))).toEqual([false]);
  },
);

test('a new story is checked once a day in its first days, even if the feed is unchanged', async () => {
  publish(news.site, ['Alpha']);
  const feed = rss(news.site.url, [{ title: 'Alpha', path: '/Alpha' }]).body.replace(
    /<pubDate>.*<\/pubDate>/,
    '',
  );
  news.site.pages['/feed'] = { type: 'application/rss+xml', body: feed };
  await news.addSource();
  await news.run();
  correct('Alpha', 'went wrong');
  await news.run();
  expect(news.requests('/Alpha')).toBe(1);
  await news.pass(25 * HOUR);
  await news.run();
  expect([news.requests('/Alpha'), (await versions()).length]).toEqual([2, 2]);
  for (let days = 2; days < 5; days += 1) {
    await news.pass(25 * HOUR);
    await news.run();
  }
  expect(news.requests('/Alpha')).toBe(3);
});

test('a copy of an earlier story version belongs to the current version', async () => {
  publish(news.site, ['Alpha']);
  await news.addSource();
  await news.run();
  const earlier = news.site.pages['/Alpha'] ?? {};
  correct('Alpha', 'went wrong');
  tease('Alpha', '<p>Corrected</p>');
  await news.pass(2 * HOUR);
  await news.run();
  news.site.pages['/copies'] = rss(news.site.url, [{ title: 'Alpha', path: '/Copy' }]);
  news.site.pages['/Copy'] = earlier;
  await news.addSource('/copies');
  await news.run();
  const [, present] = await versions();
  expect(present?.other_urls).toEqual([expect.stringMatching(/\/Copy$/)]);
  news.site.pages['/Copy'] = articlePage('Alpha', longText('Copied'));
  news.site.pages['/copies'] = rss(news.site.url, [{ title: 'Alpha', path: '/Copy', html: '<p>New</p>' }]);
  await news.pass(2 * HOUR);
  await news.run();
  expect((await versions()).map(({ previous_id }) => previous_id)).toEqual([
    null,
    ...(await versions()).slice(0, -1).map(({ id }) => id),
  ]);
});

test('a changed feed text is a new story version only if the story was read from the feed', async () => {
  const html = (seed: string) =>
    longText(seed)
      .map((text) => `<p>${text}</p>`)
      .join('');
  news.site.pages['/feed'] = rss(news.site.url, [{ title: 'Held', path: '/Held', html: html('Held') }]);
  await news.addSource();
  await news.run();
  news.site.pages['/feed'] = rss(news.site.url, [{ title: 'Held', path: '/Held', html: html('Kept') }]);
  await news.pass(2 * HOUR);
  await news.run();
  expect((await versions()).map(({ text_from, text }) => [text_from, text.includes('Kept')])).toEqual([
    ['feed', false],
    ['feed', true],
  ]);
  news.site.pages['/Held'] = articlePage('Held', longText('Page'));
  news.site.pages['/feed'] = rss(news.site.url, [{ title: 'Held', path: '/Held', html: html('More') }]);
  await news.pass(2 * HOUR);
  await news.run();
  news.site.pages['/Held'] = { status: 404 };
  news.site.pages['/feed'] = rss(news.site.url, [{ title: 'Held', path: '/Held', html: html('Less') }]);
  await news.pass(2 * HOUR);
  await news.run();
  expect((await versions()).map(({ text_from }) => text_from)).toEqual(['feed', 'feed', 'page']);
});

test('a company that a person discarded from a story remains discarded in its later versions', async () => {
  publish(news.site, ['Alpha', 'Beta']);
  await news.addSource();
  await news.run();
  const [first] = await versions();
  await server.db.insert(reviewDecisions).values({
    kind: 'discard',
    reason: 'not_in_article',
    company_name: 'Madeup',
    name_key: 'madeup',
    article_id: first?.id ?? 0,
  });
  for (const words of ['went wrong', 'went wrong again']) {
    correct(first?.title ?? '', words);
    tease(first?.title ?? '', words);
    await news.pass(2 * HOUR);
    await news.run();
  }
  const stories = await versions();
  const discarded = await Promise.all(
    stories.map(async ({ id }) => (await discardedAmong(server.db, ['madeup'], id)).size),
  );
  expect(stories.map(({ title }) => title)).toEqual(['Alpha', 'Beta', 'Alpha', 'Alpha']);
  expect(discarded).toEqual([1, 0, 1, 1]);
  await server.db.delete(reviewDecisions);
});
