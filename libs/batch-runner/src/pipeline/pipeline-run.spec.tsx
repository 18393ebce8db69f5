import { act, screen, waitFor } from '@testing-library/react';
import type { Chain, ChainRun } from '@vaglio/contract';
import { failing, fakeApi, renderWithApi, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { PipelineStrip } from './PipelineStrip';
import { aPipeline, CHAIN, DONE } from '../testing/pipeline.fixture';

const START = 'POST /auth/chain/runs';
const STOP = 'POST /auth/chain/runs/:id/stop';

function aRun(overrides: Partial<ChainRun> = {}): ChainRun {
  return {
    id: '7',
    state: 'running',
    stage: 'read',
    reason: null,
    started_by: 'ann@x.ch',
    created_at: '2026-11-01T00:00:00Z',
    ended_at: null,
    ...overrides,
  };
}

function open(chain: Partial<Chain> = {}, routes: FakeRoutes = {}) {
  return openAgain(fakeApi({ [CHAIN]: aPipeline(chain), ...routes }));
}

function openAgain(api: ReturnType<typeof fakeApi>) {
  return { api, ...renderWithApi(<PipelineStrip here="prompt" />, api, { wrapper: ThemeRoot }) };
}
const runAll = async () =>
  (await screen.findAllByRole('button', { name: 'Run all: read, extract, curate' }))[0] ?? document.body;

afterEach(() => jest.useRealTimers());

test('one click runs the whole pipeline, and the pipeline bar shows the progress', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { api, user } = open({}, { [START]: () => ({ status: 201, body: aRun() }) });
  const press = await runAll();
  api.answer({ [CHAIN]: aPipeline({ run: aRun() }) });
  await user.click(press);
  expect(await screen.findByText('Reading news…')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Next/ })).not.toBeInTheDocument();
  api.answer({ [CHAIN]: aPipeline({ to_extract: 7, run: aRun({ stage: 'extract' }) }) });
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(await screen.findByText('Extracting, 7 left')).toBeVisible();
  api.answer({ [CHAIN]: aPipeline({ ...DONE, to_curate: 1_200, run: aRun({ stage: 'curate' }) }) });
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(await screen.findByText('Curating, 1’200 left')).toBeVisible();
  api.answer({ [CHAIN]: aPipeline({ ...DONE, run: aRun({ stage: 'curate', state: 'finished' }) }) });
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(await screen.findByText('Nothing waits.')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Pending work' })).toHaveFocus();
  expect(api.callsOf(START).map(({ body }) => body)).toEqual([{}]);
});

test('a pipeline run can be stopped from the pipeline bar', async () => {
  const { api, user } = open({ run: aRun() }, { [STOP]: aRun({ state: 'stopped' }) });
  const stop = await screen.findByRole('button', { name: 'Stop' });
  api.answer({ [CHAIN]: aPipeline({ run: aRun({ state: 'stopped' }) }) });
  await user.click(stop);
  expect(await screen.findByRole('link', { name: 'Next: extract 12' })).toBeVisible();
  expect(api.callsOf(STOP).map(({ path }) => path)).toEqual(['/auth/chain/runs/7/stop']);
});

test('a pipeline run that fails while the page is open shows the reason until the message is closed', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { api, user } = open({ run: aRun({ stage: 'extract' }) });
  await screen.findByText('Extracting, 12 left');
  const reason = 'Extraction is paused: The budget is used.';
  api.answer({ [CHAIN]: aPipeline({ run: aRun({ stage: 'extract', state: 'failed', reason }) }) });
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(await screen.findByRole('alert')).toHaveTextContent(reason);
  await user.click(screen.getByRole('button', { name: 'Close this message' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a pipeline failure from before the page was opened is shown until the next start', async () => {
  const { api, user } = open(
    { run: aRun({ state: 'failed', reason: 'Extraction was cancelled.' }) },
    { [START]: () => ({ status: 201, body: aRun({ id: '8' }) }) },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Extraction was cancelled.');
  api.answer({ [CHAIN]: aPipeline({ run: aRun({ id: '8' }) }) });
  await user.click(await runAll());
  expect(await screen.findByText('Reading news…')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a pipeline run that retries a step shows the reason', async () => {
  open({ run: aRun({ reason: 'ECONNREFUSED' }) });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The last attempt failed and will be repeated: ECONNREFUSED',
  );
});

test('a refused start of the pipeline shows the reason', async () => {
  const { user } = open(
    {},
    { [START]: () => ({ status: 409, body: { error: 'The chain is running already.' } }) },
  );
  await user.click(await runAll());
  expect(await screen.findByRole('alert')).toHaveTextContent('The chain is running already.');
});

test('a person without access to the pipeline stages has no button to run them', async () => {
  open({ to_extract: null, to_curate: null });
  await screen.findByRole('link', { name: /^Next/ });
  await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
});

const FIELDS = { articles: 'Articles at most (optional)', tokens: 'Tokens at most (optional)' };

test('a pipeline run with a maximum shows the maximum and where the run stopped', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const run = aRun({ max_articles: 20, budget_tokens: null, reached: null });
  const { api, user } = open({}, { [START]: () => ({ status: 201, body: run }) });
  await user.click(await screen.findByRole('button', { name: 'Run all up to a maximum' }));
  await user.type(await screen.findByLabelText(FIELDS.articles), '20');
  api.answer({ [CHAIN]: aPipeline({ to_extract: 56, run: { ...run, stage: 'extract' } }) });
  await user.click(screen.getByRole('button', { name: 'Start run' }));
  expect(await screen.findByText('Extracting at most 20 articles, 56 pending')).toBeVisible();
  expect(api.callsOf(START).map(({ body }) => body)).toEqual([{ max_articles: 20 }]);
  const ended = { ...run, state: 'finished', stage: 'curate', reached: 'articles' } as const;
  api.answer({ [CHAIN]: aPipeline({ to_extract: 36, run: ended }) });
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  const text = 'The run ended at its maximum of 20 articles: 36 articles still wait.';
  expect(await screen.findByText(text)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close this message' }));
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Run all up to a maximum' }));
  expect(await screen.findByLabelText(FIELDS.articles)).toHaveValue('20');
});

test('an invalid maximum of a pipeline run is not sent, and a refused start shows the reason in the dialog', async () => {
  const { api, user } = open(
    {},
    { [START]: () => ({ status: 409, body: { error: 'The chain is running already.' } }) },
  );
  await user.click(await screen.findByRole('button', { name: 'Run all up to a maximum' }));
  await user.type(await screen.findByLabelText(FIELDS.tokens), '0');
  await user.click(screen.getByRole('button', { name: 'Start run' }));
  expect(
    await screen.findByText('Tokens must be a whole number from 1 to 1’000’000’000, or empty.'),
  ).toBeVisible();
  expect(api.callsOf(START)).toEqual([]);
  await user.clear(screen.getByLabelText(FIELDS.tokens));
  await user.type(screen.getByLabelText(FIELDS.tokens), '50’000');
  await user.click(screen.getByRole('button', { name: 'Start run' }));
  expect(await screen.findByText('The chain is running already.')).toBeVisible();
  expect(api.callsOf(START).map(({ body }) => body)).toEqual([{ budget_tokens: 50_000 }]);
});

const ENDED = aRun({ max_articles: 20, budget_tokens: null, state: 'finished', reached: 'articles' });
const CLOSE = { name: 'Close this message' };

test('a closed message about a reached maximum remains closed in every section', async () => {
  const { api, user, unmount } = open({ to_extract: 36, run: ENDED });
  await user.click(await screen.findByRole('button', CLOSE));
  unmount();
  api.answer({ [CHAIN]: aPipeline({ to_extract: 35, run: ENDED }) });
  openAgain(api);
  await screen.findByRole('link', { name: 'Next: extract 35' });
  expect(screen.queryByRole('button', CLOSE)).not.toBeInTheDocument();
});

test('a closed pipeline result remains closed after all work is done', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const counts = { new_articles: 5, extracted: 20, curated: 0, new_startups: 0, updated_startups: 0 };
  const { api, user, unmount } = open(
    { run: aRun({ stage: 'extract' }) },
    { 'GET /auth/investments': { items: [], total: 92 } },
  );
  await screen.findByRole('button', { name: 'Stop' });
  api.answer({ [CHAIN]: aPipeline({ to_extract: 1, run: { ...ENDED, result: counts } }) });
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  await user.click(await screen.findByRole('button', CLOSE));
  unmount();
  api.answer({ [CHAIN]: aPipeline({ to_extract: 0, run: { ...ENDED, result: counts } }) });
  openAgain(api);
  await screen.findByRole('link', { name: /^Next: curate/ });
  expect(screen.queryByText(/^The run is finished/)).not.toBeInTheDocument();
});

test('after the message about a refused Stop is closed, the maximum that ended the run is shown', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { api, user } = open(
    { run: aRun({ stage: 'extract' }) },
    { [STOP]: failing('The run is over.', 409) },
  );
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('The run is over.')).toBeVisible();
  api.answer({ [CHAIN]: aPipeline({ to_extract: 36, run: ENDED }) });
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  await user.click(screen.getByRole('button', CLOSE));
  expect(await screen.findByText(/^The run ended at its maximum of 20 articles/)).toBeVisible();
});

test('a new pipeline run removes the message about the refused earlier start', async () => {
  const { api, user } = open({}, { [START]: failing('The chain is running already.', 409) });
  await user.click(await runAll());
  await screen.findByText('The chain is running already.');
  api.answer({ [START]: () => ({ status: 201, body: aRun() }), [CHAIN]: aPipeline({ run: aRun() }) });
  await user.click(await screen.findByRole('button', { name: 'Run all up to a maximum' }));
  await user.click(await screen.findByRole('button', { name: 'Start run' }));
  expect(await screen.findByText('Reading news…')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
