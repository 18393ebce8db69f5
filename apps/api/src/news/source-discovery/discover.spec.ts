import { pageFetcher } from '../fetching/fetch-page';
import { newsServer, rss, type NewsServer } from '../../testing/news-server';
import { testApp } from '../../testing/test-app';
import { discover } from './discover';

let site: NewsServer;
let server: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  site = await newsServer({});
  server = await testApp();
});
afterAll(async () => {
  await server.close();
  await site.close();
});

test('after the time limit source discovery requests no further address', async () => {
  const feeds = ['/one.xml', '/slow-a.xml', '/slow-b.xml', '/slow-c.xml', '/last.xml'];
  site.pages['/'] = {
    body: `<!doctype html><html><head><title>Slow</title>${feeds
      .map((path) => `<link rel="alternate" type="application/rss+xml" href="${path}">`)
      .join('')}</head><body></body></html>`,
  };
  site.pages['/one.xml'] = rss(site.url, [{ title: 'Alpha', path: '/a' }]);
  const time = new AbortController();
  let unanswered = 0;
  for (const path of feeds.slice(1, 4))
    site.pages[path] = () => {
      unanswered += 1;
      if (unanswered === 3) time.abort();
    };
  const { fetchPage, close } = pageFetcher({ userAgent: 'Vaglio', privateHosts: [site.host] });
  const found = await discover({ ...server.deps, fetchPage, userAgent: 'Vaglio' }, site.url, time.signal);
  await close();
  expect(found.candidates.map(({ url }) => url)).toEqual([`${site.url}/one.xml`]);
  expect(new Set(found.tried.map(({ outcome }) => outcome))).toEqual(
    new Set(['There was no time left to try it.']),
  );
  expect(found.tried.map(({ url }) => url)).toEqual(expect.arrayContaining([`${site.url}/last.xml`]));
  expect(site.requested.filter((path) => !path.startsWith('/slow'))).toEqual(['/', '/one.xml']);
});
