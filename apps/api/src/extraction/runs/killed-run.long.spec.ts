import { sql } from 'drizzle-orm';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { extractions } from '../../platform/db/schema/extractions.table';
import type { Database } from '../../platform/db/open-database';
import { llmServer } from '../../testing/llm-server';
import { fetchFrom, serverProcesses, signInAt } from '../../testing/server-process';
import { testDatabase } from '../../testing/test-database';
import { saidStartup, storeArticles } from './articles.fixture';
import type { ExtractionResultBody, ExtractionRunBody } from './extraction.schemas';

const PASSWORD = 'heron-lamp-quartz-17';
const ARTICLES = 12;

let database: Database;
let model: Awaited<ReturnType<typeof llmServer>>;
let processes: ReturnType<typeof serverProcesses>;
beforeEach(async () => {
  database = await testDatabase();
  model = await llmServer(async () => {
    await pause(150);
    return { startups: [saidStartup('Alpha AG', 'Alpha AG')] };
  });
  processes = serverProcesses(database.url);
});
afterEach(async () => {
  await processes.endAll();
  await database.close();
  await model.close();
});

const texts = () => Array.from({ length: ARTICLES }, (_, index) => `Alpha AG raised money, part ${index}.`);
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });
const startServer = () =>
  processes.start({ ADMIN_PASSWORD: PASSWORD, LLM_BASE_URL: model.settings.baseUrl, LLM_MODELS: 'small' });
type Server = Awaited<ReturnType<typeof startServer>>;

async function send<T>(
  server: Server,
  token: string,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<T> {
  const answer = await fetchFrom(server.address + path, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const parsed: T = JSON.parse(await answer.text());
  return parsed;
}

test('when one of two processes that share a run is killed, the other completes the run without duplicates', async () => {
  const one = await startServer();
  const other = await startServer();
  await storeArticles(database.db, texts());
  const token = await signInAt(other.address, PASSWORD);
  const { id } = await send<ExtractionRunBody>(one, token, 'POST', '/auth/llm/runs', {
    delay_ms: 0,
    batch: 5,
  });
  while (model.calls.length < 3) await pause(20);
  const { rows } = await database.db.execute<{ lease_owner: string | null }>(
    sql`select lease_owner from extraction_runs`,
  );
  const holds = rows[0]?.lease_owner?.includes(`-${one.pid}-`) ? one : other;
  await holds.end('SIGKILL');
  const survivor = holds === one ? other : one;
  const readRun = async () => {
    const { items } = await send<{ items: ExtractionRunBody[] }>(survivor, token, 'GET', '/auth/llm/runs');
    return items.find((run) => run.id === id);
  };
  let run = await readRun();
  for (
    const ends = Date.now() + 300_000;
    run?.state === 'running' && Date.now() < ends;
    run = await readRun()
  )
    await pause(300);
  expect(run).toMatchObject({
    state: 'finished',
    processed: ARTICLES,
    succeeded: ARTICLES,
    failed: 0,
    pending: 0,
  });
  await expectOnceEach();
});

test('when one of two servers is killed, the browser on the other server completes the extraction without duplicates', async () => {
  const one = await startServer();
  const other = await startServer();
  await storeArticles(database.db, texts());
  const token = await signInAt(other.address, PASSWORD);
  const loop = async (server: Server) => {
    for (let processed = -1; processed !== 0;)
      ({ processed } = await send<ExtractionResultBody>(
        server,
        token,
        'POST',
        '/auth/llm/run?mode=pending&batch=1&max=1&dry=0',
      ));
  };
  const lost = loop(one).catch(() => 'lost');
  const finished = loop(other);
  while (model.calls.length < 4) await pause(20);
  await one.end('SIGKILL');
  await finished;
  expect(await lost).toBe('lost');
  await expectOnceEach();
});

async function expectOnceEach(): Promise<void> {
  expect([await database.db.$count(extractions), await database.db.$count(rawStartups)]).toEqual([
    ARTICLES,
    ARTICLES,
  ]);
  const { rows: charged } = await database.db.execute<{ times: number }>(sql`
    select max(times)::int as times from (select count(*) as times from llm_usage where outcome = 'answered' group by article_id) per_article`);
  expect(charged[0]?.times).toBe(1);
  // Only the request that was interrupted by the kill may have been sent twice.
  expect(model.calls.length).toBeLessThanOrEqual(ARTICLES + 1);
}
