import { screen, waitFor } from '@testing-library/react';
import type { ExtractionRun } from '@vaglio/contract';
import { fakeApi, renderWithApi, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { BATCH_RUNNER_PATH, batchRunnerReducer } from '../batch-slice';
import { aRun, NO_CHAIN } from '../testing/batches.fixture';
import { LlmBatchSection } from './LlmBatchSection';

const LIST = 'GET /auth/llm/runs';
const START = 'POST /auth/llm/runs';
const LOOP = 'POST /auth/llm/run';

async function open(runs: readonly ExtractionRun[], routes: FakeRoutes = {}) {
  const api = fakeApi({
    ...NO_CHAIN,
    'GET /auth/llm/pending': { pending: 3, model: 'built-in' },
    'GET /auth/llm/failures': { groups: [] },
    [LIST]: { items: runs, total: runs.length },
    ...routes,
  });
  const reducers = { [BATCH_RUNNER_PATH]: batchRunnerReducer };
  const view = renderWithApi(<LlmBatchSection />, api, { wrapper: ThemeRoot, reducers });
  await screen.findByText('Extraction runs on the server');
  return { ...view, api };
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('LLM batches run in this browser by default, and each option explains what happens when the tab is closed', async () => {
  const { user, api } = await open([], { [LOOP]: { processed: 0, succeeded: 0, failed: 0, samples: [] } });
  expect(screen.getByLabelText('In this browser')).toBeChecked();
  expect(screen.getByLabelText('In this browser')).toHaveAccessibleDescription(
    /^Stops when this tab is closed/,
  );
  expect(screen.getByLabelText('On the server')).toHaveAccessibleDescription(
    /^Continues when this tab is closed/,
  );
  await user.click(screen.getByRole('button', { name: 'Start' }));
  await waitFor(() => expect(api.callsOf(LOOP)).not.toHaveLength(0));
  expect(api.callsOf(START)).toHaveLength(0);
});

test('an LLM run on the server has options for batch, delay, budget and dry run', async () => {
  const { user, api, unmount } = await open([], { [START]: () => ({ status: 201, body: aRun() }) });
  await user.click(screen.getByLabelText('On the server'));
  await user.click(screen.getByRole('button', { name: 'Start' }));
  await user.type(screen.getByLabelText('Budget in tokens (optional)'), '5000');
  await user.click(screen.getByRole('button', { name: 'Start run' }));
  await waitFor(() =>
    expect(api.callsOf(START).map(({ body }) => body)).toEqual([
      { batch: 1, delay_ms: 0, dry: false, budget_tokens: 5_000 },
    ]),
  );
  unmount();
  await open([aRun()]);
  expect(screen.getByLabelText('On the server')).toBeChecked();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Start' })).toBeDisabled());
});

test('a person can select where LLM batches run even if the browser refuses storage', async () => {
  for (const act of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, act).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  const { user } = await open([]);
  expect(screen.getByLabelText('In this browser')).toBeChecked();
  await user.click(screen.getByLabelText('On the server'));
  expect(screen.getByLabelText('On the server')).toBeChecked();
});

test('while a run is active on the server, no second run can be started', async () => {
  const older = Array.from({ length: 10 }, (_, index) => aRun({ id: `old ${index}`, state: 'finished' }));
  localStorage.setItem('llmRunPlace', 'server');
  const { user } = await open([aRun()], {
    [LIST]: ({ query }: { query: URLSearchParams }) => ({
      body: { items: query.get('page') === '1' ? [aRun()] : older, total: 11 },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Page 2' }));
  await waitFor(() => expect(screen.queryByText('Running')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Start' })).toBeDisabled();
});
