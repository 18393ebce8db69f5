import { eq } from 'drizzle-orm';
import { testApp } from '../../testing/test-app';
import { claimPage } from '../page-queue/page-queue';
import { sourceItems } from '../../platform/db/schema/source-items.table';
import { named, newsRunsOn, publish, stopBeforePages, type NewsRuns } from './news-runs.fixture';

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

test('with two servers each page is read by only one server', async () => {
  publish(news.site, ['Alpha', 'Beta']);
  const source = await news.addSource();
  await news.run('one', stopBeforePages());
  expect(news.requests('/Alpha')).toBe(0);
  const [mine, other, none] = [
    await claimPage(server.db, 'one', source),
    await claimPage(server.db, 'two', source),
    await claimPage(server.db, 'two', source),
  ];
  expect([mine?.title, other?.title, none]).toEqual(['Alpha', 'Beta', undefined]);
  // Both processes crash. The next process with the news job does not need to wait for their page claims.
  await server.db.update(sourceItems).set({ lease_until: new Date(Date.now() + 50_000).toISOString() });
  await server.db.execute("update news_job set lease_until = now() - interval '1 second'");
  await news.run('three');
  expect([await news.titles(), await news.pages()]).toEqual([['Alpha', 'Beta'], []]);
});

test('a page that crashes every process is abandoned', async () => {
  publish(news.site, ['Poison']);
  const source = await news.addSource();
  await news.run('one', stopBeforePages());
  for (let deaths = 0; deaths < 10; deaths += 1) {
    expect((await claimPage(server.db, 'dying', source))?.title).toBe('Poison');
    await news.pass(61);
  }
  expect(await claimPage(server.db, 'dying', source)).toBeUndefined();
  expect(await news.pages()).toMatchObject([{ state: 'given_up', reason: 'unreadable' }]);
});

test('a feed that endlessly lists new addresses does not fill the database', async () => {
  await news.addSource();
  for (let round = 0; round < 3; round += 1) {
    publish(news.site, named(`Round${round}Page`, 600), {});
    await news.run('one', stopBeforePages());
  }
  expect((await news.pages()).length).toBe(1_000);
});

test('an abandoned page that its feed no longer lists is deleted after a month', async () => {
  publish(news.site, ['Gone'], { Gone: { status: 410 } });
  await news.addSource();
  await news.run();
  publish(news.site, ['Alpha']);
  await news.pass(31 * 24 * HOUR);
  await news.run();
  expect([await news.pages(), await news.titles()]).toEqual([[], ['Alpha']]);
});

test('a source with a changed address starts again', async () => {
  publish(news.site, ['Gone'], { Gone: { status: 410 } });
  const id = await news.addSource();
  await news.run();
  expect((await news.pages()).length).toBe(1);
  const change = {
    method: 'PUT' as const,
    url: `/auth/admin/scrapers/sources/${id}`,
    headers: server.asRole('admin'),
  };
  const answer = await server.app.inject({ ...change, payload: { url: 'https://news.example.ch/feed' } });
  expect([answer.statusCode, (await news.pages()).length]).toEqual([200, 0]);
  await server.db
    .insert(sourceItems)
    .values({ source_id: id, url_key: 'a', url: 'https://a.ch/', title: 'A', state: 'waiting' });
  await server.app.inject({ ...change, method: 'DELETE' });
  expect(await server.db.$count(sourceItems, eq(sourceItems.source_id, id))).toBe(0);
});
