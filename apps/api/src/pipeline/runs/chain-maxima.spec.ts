import { eq } from 'drizzle-orm';
import { storeArticles } from '../../extraction/runs/articles.fixture';
import { extractionRuns } from '../../platform/db/schema/extraction-runs.table';
import { chainApp, RUNS } from './chain-runs.fixture';
import { chainRuns } from '../../platform/db/schema/chain-runs.table';

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

const THREE_STORIES = ['Alpha AG raised money.', 'Alpha AG raised more.', 'Alpha AG raised most.'];

/** Starts a pipeline run with limits and advances it until the extraction ends. */
async function runUpTo(maxima: object): Promise<void> {
  await storeArticles(desk.db, THREE_STORIES);
  expect(await call(RUNS, 'admin', maxima)).toMatchObject({ status: 201, body: maxima });
  await step();
  await endReading();
  await step();
  await step();
  await extractAll();
  await step();
}

test('a pipeline run ends its extraction at the maximum number of articles and curates the results', async () => {
  await runUpTo({ max_articles: 2 });
  expect(await shown()).toMatchObject({
    to_extract: 1,
    to_curate: 2,
    run: { state: 'running', stage: 'curate', reached: 'articles' },
  });
  await step();
  await step();
  expect(await shown()).toMatchObject({
    to_extract: 1,
    to_curate: 0,
    run: { state: 'finished', reached: 'articles', max_articles: 2, reason: null },
  });
  expect(await desk.db.$count(extractionRuns, eq(extractionRuns.state, 'finished'))).toBe(1);
});

test('the extraction of a pipeline run with a maximum counts the remaining articles up to the maximum', async () => {
  await storeArticles(desk.db, THREE_STORIES);
  await call(RUNS, 'admin', { max_articles: 2 });
  await step();
  await endReading();
  await step();
  await step();
  const headers = desk.asRole('admin');
  const runs = await desk.app.inject({ url: '/auth/llm/runs', headers });
  expect(runs.json()).toMatchObject({ items: [{ state: 'running', processed: 0, pending: 2 }] });
});

test('a pipeline run reports a maximum only if articles remain', async () => {
  await runUpTo({ max_articles: 3, budget_tokens: 1_000_000 });
  expect(await shown()).toMatchObject({ to_extract: 0, run: { stage: 'curate', reached: null } });
});

test('a pipeline run ends its extraction when its tokens are used up', async () => {
  await runUpTo({ budget_tokens: 1 });
  expect(await shown()).toMatchObject({ to_extract: 2, run: { stage: 'curate', reached: 'tokens' } });
  expect(await desk.db.$count(extractionRuns, eq(extractionRuns.state, 'cancelled'))).toBe(1);
  await step();
  await step();
  expect((await shown()).run).toMatchObject({ state: 'finished', reached: 'tokens' });
});

test('a pipeline run whose server dies after reaching its maximum still reports the maximum', async () => {
  await runUpTo({ budget_tokens: 1 });
  await desk.db.update(chainRuns).set({ stage: 'extract', reached: null });
  await step();
  expect((await shown()).run).toMatchObject({ state: 'running', stage: 'curate', reached: 'tokens' });
});

test.each([{ max_articles: 0 }, { budget_tokens: 1.5 }, { articles: 3 }])(
  '%j is not a valid maximum of a pipeline run',
  async (maxima) => {
    expect((await call(RUNS, 'admin', maxima)).status).toBe(400);
  },
);
