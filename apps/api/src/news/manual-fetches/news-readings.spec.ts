import { eq } from 'drizzle-orm';
import { newsJob } from '../../platform/db/schema/news-job.table';
import { claimNewsRun } from '../sources/news-job';
import { newsRunsOn, publish, type NewsRuns } from '../sources/news-runs.fixture';
import { rss } from '../../testing/news-server';
import { testApp } from '../../testing/test-app';
import { newsReadings } from '../../platform/db/schema/news-readings.table';

const READINGS = '/auth/admin/scrapers/readings';

let server: Awaited<ReturnType<typeof testApp>>;
let news: NewsRuns;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  news = await newsRunsOn(server);
});
afterEach(async () => {
  await server.db.delete(newsReadings);
  await news.close();
});

async function order(payload: object = {}) {
  const answer = await server.app.inject({
    method: 'POST',
    url: READINGS,
    headers: server.asRole('admin'),
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}
const readings = async () =>
  (await server.app.inject({ url: READINGS, headers: server.asRole('admin') })).json().items;

test('a person can fetch one source while the schedule is off and see the progress', async () => {
  publish(news.site, ['Alpha', 'Gone'], { Gone: { status: 404 } });
  const id = await news.addSource();
  await news.addSource('/other');
  const { status, body } = await order({ source_id: String(id) });
  expect([status, body]).toEqual([
    202,
    expect.objectContaining({ source_id: String(id), started_at: null, finished_at: null }),
  ]);
  await news.carryOut();
  expect(await readings()).toMatchObject([
    {
      id: body.id,
      requested_by: 'admin@vaglio.example',
      finished_at: expect.any(String),
      source_count: 1,
      sources_done: 1,
      failed_sources: 0,
      new_articles: 1,
      unread_pages: 1,
      current_source: null,
    },
  ]);
  expect([await news.titles(), news.requests('/other')]).toEqual([['Alpha'], 0]);
  const [job] = await server.db.select().from(newsJob);
  expect(job).toMatchObject({ enabled: false, lease_owner: null });
});

test('a story corrected by its source is fetched immediately on request', async () => {
  publish(news.site, ['Alpha']);
  const id = await news.addSource();
  await news.run();
  news.site.pages['/feed'] = rss(news.site.url, [
    { title: 'Alpha', path: '/Alpha', html: '<p>Corrected</p>' },
  ]);
  await news.run();
  expect(news.requests('/Alpha')).toBe(1);
  await order({ source_id: String(id) });
  await news.carryOut();
  expect(news.requests('/Alpha')).toBe(2);
});

test('fetching all sources on request replaces the scheduled run, so that nothing is fetched twice', async () => {
  publish(news.site, ['Alpha']);
  await news.addSource();
  const off = await news.addSource('/off');
  await server.pool.query('update news_sources set enabled = false where id = $1', [off]);
  await news.switchOn();
  await server.db.update(newsJob).set({ due_at: new Date(Date.now() + 3_000).toISOString() });
  await order();
  await news.carryOut();
  expect([news.requests('/feed'), news.requests('/off')]).toEqual([1, 0]);
  const [job] = await server.db.select().from(newsJob);
  expect(Date.parse(job?.due_at ?? '') - Date.now()).toBeGreaterThan(290_000);
  expect(await claimNewsRun(server.db, 'other')).toBeUndefined();
});

test('a source that the schedule fetched after a person’s request is not fetched again', async () => {
  publish(news.site, ['Alpha']);
  const id = await news.addSource();
  const { body } = await order({ source_id: String(id) });
  await server.pool.query("update news_sources set last_checked_at = now() + interval '1 second'");
  await news.carryOut();
  expect(news.requests('/feed')).toBe(0);
  expect(await readings()).toMatchObject([{ id: body.id, sources_done: 1, finished_at: expect.any(String) }]);
});

test('a source disabled or changed during a run is not requested with its old settings', async () => {
  publish(news.site, ['Alpha']);
  await news.addSource();
  const off = await news.addSource('/off');
  const moved = await news.addSource('/before');
  const change = async () => {
    await server.pool.query('update news_sources set enabled = false where id = $1', [off]);
    await server.pool.query('update news_sources set url = $2 where id = $1', [
      moved,
      `${news.site.url}/after`,
    ]);
  };
  const feed = rss(news.site.url, []);
  news.site.pages['/feed'] = (_request, response) => {
    void change().then(() => response.writeHead(200, { 'content-type': feed.type }).end(feed.body));
  };
  const requested = () => ['/feed', '/off', '/before', '/after'].map(news.requests);
  await news.run();
  expect(requested()).toEqual([1, 0, 0, 1]);
  await server.pool.query('update news_sources set enabled = true, url = $2 where id = $1', [
    off,
    `${news.site.url}/off`,
  ]);
  await server.pool.query('update news_sources set url = $2 where id = $1', [
    moved,
    `${news.site.url}/before`,
  ]);
  await order();
  await news.carryOut();
  expect(requested()).toEqual([2, 0, 0, 2]);
});

test('a source that is tested after a person requested it is still fetched', async () => {
  publish(news.site, ['Alpha']);
  const id = await news.addSource();
  await order({ source_id: String(id) });
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: `/auth/admin/scrapers/sources/${id}/test`,
    headers: server.asRole('admin'),
    payload: {},
  });
  expect(statusCode).toBe(200);
  await news.carryOut();
  expect(await news.titles()).toEqual(['Alpha']);
});

test('a repeated request to fetch a source joins the pending request', async () => {
  const id = await news.addSource();
  const [one, again, all] = [
    await order({ source_id: String(id) }),
    await order({ source_id: String(id) }),
    await order(),
  ];
  expect(again.body.id).toBe(one.body.id);
  expect(all.body.id).not.toBe(one.body.id);
  expect(await readings()).toHaveLength(2);
});

test('a person’s request also fetches a source that waits after failures', async () => {
  publish(news.site, ['Alpha']);
  const id = await news.addSource();
  await server.pool.query(
    "update news_sources set next_attempt_at = now() + interval '5 hours', consecutive_failures = 5",
  );
  await order({ source_id: String(id) });
  await news.carryOut();
  expect(await news.titles()).toEqual(['Alpha']);
  expect(await order({ source_id: '99999' })).toMatchObject({ status: 404 });
});

test('a person’s request is handled between two sources of a run, even after its process dies', async () => {
  publish(news.site, ['Alpha']);
  const first = await news.addSource();
  news.site.pages['/second'] = rss(news.site.url, []);
  const second = await news.addSource('/second');
  await order({ source_id: String(second) });
  await news.carryOut('dying', () => true);
  expect(await readings()).toMatchObject([{ source_id: String(second), finished_at: null }]);
  await server.db.update(newsJob).set({ lease_until: null });
  await news.run('next');
  expect(await readings()).toMatchObject([{ finished_at: expect.any(String) }]);
  expect([first > 0, news.requests('/feed'), news.requests('/second')]).toEqual([true, 1, 1]);
  expect(await server.db.select().from(newsReadings).where(eq(newsReadings.sources_done, 1))).toHaveLength(1);
});
