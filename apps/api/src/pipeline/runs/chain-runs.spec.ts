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
/** A server claims the next step and dies with it; its lease has expired. */
async function die(): Promise<void> {
  await desk.db.update(chainRuns).set({ due_at: sql`now()` });
  await claimNext(desk.db, chainLease, { owner: 'a dead server' });
  await desk.db.update(chainRuns).set({ lease_until: sql`now() - interval '1 second'` });
}

test('one run reads, extracts and curates in this order, and says what it does; a second one is refused meanwhile', async () => {
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

test('a run whose server dies at every step is finished by another, and nothing is done twice', async () => {
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

test('a step that ends its server five times is given up', async () => {
  await call(RUNS);
  for (let times = 0; times < 5; times += 1) await die();
  await step();
  expect((await shown()).run).toMatchObject({
    state: 'failed',
    reason: '5 attempts ended without a result.',
  });
});

test('a step that fails leaves its message until one succeeds, and with the run that it ends', async () => {
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

/** A run that waits for the extraction that it started. */
async function extracting() {
  await storeArticles(desk.db, ['Alpha AG raised money.']);
  const { body } = await call(RUNS);
  await step();
  await endReading();
  await step();
  await step();
  return body;
}

test('a run that is stopped ends with the extraction that it started, and only once', async () => {
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

test('a run is stopped too when the extraction that it started ends at that moment', async () => {
  const { id } = await extracting();
  const stopped = await desk.db.transaction(async (tx) => {
    await tx.update(extractionRuns).set({ state: 'finished' });
    const answer = call(`${RUNS}/${id}/stop`);
    await until('the stop waits for the end of the extraction', () => isWaitingForLock(desk.db));
    return { answer };
  });
  expect(await stopped.answer).toMatchObject({ status: 200, body: { state: 'stopped' } });
});

test('an extraction that is paused ends the run with its reason', async () => {
  await extracting();
  await desk.db.update(extractionRuns).set({ state: 'paused', reason: 'The budget is used.' });
  await step();
  expect((await shown()).run).toMatchObject({
    state: 'failed',
    reason: 'Extraction is paused: The budget is used.',
  });
});

test('while another extraction goes on, none is started', async () => {
  await desk.db.insert(extractionRuns).values({ batch: 1, delay_ms: 0 });
  await extracting();
  expect(await desk.db.$count(extractionRuns)).toBe(1);
  expect((await shown()).run).toMatchObject({ state: 'running', stage: 'extract' });
});

test('without settings one neither runs the chain nor sees that it runs', async () => {
  expect((await call(RUNS, 'user+w')).status).toBe(403);
  await call(RUNS);
  expect((await shown('user+w')).run).toBeUndefined();
});
