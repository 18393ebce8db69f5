import type { Database } from '../../platform/db/open-database';
import { articlePage, longText, newsServer, rss, type NewsServer } from '../../testing/news-server';
import { serverProcesses } from '../../testing/server-process';
import { testDatabase } from '../../testing/test-database';
import { until } from '../../testing/writer-process';

const NAMES = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon'];

let database: Database;
let processes: ReturnType<typeof serverProcesses>;
let site: NewsServer;
beforeEach(async () => {
  database = await testDatabase();
  processes = serverProcesses(database.url);
  site = await newsServer({});
  site.pages['/feed'] = rss(
    site.url,
    NAMES.map((name) => ({ title: `${name} raises`, path: `/${name}` })),
  );
  for (const name of NAMES) site.pages[`/${name}`] = articlePage(`${name} raises`, longText(name));
});
afterEach(async () => {
  await processes.endAll();
  await site.close();
  await database.close();
});

/** Starts two servers with a shared database that read the feed at the shortest interval. */
async function startTwo() {
  const env = { PRIVATE_NEWS_HOSTS: site.host };
  const servers = await Promise.all([processes.start(env), processes.start(env)]);
  await database.pool.query('delete from news_sources');
  await database.pool.query('insert into news_sources (name, url) values ($1, $2)', [
    'The feed',
    `${site.url}/feed`,
  ]);
  await database.pool.query('update news_job set enabled = true, interval_sec = 30, due_at = now()');
  return servers;
}

const titles = async () =>
  (await database.pool.query<{ title: string }>('select title from articles order by title')).rows.map(
    ({ title }) => title,
  );
const finishedRuns = async () =>
  (await database.pool.query('select 1 from news_runs where finished_at is not null')).rowCount ?? 0;
const pageRequests = () => NAMES.map((name) => site.requested.filter((path) => path === `/${name}`).length);

async function untilFinished(count: number) {
  let runs = 0;
  const watch = setInterval(() => {
    finishedRuns().then(
      (found) => {
        runs = found;
      },
      () => undefined,
    );
  }, 200);
  await until('a run ends', () => runs >= count);
  clearInterval(watch);
}

test('two servers fetch each news article once', async () => {
  await startTwo();
  await untilFinished(1);
  expect([pageRequests(), await titles()]).toEqual([
    [1, 1, 1, 1, 1],
    NAMES.map((name) => `${name} raises`).sort(),
  ]);
  await database.pool.query('update news_job set due_at = now()');
  await untilFinished(2);
  expect([pageRequests(), site.requested.filter((path) => path === '/feed').length]).toEqual([
    [1, 1, 1, 1, 1],
    2,
  ]);
});

test('after kill -9 of the server that reads news, the other server stores each article once', async () => {
  const servers = await startTwo();
  await until(
    'the second article is requested',
    () => pageRequests().filter((count) => count > 0).length >= 2,
  );
  const before = site.requested.length;
  const {
    rows: [held],
  } = await database.pool.query<{ lease_owner: string }>('select lease_owner from news_job');
  const reader = servers.find(({ pid }) => held?.lease_owner.includes(`-${pid}-`));
  expect(await reader?.end('SIGKILL')).toBeNull();
  // The lease of a killed server expires after a minute of database time. The test lets it expire immediately.
  await database.pool.query("update news_job set lease_until = now() - interval '1 second'");
  await untilFinished(1);
  expect(site.requested.length).toBeGreaterThan(before);
  const stored = await titles();
  expect([stored, await finishedRuns()]).toEqual([NAMES.map((name) => `${name} raises`).sort(), 1]);
  expect(Math.max(...pageRequests())).toBeLessThanOrEqual(2);
});
