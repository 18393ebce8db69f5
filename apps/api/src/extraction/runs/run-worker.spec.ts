import { asc, eq, sql } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { articles } from '../../platform/db/schema/articles.table';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { extractionRuns } from '../../platform/db/schema/extraction-runs.table';
import { extractions } from '../../platform/db/schema/extractions.table';
import { seedDefaultPrompt } from '../prompts/change-prompt';
import { llmServer } from '../../testing/llm-server';
import { TEST_SETTINGS, testApp } from '../../testing/test-app';
import { forgetArticles, saidStartup, storeArticles } from './articles.fixture';
import { extractionDeps } from './extraction-deps';
import type { ExtractionRunBody } from './extraction.schemas';
import { advanceRun } from './run-worker';

let model: Awaited<ReturnType<typeof llmServer>>;
let server: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  model = await llmServer();
  server = await testApp({ settings: { ...TEST_SETTINGS, llm: model.settings } });
});
afterAll(async () => {
  await server.close();
  await model.close();
});
beforeEach(async () => {
  await forgetArticles(server.db);
  await seedDefaultPrompt(server.db);
  model.answerWith(() => ({ startups: [saidStartup('Alpha AG', 'Alpha AG')] }));
});

const RUNS = '/auth/llm/runs';
async function call(method: 'GET' | 'POST', url: string, payload?: object) {
  const answer = await server.app.inject({
    method,
    url,
    headers: server.asRole('super'),
    ...(payload && { payload }),
  });
  return {
    status: answer.statusCode,
    body: answer.json<ExtractionRunBody & { error: string; items: ExtractionRunBody[]; total: number }>(),
  };
}
const start = async (order: object = {}) => (await call('POST', RUNS, { delay_ms: 0, ...order })).body;
async function read({ id }: Pick<ExtractionRunBody, 'id'>) {
  const run = (await call('GET', `${RUNS}?pageSize=500`)).body.items.find((one) => one.id === id);
  if (!run) throw new Error(`the run ${id} is not listed`);
  return run;
}
const worker = () => extractionDeps(server.deps, server.app.log);
/** Runs batches of extraction runs until none is due. @returns the number of batches */
async function work(deps = worker()): Promise<number> {
  let batches = 0;
  while (await advanceRun(deps)) batches += 1;
  return batches;
}
const texts = (count: number) =>
  Array.from({ length: count }, (_, index) => `Alpha AG raised money, part ${index}.`);

test('an extraction run continues without a browser until no article is queued', async () => {
  await storeArticles(server.db, texts(5));
  const started = await start({ batch: 2 });
  expect(started).toMatchObject({
    state: 'running',
    batch: 2,
    processed: 0,
    pending: 5,
    started_by: 'super@vaglio.example',
  });
  await work();
  const run = await read(started);
  expect(run).toMatchObject({
    state: 'finished',
    processed: 5,
    succeeded: 5,
    failed: 0,
    outputs_count: 5,
    tokens: 600,
    pending: 0,
    reason: null,
  });
  expect([
    run.samples.length,
    run.ended_at !== null,
    await server.db.$count(extractions, eq(extractions.run_id, Number(run.id))),
  ]).toEqual([5, true, 5]);
  expect((await call('GET', RUNS)).body).toMatchObject({ total: 1, items: [{ id: run.id }] });
});

test('a run waits for the delay between two batches', async () => {
  await storeArticles(server.db, texts(2));
  const run = await start({ delay_ms: 60_000 });
  expect(await work()).toBe(1);
  expect(await read(run)).toMatchObject({ state: 'running', processed: 1, pending: 1 });
});

test('only one run is started at a time, even by several people', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => call('POST', RUNS, {})));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
});

test('Pause stores the reason of a run, Resume continues it, and Cancel ends it', async () => {
  await storeArticles(server.db, texts(3));
  const run = await start({ delay_ms: 0 });
  const deps = worker();
  await advanceRun(deps);
  expect((await call('POST', `${RUNS}/${run.id}/pause?reason=Lunch`)).body).toMatchObject({
    state: 'paused',
    reason: 'Lunch',
    processed: 1,
  });
  expect(await work(deps)).toBe(0);
  expect((await call('POST', `${RUNS}/${run.id}/resume`)).body).toMatchObject({
    state: 'running',
    reason: null,
  });
  await advanceRun(deps);
  expect((await call('POST', `${RUNS}/${run.id}/cancel`)).body).toMatchObject({
    state: 'cancelled',
    processed: 2,
  });
  expect(await work(deps)).toBe(0);
  for (const act of ['pause', 'resume', 'cancel'])
    expect(await call('POST', `${RUNS}/${run.id}/${act}`)).toMatchObject({
      status: 409,
      body: { error: 'This run is cancelled.' },
    });
  expect(await server.db.$count(articles, eq(articles.state, 'pending'))).toBe(1);
  const actions = (await server.db.select().from(auditEvents).orderBy(asc(auditEvents.id)))
    .map(({ action }) => action)
    .filter((action) => action.startsWith('extraction_run'));
  expect(actions.slice(-4)).toEqual([
    'extraction_run_started',
    'extraction_run_paused',
    'extraction_run_resumed',
    'extraction_run_cancelled',
  ]);
});

test('a run that reaches its token budget pauses with the reason', async () => {
  await storeArticles(server.db, texts(5));
  const run = await start({ budget_tokens: 200 });
  await work();
  expect(await read(run)).toMatchObject({
    state: 'paused',
    reason: 'The budget of 200 tokens is used.',
    processed: 2,
    tokens: 240,
    pending: 3,
  });
});

test('a model that fails repeatedly pauses the run with the reason', async () => {
  await storeArticles(server.db, texts(4));
  model.answerWith(() => ({ text: 'no' }));
  const run = await start();
  const deps = worker();
  for (let i = 0; i < 2; i += 1) await advanceRun(deps);
  await call('POST', `${RUNS}/${run.id}/cancel`);
  model.answerWith(() => ({ startups: [] }));
  const retry = await call('POST', `${RUNS}/${run.id}/retry-failed`);
  expect(retry).toMatchObject({ status: 201, body: { state: 'running', retry_of: run.id, pending: 2 } });
  await work(deps);
  expect(await read(retry.body)).toMatchObject({ state: 'finished', processed: 2, succeeded: 2 });
  expect(await server.db.$count(articles, eq(articles.state, 'pending'))).toBe(2);
  expect(await call('POST', `${RUNS}/${run.id}/retry-failed`)).toMatchObject({
    status: 409,
    body: { error: 'This run has no failed article that can be retried.' },
  });
});

test('a broken model pauses the run automatically', async () => {
  await storeArticles(server.db, texts(8));
  model.answerWith(() => ({ text: 'no' }));
  const run = await start();
  await work();
  expect(await read(run)).toMatchObject({
    state: 'paused',
    reason: expect.stringMatching(/failed 5 times in a row/),
    processed: 2, // two requests for each, one for the next
    failed: 2,
    pending: 6,
  });
});

test('a dry run shows every article once and changes no article', async () => {
  await storeArticles(server.db, texts(3));
  const run = await start({ dry: true });
  await work();
  expect(await read(run)).toMatchObject({
    state: 'finished',
    dry: true,
    processed: 3,
    succeeded: 3,
    outputs_count: 3,
  });
  expect([
    await server.db.$count(rawStartups),
    await server.db.$count(articles, eq(articles.state, 'pending')),
  ]).toEqual([0, 3]);
});

test('when two processes share a run, each article gets one model request', async () => {
  await storeArticles(server.db, texts(10));
  const run = await start();
  const ends = Date.now() + 300_000;
  const others = [worker(), worker()].map(async (deps) => {
    while ((await read(run)).state === 'running' && Date.now() < ends) await advanceRun(deps);
  });
  await Promise.all(others);
  expect(await read(run)).toMatchObject({ state: 'finished', processed: 10, succeeded: 10 });
  expect(model.calls).toHaveLength(10);
});

test('a run whose process died continues in another process', async () => {
  await storeArticles(server.db, texts(2));
  const run = await start();
  await server.db.execute(
    sql`update extraction_runs set lease_owner = 'gone', lease_until = now() + interval '20 seconds', epoch = epoch + 1`,
  );
  expect(await work()).toBe(0);
  await server.db.execute(sql`update extraction_runs set lease_until = now() - interval '1 second'`);
  await work();
  expect(await read(run)).toMatchObject({ state: 'finished', processed: 2 });
  expect(await server.db.$count(extractionRuns)).toBe(1);
});

test.each([
  [{ batch: 6 }],
  [{ batch: 0 }],
  [{ delay_ms: -1 }],
  [{ budget_tokens: 0 }],
  [{ dry: 1 }],
  [{ model: 'large' }],
])('a run with the options %j is refused', async (order) => {
  expect((await call('POST', RUNS, order)).status).toBe(400);
});

test.each(['0', 'x', '99999999999999999'])('the extraction run %s returns not found', async (id) => {
  expect(await call('POST', `${RUNS}/${id}/resume`)).toMatchObject({
    ...{ status: 404, body: { error: 'Run not found' } },
  });
});
