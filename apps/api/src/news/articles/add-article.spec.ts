import { desc } from 'drizzle-orm';
import { articles } from '../../platform/db/schema/articles.table';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { articlePage, longText, newsServer, type NewsServer } from '../../testing/news-server';
import { TEST_SETTINGS, testApp, type ActorName } from '../../testing/test-app';
import type { AddedArticleBody } from './articles.schemas';

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
  await server.db.delete(articles);
});

const post = (url: string, actor: ActorName = 'user+w') =>
  server.app.inject({
    method: 'POST',
    url: '/auth/articles',
    headers: server.asRole(actor),
    payload: { url },
  });
async function add(url: string): Promise<AddedArticleBody> {
  const answer = await post(url);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const DATE = '<meta property="article:published_time" content="2026-11-17T08:00:00Z">';

test('a person adds an article by its address', async () => {
  site.pages['/vela?utm_source=mail'] = articlePage('Vela raises two million', longText('vela'), DATE);
  const { article, ...rest } = await add(`${site.url}/vela?utm_source=mail`);
  expect(rest).toEqual({ is_known: false, reason: null, message: null });
  expect(article).toMatchObject({
    title: 'Vela raises two million',
    source: '127.0.0.1',
    published_at: '2026-11-17T08:00:00.000Z',
    state: 'pending',
  });
  expect(await server.db.select().from(articles)).toMatchObject([
    { id: Number(article?.id), source_id: null, text: expect.stringContaining('vela') },
  ]);
});

test('the audit trail records that a person added an article, even without a result', async () => {
  await add(`${site.url}/missing`);
  const [event] = await server.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
  expect(event).toMatchObject({
    action: 'article_requested',
    actor_id: server.person('user+w').userId,
    after: { address: `${site.url}/missing` },
  });
});

test('adding a stored article again makes no request, even by its other address', async () => {
  site.pages['/vela'] = articlePage('Vela raises', longText('vela'));
  const first = await add(`${site.url}/vela`);
  site.requested.length = 0;
  expect(await add(`${site.url}/vela#comments`)).toMatchObject({
    is_known: true,
    article: { id: first.article?.id },
  });
  expect(site.requested).toEqual([]);
  site.pages['/copy'] = articlePage('Vela raises', longText('vela'));
  expect(await add(`${site.url}/copy`)).toMatchObject({ is_known: true, article: { id: first.article?.id } });
  expect(await server.db.$count(articles)).toBe(1);
});

test.each([
  ['/missing', {}, 'not_found'],
  ['/list', { body: '<html><body><nav><a href="/a">A</a></nav></body></html>' }, 'no_article'],
  ['/file.pdf', { type: 'application/pdf', body: '%PDF' }, 'not_text'],
  [
    '/locked',
    {
      body: `<html><head><script type="application/ld+json">{"@type":"NewsArticle","isAccessibleForFree":false}</script></head><body><article><h1>Locked</h1><p>${'A first sentence. '.repeat(3)}</p></article></body></html>`,
    },
    'paywall',
  ],
])('for the page %s, which contains no article, the response explains why', async (path, page, reason) => {
  if (Object.keys(page).length > 0) site.pages[path] = page;
  const added = await add(site.url + path);
  expect(added).toEqual({ article: null, is_known: false, reason, message: expect.stringMatching(/\.$/) });
  expect(await server.db.$count(articles)).toBe(0);
});

test('a page that robots.txt forbids is not fetched on request of a person', async () => {
  site.pages['/robots.txt'] = { type: 'text/plain', body: 'User-agent: *\nDisallow: /' };
  site.pages['/vela'] = articlePage('Vela raises', longText('vela'));
  expect(await add(`${site.url}/vela`)).toMatchObject({ article: null, reason: 'robots' });
  expect(site.requested).toEqual(['/robots.txt']);
});

test.each([
  ['http://127.0.0.1/', 'this machine'],
  ['http://169.254.169.254/latest/meta-data', 'private network'],
  ['http://[::1]/', 'this machine'],
  ['file:///etc/passwd', 'http and https'],
  ['https://ann:secret@news.example/a', 'user name'],
  ['no address', 'not a web address'],
])('adding the article %s is refused before anything is requested', async (url, words) => {
  expect(await add(url)).toMatchObject({
    article: null,
    reason: 'refused',
    message: expect.stringContaining(words),
  });
});

test('an article address that redirects to this machine is refused', async () => {
  site.pages['/away'] = { status: 302, headers: { location: 'http://127.0.0.1/secret' } };
  expect(await add(`${site.url}/away`)).toMatchObject({ article: null, reason: 'refused' });
});

test.each<[ActorName, number]>([
  ['user', 403],
  ['user+w', 200],
  ['super', 200],
  ['admin', 200],
])('for the role %s, adding an article returns %d', async (actor, status) => {
  expect((await post(`${site.url}/missing`, actor)).statusCode).toBe(status);
});
