import { eq, sql } from 'drizzle-orm';
import { extractionRuns } from '../../platform/db/schema/extraction-runs.table';
import { storeArticles } from '../../extraction/runs/articles.fixture';
import { claimNext } from '../../platform/jobs/claim-next';
import { newsReadings } from '../../platform/db/schema/news-readings.table';
import { requestFetch } from '../../news/manual-fetches/news-readings.queries';
import { startups } from '../../platform/db/schema/startups.table';
import { isWaitingForLock } from '../../testing/lock-waits';
import { until } from '../../testing/writer-process';
import { chainApp, RUNS } from './chain-runs.fixture';
import { chainRuns } from '../../platform/db/schema/chain-runs.table';
import { advanceChain, chainLease } from './chain-worker';

let server: Awaited<ReturnType<typeof chainApp>>;
let desk: typeof server.desk;
beforeAll(async () => {
  server = await chainApp();
  ({ desk } = server);
});
beforeEach(() => server.begin());
afterAll(() => desk.close());

const call: typeof server.call = (...order) => server.call(...order);
const shown: typeof server.shown = (...actor) => server.shown(...actor);
const step = () => server.step();
const endReading = () => server.endReading();
const extractAll = () => server.extractAll();
/** Simulates a server that claims the next step and crashes; its lease has expired. */
async function die(): Promise<void> {
  await desk.db.update(chainRuns).set({ due_at: sql`now()` });
  await claimNext(desk.db, chainLease, { owner: 'a dead server' });
  await desk.db.update(chainRuns).set({ lease_until: sql`now() - interval '1 second'` });
}

test('a pipeline run fetches, extracts and curates in order', async () => {
  await storeArticles(desk.db, ['Alpha AG raised money.', 'Alpha AG raised more money.']);
  const started = await call(RUNS);
  expect([started.status, started.body]).toEqual([
    201,
    expect.objectContaining({ state: 'running', stage: 'read', started_by: 'super@vaglio.example' }),
  ]);
  expect(await call(RUNS, 'admin')).toMatchObject({
    status: 409,
    body: { error: 'The chain is running already.' },
  });
  await step();
  await step();
  expect((await shown()).run).toMatchObject({ state: 'running', stage: 'read' });
  await endReading();
  await step();
  await step();
  expect(await shown()).toMatchObject({ to_extract: 2, run: { stage: 'extract' } });
  await extractAll();
  await step();
  expect(await shown()).toMatchObject({ to_extract: 0, to_curate: 2, run: { stage: 'curate' } });
  await step();
  await step();
  const result = { new_articles: 0, extracted: 2, curated: 2, new_startups: 1, updated_startups: 1 };
  expect(await shown()).toMatchObject({ to_curate: 0, run: { state: 'finished', reason: null, result } });
  expect(await desk.db.$count(startups)).toBe(1);
  expect(await step()).toBe(false);
  expect((await call(RUNS)).status).toBe(201);
});

test('a pipeline run whose server dies at any step is completed by other servers', async () => {
  await storeArticles(desk.db, ['Alpha AG raised money.']);
  const { body } = await call(RUNS);
  await die();
  await requestFetch(desk.db, {}, { userId: null, sessionId: null, ip: null, requestId: null });
  await step();
  expect(await desk.db.$count(newsReadings)).toBe(1);
  await endReading();
  await die();
  await step();
  await die();
  await step();
  expect(await desk.db.$count(extractionRuns)).toBe(1);
  await extractAll();
  await die();
  await step();
  await desk.curate();
  await die();
  await step();
  expect(await shown()).toMatchObject({
    to_extract: 0,
    to_curate: 0,
    run: { id: body.id, state: 'finished' },
  });
  expect([await desk.db.$count(startups), await desk.db.$count(extractionRuns)]).toEqual([1, 1]);
});

test('a pipeline step that crashes its server five times is abandoned', async () => {
  await call(RUNS);
  for (let times = 0; times < 5; times += 1) await die();
  await step();
  expect((await shown()).run).toMatchObject({
    state: 'failed',
    reason: '5 attempts ended without a result.',
  });
});

test('a failed pipeline step ends its run and keeps its message until a later success', async () => {
  await call(RUNS);
  await desk.db.update(chainRuns).set({ stage: 'curate' });
  const now = () => {
    throw new Error('The clock is broken.');
  };
  const fail = async () => {
    await desk.db.update(chainRuns).set({ due_at: sql`now()` });
    await expect(advanceChain({ ...desk.deps, now }, 'this server')).rejects.toThrow('The clock is broken.');
  };
  await fail();
  expect((await shown()).run).toMatchObject({ state: 'running', reason: 'The clock is broken.' });
  await desk.db.update(chainRuns).set({ stage: 'read' });
  await step();
  expect((await shown()).run).toMatchObject({ state: 'running', reason: null });
  await desk.db.update(chainRuns).set({ stage: 'curate' });
  for (let times = 0; times < 5; times += 1) await fail();
  expect((await shown()).run).toMatchObject({
    state: 'failed',
    reason: '5 attempts ended without a result. The last failure: The clock is broken.',
  });
});

/** Starts a pipeline run and advances it until it waits for its extraction. */
async function extracting() {
  await storeArticles(desk.db, ['Alpha AG raised money.']);
  const { body } = await call(RUNS);
  await step();
  await endReading();
  await step();
  await step();
  return body;
}

test('stopping a pipeline run stops its extraction', async () => {
  const { id } = await extracting();
  expect(await call(`${RUNS}/${id}/stop`)).toMatchObject({ status: 200, body: { state: 'stopped' } });
  expect(await desk.db.$count(extractionRuns, eq(extractionRuns.state, 'cancelled'))).toBe(1);
  expect(await step()).toBe(false);
  expect(await call(`${RUNS}/${id}/stop`)).toMatchObject({
    status: 409,
    body: { error: 'This run is over.' },
  });
  expect((await call(`${RUNS}/999999/stop`)).status).toBe(404);
});

test('a pipeline run can be stopped even if its extraction ends at the same time', async () => {
  const { id } = await extracting();
  const stopped = await desk.db.transaction(async (tx) => {
    await tx.update(extractionRuns).set({ state: 'finished' });
    const answer = call(`${RUNS}/${id}/stop`);
    await until('the stop waits for the end of the extraction', () => isWaitingForLock(desk.db));
    return { answer };
  });
  expect(await stopped.answer).toMatchObject({ status: 200, body: { state: 'stopped' } });
});

test('a paused extraction ends its pipeline run with the reason', async () => {
  await extracting();
  await desk.db.update(extractionRuns).set({ state: 'paused', reason: 'The budget is used.' });
  await step();
  expect((await shown()).run).toMatchObject({
    state: 'failed',
    reason: 'Extraction is paused: The budget is used.',
  });
});

test('while another extraction is running, a pipeline run starts no extraction', async () => {
  await desk.db.insert(extractionRuns).values({ batch: 1, delay_ms: 0 });
  await extracting();
  expect(await desk.db.$count(extractionRuns)).toBe(1);
  expect((await shown()).run).toMatchObject({ state: 'running', stage: 'extract' });
});

test('without access to the settings a person can neither run the pipeline nor see its runs', async () => {
  expect((await call(RUNS, 'user+w')).status).toBe(403);
  await call(RUNS);
  expect((await shown('user+w')).run).toBeUndefined();
});
