import { screen, waitFor, within } from '@testing-library/react';
import type { ChainRun } from '@vaglio/contract';
import { fakeApi, renderWithApi, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { BATCH_REDUCERS, inTurn, LOOP_ALONE, NO_ARTICLE, PENDING_WORK } from '../testing/batches.fixture';
import { aPipeline, CHAIN, DONE } from '../testing/pipeline.fixture';
import { LlmBatchSection } from './LlmBatchSection';

const START = 'POST /auth/chain/runs';
const LOOP = 'POST /auth/llm/run';
const RUN: ChainRun = {
  ...{ id: '7', state: 'running', stage: 'read', reason: null, started_by: null },
  ...{ created_at: '2026-11-01T00:00:00Z', ended_at: null },
};
const RESULT = { new_articles: 5, extracted: 12, curated: 34, new_startups: 30, updated_startups: 4 };

async function open(routes: FakeRoutes = {}) {
  const api = fakeApi({
    ...LOOP_ALONE,
    'GET /auth/llm/pending': { pending: 3, extractor: 'built-in' },
    [CHAIN]: aPipeline(PENDING_WORK),
    ...routes,
  });
  const view = renderWithApi(<LlmBatchSection />, api, { wrapper: ThemeRoot, reducers: BATCH_REDUCERS });
  const start = await screen.findByRole('button', { name: 'Start' });
  return { ...view, api, start };
}

beforeEach(() => localStorage.clear());

test('Start runs the whole pipeline on the server, and the result is shown on the same page', async () => {
  const { api, user, start } = await open({ [START]: () => ({ status: 201, body: RUN }) });
  api.answer({ [CHAIN]: aPipeline({ run: RUN }) });
  await user.click(start);
  expect(await screen.findByText('Reading news…')).toBeVisible();
  expect(document.body).not.toHaveFocus();
  expect(document.activeElement).toContainElement(screen.getByRole('button', { name: 'Stop' }));
  expect(api.callsOf(START).map(({ body }) => body)).toEqual([{}]);
  api.answer({
    [CHAIN]: aPipeline({ ...DONE, run: { ...RUN, state: 'finished', stage: 'curate', result: RESULT } }),
    'GET /auth/investments': { items: [], total: 92 },
    'POST /auth/chain/runs/:id/stop': { ...RUN, state: 'stopped' },
  });
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  await screen.findByRole('link', { name: 'Open it' });
  expect(screen.getByText(/5 new articles/)).toHaveTextContent(
    'The run is finished: 5 new articles, 12 extracted, 34 rows curated (30 startups new, 4 updated). ' +
      '92 startups are in the ranked list. Open it.',
  );
});

test('a run with a maximum can be started next to the button Start', async () => {
  const { api, user } = await open({ [START]: () => ({ status: 201, body: RUN }) });
  await user.click(screen.getByRole('button', { name: 'Run all up to a maximum' }));
  await user.type(await screen.findByLabelText('Articles at most (optional)'), '20');
  await user.click(screen.getByRole('button', { name: 'Start run' }));
  await waitFor(() => expect(api.callsOf(START).map(({ body }) => body)).toEqual([{ max_articles: 20 }]));
});

test('the batch run in the browser, its options and Reset Pending are under Advanced', async () => {
  const { api, user } = await open({ [LOOP]: inTurn(NO_ARTICLE) });
  expect(screen.queryByRole('button', { name: 'Reset Pending' })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: 'Dry run' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Advanced' }));
  const advanced = within(screen.getByRole('region', { name: 'Advanced' }));
  expect(advanced.getByText('Extraction only, without reading sources or curation.')).toBeVisible();
  expect(advanced.getByRole('button', { name: 'Reset Pending' })).toBeEnabled();
  expect(advanced.getByRole('checkbox', { name: 'Dry run' })).toBeEnabled();
  await user.click(advanced.getByRole('button', { name: 'Start' }));
  await waitFor(() => expect(api.callsOf(LOOP)).toHaveLength(1));
  expect(await advanced.findByText('Finished: no article is left.')).toBeVisible();
  expect(api.callsOf(START)).toHaveLength(0);
});
