import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { backups, restoreTests } from '../../platform/db/schema/backups.table';
import { llmUsage } from '../../platform/db/schema/llm-usage.table';
import { outbox } from '../../platform/db/schema/outbox.table';
import { newsSources } from '../../platform/db/schema/news-sources.table';
import { buildApp } from '../../app';
import { cuttableDatabase } from '../../testing/cuttable-database';
import { faultsOf, readScrape, type ReadFamily } from '../../testing/prometheus-text';
import { TEST_SETTINGS, testApp } from '../../testing/test-app';

const METRICS_TOKEN = 'token-of-the-metrics-of-tests';

let world: Awaited<ReturnType<typeof testApp>>;
let families: ReadFamily[];
beforeAll(async () => {
  world = await testApp();
  await store();
  families = await wholeScrape(await newApp());
});
afterAll(() => world.close());

const apps: Awaited<ReturnType<typeof buildApp>>[] = [];
afterAll(() => Promise.all(apps.map((app) => app.close())));

/** Creates another server of the installation that has not accessed the database yet. */
async function newApp() {
  const app = await buildApp(world.deps, { pool: world.pool });
  apps.push(app);
  return app;
}

/** Stores rows of each kind that the metrics count. */
async function store() {
  const { db } = world;
  await db.insert(outbox).values([
    {
      kind: 'reset',
      created_at: sql`now() - interval '2 hours'`,
      due_at: sql`now() - interval '10 minutes'`,
    },
    { kind: 'reset', failed_at: sql`now()` },
  ]);
  const call = { attempt: 1, model: 'small', prompt_tokens: 1_000, completion_tokens: 50 };
  await db.insert(llmUsage).values([
    { ...call, outcome: 'answered', cost: 0.25 },
    { ...call, outcome: 'failed' },
    { ...call, outcome: 'answered', created_at: sql`now() - interval '2 days'` },
  ]);
  const attempt = { started_at: '2026-11-20T02:00:00Z', name: 'b', place: '/b', is_encrypted: true };
  await db.insert(backups).values([
    { ...attempt, ended_at: '2026-11-20T02:01:40Z', bytes: 4_096 },
    { ...attempt, ended_at: '2026-11-21T02:00:00Z', failure: 'The disk is full.' },
  ]);
  await db.insert(restoreTests).values({
    started_at: '2026-11-20T04:00:00Z',
    ended_at: '2026-11-20T04:00:10Z',
    backup_name: 'b',
    checks: [],
  });
  const many = Array.from({ length: 60 }, (_, n) => ({
    name: `Source "${n}"`,
    url: `https://${n}.example/`,
  }));
  await db
    .insert(newsSources)
    .values([
      ...many.map((source) => ({ ...source, consecutive_failures: 3 })),
      { name: 'Good', url: 'https://good.example/', last_success_at: '2026-11-22T10:00:00Z' },
      { name: 'Off', url: 'https://off.example/', enabled: false },
    ]);
}

/** Repeats the scrape until every check has answered in time. On a busy machine, one scrape may miss some checks. */
async function wholeScrape(app: Awaited<ReturnType<typeof newApp>>): Promise<ReadFamily[]> {
  for (;;) {
    const scrape = readScrape(await app.metrics.text());
    const checks = scrape.find(({ name }) => name === 'vaglio_check_up')?.samples ?? [];
    if (checks.length > 0 && checks.every(({ value }) => value === 1)) return scrape;
    await setTimeout(20);
  }
}

/** Returns the value of a metric for the given labels. */
function valueOf(name: string, labels: Record<string, string> = {}, from = families): number | undefined {
  const family = from.find((each) => each.name === name);
  return family?.samples.find(({ labels: own }) =>
    Object.entries(labels).every(([label, value]) => own[label] === value),
  )?.value;
}

test('every metric follows the naming conventions of Prometheus, with help, type and base units', () => {
  expect(families.flatMap(faultsOf)).toEqual([]);
});

test('metrics count queues, mails, models, backups and sources from the database', () => {
  expect({
    mails: valueOf('vaglio_queue_waiting', { queue: 'mail' }),
    working: valueOf('vaglio_queue_running', { queue: 'mail' }),
    lag: Math.round(valueOf('vaglio_queue_lag_seconds', { queue: 'mail' }) ?? 0) >= 600,
    oldest: (valueOf('vaglio_mail_oldest_age_seconds') ?? 0) >= 7_200,
    lost: valueOf('vaglio_mail_failed'),
    answered: valueOf('vaglio_model_calls_today', { model: 'small', outcome: 'answered' }),
    failed: valueOf('vaglio_model_calls_today', { model: 'small', outcome: 'failed' }),
    read: valueOf('vaglio_model_tokens_today', { direction: 'read' }),
    written: valueOf('vaglio_model_tokens_today', { direction: 'written' }),
    cost: valueOf('vaglio_model_cost_today', { model: 'small' }),
    backup: valueOf('vaglio_backup_last_success_timestamp_seconds'),
    bytes: valueOf('vaglio_backup_size_bytes'),
    backupFailed: valueOf('vaglio_backup_last_failed'),
    drill: valueOf('vaglio_drill_last_success_timestamp_seconds'),
    failing: valueOf('vaglio_news_sources', { health: 'failing' }),
    off: valueOf('vaglio_news_sources', { health: 'off' }),
  }).toEqual({
    mails: 1,
    working: 0,
    lag: true,
    oldest: true,
    lost: 1,
    answered: 1,
    failed: 1,
    read: 2_000,
    written: 100,
    cost: 0.25,
    backup: Date.parse('2026-11-20T02:01:40Z') / 1_000,
    bytes: 4_096,
    backupFailed: 1,
    drill: Date.parse('2026-11-20T04:00:10Z') / 1_000,
    failing: 60,
    off: 1,
  });
});

test('at most fifty news sources have their own metric, the worst first', () => {
  const { samples = [] } =
    families.find(({ name }) => name === 'vaglio_news_source_last_success_timestamp_seconds') ?? {};
  expect(samples).toHaveLength(50);
  expect(samples.map(({ labels }) => labels['source'])).toContain('Source \\"0\\"');
});

test('metrics measure the pool, the connections and the index of this server', () => {
  expect(valueOf('vaglio_database_pool_max_connections')).toBe(world.pool.options.max);
  for (const name of [
    'vaglio_database_pool_connections',
    'vaglio_http_connections',
    'nodejs_eventloop_lag_seconds',
  ])
    expect([name, valueOf(name)]).toEqual([name, expect.any(Number)]);
  expect(valueOf('vaglio_info')).toBe(1);
});

test('metrics count responses by route and status instead of address', async () => {
  const app = await newApp();
  await app.inject({ url: '/auth/investments/4711/score' });
  await app.inject({ url: '/no/such/4711' });
  const text = await app.metrics.text();
  const of = (labels: Record<string, string>) => valueOf('http_requests_total', labels, readScrape(text));
  expect([
    of({ route: '/auth/investments/:id/score', status: '401' }),
    of({ route: 'none', status: '404' }),
  ]).toEqual([1, 1]);
  // The slash is part of the search text, because the digits could occur by chance.
  expect(text).not.toContain('/4711');
});

/** Reads a file of the workspace. */
const readText = (path: string) => readFileSync(join(__dirname, '../../../../..', path), 'utf8');
/** Returns the names of metrics in a text. Histogram series are returned under the name of their metric. */
const namedIn = (text: string) =>
  new Set(
    (text.match(/\b(?:vaglio|http|nodejs|process)_[a-z0-9_]+/g) ?? []).map((name) =>
      name.replace(/^(http_request_duration_seconds)_(bucket|count|sum)$/, '$1'),
    ),
  );

test('the dashboard and the alerts use only existing metrics', () => {
  const [dashboard, alerts] = ['deploy/grafana/vaglio.json', 'deploy/prometheus/alerts.yml'].map((path) =>
    namedIn(readText(path)),
  );
  const printed = families.map(({ name }) => name);
  expect([...(dashboard ?? []), ...(alerts ?? [])].filter((name) => !printed.includes(name))).toEqual([]);
  expect(printed.filter((name) => /^(vaglio|http)_/.test(name) && !dashboard?.has(name))).toEqual([]);
});

test('metrics requests without the right token get 401, or 404 if no token is configured', async () => {
  const ask = (app: typeof world.app, authorization?: string) =>
    app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });
  const metrics = { ...TEST_SETTINGS.metrics, token: METRICS_TOKEN };
  const app = await buildApp({ ...world.deps, settings: { ...TEST_SETTINGS, metrics } });
  apps.push(app);
  const answers = [
    await ask(app),
    await ask(app, 'Bearer another'),
    await ask(app, world.asRole('admin').authorization),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
  const known = await ask(app, `Bearer ${METRICS_TOKEN}`);
  expect(known.statusCode).toBe(200);
  expect(known.headers['content-type']).toMatch(/^text\/plain/);
  const settings = { ...TEST_SETTINGS, publicUrl: 'https://vaglio.example' };
  const isPublic = await buildApp({ ...world.deps, settings });
  apps.push(isPublic);
  expect((await ask(isPublic, 'Bearer undefined')).statusCode).toBe(404);
});

test('without a token or a metrics address, only programs on this machine can read the metrics', async () => {
  const ask = async (remoteAddress: string, headers = {}) =>
    (await world.app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
  const led = [{ via: '1.1 proxy' }, { host: 'page.example' }].map((headers) => ask('127.0.0.1', headers));
  const answers = await Promise.all([ask('127.0.0.1'), ask('::1'), ask('192.0.2.7'), ...led]);
  expect(answers).toEqual([200, 200, 404, 404, 404]);
});

test('a metric whose query times out is reported and returns later', async () => {
  const app = await newApp();
  const blocker = await world.pool.connect();
  await blocker.query('begin; lock table backups in access exclusive mode');
  const scrape = readScrape(await app.metrics.text());
  expect([
    valueOf('vaglio_check_up', { check: 'Backups' }, scrape),
    valueOf('vaglio_backup_last_failed', {}, scrape),
  ]).toEqual([0, undefined]);
  await blocker.query('rollback');
  blocker.release();
  expect(valueOf('vaglio_backup_last_failed', {}, await wholeScrape(app))).toBe(1);
});

test('while the database is unavailable, the metrics report this', async () => {
  const database = await cuttableDatabase(world.url);
  const app = await buildApp({ ...world.deps, db: database.db });
  database.cut();
  const scrape = readScrape(await app.metrics.text());
  expect([valueOf('vaglio_database_up', {}, scrape), valueOf('vaglio_queue_waiting', {}, scrape)]).toEqual([
    0,
    undefined,
  ]);
  expect(valueOf('vaglio_http_connections', {}, scrape)).toBe(0);
  const checks = scrape.find(({ name }) => name === 'vaglio_check_up')?.samples ?? [];
  expect([...new Set(checks.map(({ value }) => value))]).toEqual([0]);
  await app.close();
  await database.close();
});
