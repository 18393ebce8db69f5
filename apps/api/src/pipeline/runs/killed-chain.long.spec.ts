import { sql } from 'drizzle-orm';
import type { PipelineBody } from '../status/chain.schemas';
import type { Database } from '../../platform/db/open-database';
import { extractionRuns } from '../../platform/db/schema/extraction-runs.table';
import { extractions } from '../../platform/db/schema/extractions.table';
import { chainRuns } from '../../platform/db/schema/chain-runs.table';
import { newsReadings } from '../../platform/db/schema/news-readings.table';
import { startups } from '../../platform/db/schema/startups.table';
import { fetchFrom, serverProcesses, signInAt } from '../../testing/server-process';
import { testDatabase } from '../../testing/test-database';

const PASSWORD = 'heron-lamp-quartz-17';
const ARTICLES = 12;
/** Number of articles that are extracted before the kill. */
const DONE = 4;
const HOLD = 4_711;

let database: Database;
let processes: ReturnType<typeof serverProcesses>;
beforeEach(async () => {
  database = await testDatabase();
  processes = serverProcesses(database.url);
});
afterEach(async () => {
  await processes.endAll();
  await database.close();
});

const startServer = () => processes.start({ ADMIN_PASSWORD: PASSWORD, DEMO_DATA: '1' });

async function send<T>(url: string, token: string, method = 'GET', body?: object): Promise<T> {
  const answer = await fetchFrom(url, {
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

/** Prevents the server from storing more than `count` articles. @returns a function that lifts this limit */
async function holdAfter(count: number): Promise<() => Promise<void>> {
  const { db } = database;
  await db.execute(
    sql.raw(`
    create function hold() returns trigger language plpgsql as $$ begin
      if (select count(*) from extractions) >= ${count} then perform pg_advisory_xact_lock_shared(${HOLD}); end if;
      return new;
    end $$;
    create trigger hold before insert on extractions for each row execute function hold()`),
  );
  let letGo = () => {};
  const isHeld = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const holding = db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${HOLD})`);
    await isHeld;
  });
  return async () => {
    letGo();
    await holding;
  };
}

test('when a server is killed while extracting for the pipeline, the next server completes it without repetition', async () => {
  const { db } = database;
  const letGo = await holdAfter(DONE);
  const one = await startServer();
  const token = await signInAt(one.address, PASSWORD);
  await send(`${one.address}/auth/chain/runs`, token, 'POST', {});
  const shows = async (address: string, isReached: (chain: PipelineBody) => boolean) => {
    let chain = await send<PipelineBody>(`${address}/auth/chain`, token);
    for (const ends = Date.now() + 240_000; !isReached(chain) && Date.now() < ends;) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      chain = await send<PipelineBody>(`${address}/auth/chain`, token);
    }
    return chain;
  };
  // The stage is checked too, because the count may be equally low during the fetch, when few articles have arrived.
  await shows(
    one.address,
    ({ run, to_extract }) => run?.stage === 'extract' && to_extract === ARTICLES - DONE,
  );
  await one.end('SIGKILL');
  const middle = { done: await db.$count(extractions), runs: await db.select().from(chainRuns) };
  await letGo();
  expect(middle).toMatchObject({ done: DONE, runs: [{ state: 'running', stage: 'extract' }] });
  const other = await startServer();
  expect(await shows(other.address, ({ run }) => run?.state !== 'running')).toMatchObject({
    to_extract: 0,
    to_curate: 0,
    run: { state: 'finished' },
  });
  expect([
    await db.$count(newsReadings),
    await db.$count(extractionRuns),
    await db.$count(extractions),
  ]).toEqual([1, 1, ARTICLES]);
  expect(await db.$count(startups)).toBeGreaterThan(0);
});
