import { setTimeout as wait } from 'node:timers/promises';
import { watchHealth, type HealthTimes } from '../health-watch';
import { fieldOf, jsonOf, newCaller, type Answer, type Call } from '../http-call';
import { newInstallation, type Installation } from '../installation';
import type { Trial, TrialContext } from '../trial';
import { importHostileFiles } from './hostile-uploads';
import { HONEST_TITLE, hostileSites, type HostileSites } from './hostile-sites';

const SHORT_CORPUS = 4;
/**
 * Maximum of the 99th percentile, in milliseconds. The short form allows more, because it runs on the same machine as
 * other tests.
 */
const HEALTH_P99_MS = { short: 1_000, long: 100 };
const LONGEST_READING_MS = 900_000;

/**
 * Trial in which a real server processes hostile feeds, pages, articles and uploads. The server must keep responding.
 */
export const hostile: Trial = { name: 'hostile', run };

async function run(context: TrialContext): Promise<void> {
  const sites = await hostileSites(context.isShort ? SHORT_CORPUS : Infinity);
  const installation = await newInstallation(20, { PRIVATE_NEWS_HOSTS: sites.hosts.join(',') });
  try {
    const { address } = await installation.startServer();
    const caller = newCaller(4);
    const admin = await installation.addPerson('admin');
    const send: Send = async (call) =>
      caller.send(address, { token: await installation.tokenOf(admin), ...call });
    await readAll(context, { installation, sites, address, send });
    caller.close();
  } finally {
    await installation.end();
    await sites.close();
  }
}

type Send = (call: Call) => Promise<Answer>;
type Reading = { installation: Installation; sites: HostileSites; address: string; send: Send };

async function readAll(context: TrialContext, reading: Reading): Promise<void> {
  const { report } = context;
  const { installation, sites, send } = reading;
  for (const [index, url] of sites.feeds.entries())
    await send({
      method: 'POST',
      path: '/auth/admin/scrapers/sources',
      body: { name: `Feed ${index}`, url },
    });
  const pages = await watched(context, reading, 'the feeds and pages', async () => {
    const body = { enabled: true, intervalSec: 30 };
    await send({ method: 'PUT', path: '/auth/admin/scrapers/config/news', body });
    return untilRead(reading);
  });
  report.check(`each of ${sites.pages} pages is read or remembered with its reason`, pages);
  const { rows } = await installation.pool.query('select 1 from articles where title = $1', [HONEST_TITLE]);
  report.check('the honest article behind them is read', rows.length === 1 ? [] : ['it is not stored']);
  const articles = await watched(context, reading, 'the articles', () => extractAll(reading));
  report.check('every article is extracted or has failed with its reason', articles);
  const files = await watched(context, reading, 'the uploaded files', () =>
    importHostileFiles(send, context.isShort),
  );
  report.check('every uploaded file is read, checked, written and taken back, without being killed', files);
}

/** Measures the response times of /healthz while some work is running. */
async function watched<T>(
  { report, isShort }: TrialContext,
  { address }: Reading,
  what: string,
  work: () => Promise<T>,
): Promise<T> {
  const health = watchHealth(address, 10);
  const result = await work();
  const times: HealthTimes = await health.stop();
  const figures = `p99 ${times.p99.toFixed(1)} ms, slowest ${times.slowest.toFixed(1)} ms of ${times.asked}`;
  report.note(`/healthz while ${what} are read: ${figures}`);
  const most = isShort ? HEALTH_P99_MS.short : HEALTH_P99_MS.long;
  report.check(
    `/healthz answers within ${most} ms (p99) while ${what} are read`,
    times.p99 < most ? times.problems : [figures, ...times.problems],
  );
  return result;
}

/**
 * Waits until each page has become an article or has an error, and each feed was read.
 * @returns pages and feeds that were not finished in time
 */
async function untilRead({ installation: { pool }, sites }: Reading): Promise<string[]> {
  const left = async () => {
    const { rows } = await pool.query<{ open: string }>(`
      select 'page ' || url as open from source_items where article_id is null and reason is null
      union all select 'feed ' || name from news_sources where name like 'Feed %' and last_checked_at is null`);
    const { rows: known } = await pool.query<{ count: string }>(`
      select (select count(*) from source_items where article_id is null) + (select count(*) from articles)
        + (select coalesce(sum(cardinality(other_urls)), 0) from articles) as count`);
    const isListed = Number(known[0]?.count) >= sites.pages;
    return [...rows.map(({ open }) => open), ...(isListed ? [] : ['not all pages are listed yet'])];
  };
  for (const end = Date.now() + LONGEST_READING_MS; Date.now() < end; await wait(250)) {
    if ((await left()).length === 0) return [];
  }
  return left();
}

async function extractAll({ send }: Reading): Promise<string[]> {
  for (let turn = 0; turn < 1_000; turn += 1) {
    const answer = await send({ method: 'POST', path: '/auth/llm/run?mode=pending&batch=1&max=1', body: {} });
    if (answer.status !== 200) return [`${answer.status} ${answer.text.slice(0, 200)}`];
    const result = jsonOf(answer);
    if (fieldOf(result, 'pending') === 0 || fieldOf(result, 'processed') === 0) break;
  }
  const left = await send({ method: 'GET', path: '/auth/llm/pending' });
  return fieldOf(jsonOf(left), 'pending') === 0 ? [] : [left.text];
}
