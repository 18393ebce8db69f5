import { act, screen, waitFor, within } from '@testing-library/react';
import type { ExtractionRun } from '@vaglio/contract';
import { fakeApi, renderWithApi, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { readRunOrder } from './run-order-form';
import { ServerRunsCard } from './ServerRunsCard';
import { aRun, NO_CHAIN } from '../testing/batches.fixture';

const LIST = 'GET /auth/llm/runs';

async function open(run: ExtractionRun | null, routes: FakeRoutes = {}) {
  const api = fakeApi({ ...NO_CHAIN, [LIST]: { items: run ? [run] : [], total: run ? 1 : 0 }, ...routes });
  const view = renderWithApi(<ServerRunsCard />, api, { wrapper: ThemeRoot });
  await screen.findAllByText(run ? /articles/ : 'No extraction run yet.');
  return { ...view, api };
}

const buttons = () =>
  within(screen.getByRole('list'))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);

test('an active server run shows its current counts and can be paused or cancelled', async () => {
  await open(aRun());
  expect(
    screen.getByText('12 articles: 11 succeeded, 1 failed, 9 startups found, 3 left, 1’200 tokens'),
  ).toBeVisible();
  expect(buttons()).toEqual(['Pause', 'Cancel run']);
});

test('a paused server run shows the reason and can be resumed', async () => {
  const { user, api } = await open(aRun({ state: 'paused', reason: 'The budget of 5000 tokens is used.' }), {
    'POST /auth/llm/runs/:id/resume': aRun(),
  });
  expect(screen.getByText('The budget of 5000 tokens is used.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Resume' }));
  expect(api.callsOf('POST /auth/llm/runs/:id/resume')).toHaveLength(1);
});

test('a server run shows its progress, its cost and its budget', async () => {
  await open(aRun({ cost: 0.04, budget_tokens: 5_000 }));
  expect(screen.getByText(/3 left, 1’200 of 5’000 tokens, cost 0\.04$/)).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '80');
});

test('a server run that retries failed articles names the reason of their failure', async () => {
  await open(aRun({ retry_cause: 'timeout' }));
  expect(screen.getByText('Again: No answer in time')).toBeVisible();
});

test('the number of pending articles is reloaded during a server run', async () => {
  const pending = { pending: 3, model: 'built-in' };
  let processed = 12;
  const { api } = await open(aRun(), {
    [LIST]: () => ({ body: { items: [aRun({ processed: (processed += 1) })], total: 1 } }),
    'GET /auth/llm/pending': { ...pending },
  });
  await waitFor(() => expect(api.callsOf('GET /auth/llm/pending')).not.toHaveLength(0), { timeout: 5_000 });
});

test('a finished server run offers to retry only the failed articles', async () => {
  await open(aRun({ state: 'finished' }));
  expect(buttons()).toEqual(['Retry failed only']);
});

test('cancelling a server run needs confirmation, and a refusal is shown', async () => {
  const { user } = await open(aRun(), {
    'POST /auth/llm/runs/:id/cancel': () => ({ status: 409, body: { error: 'The run is over.' } }),
  });
  await user.click(screen.getByRole('button', { name: 'Cancel run' }));
  await user.click(
    within(screen.getByRole('dialog', { name: 'Cancel run' })).getByRole('button', { name: 'Cancel run' }),
  );
  expect(await screen.findByText('The run is over.')).toBeVisible();
});

test('older server runs are on further pages that are loaded one at a time', async () => {
  const page = (first: number) => ({
    items: Array.from({ length: 10 }, (_, index) =>
      aRun({ id: String(first - index), state: 'finished', failed: 0, processed: first - index }),
    ),
    total: 23,
  });
  const { user, api } = await open(aRun(), {
    [LIST]: ({ query }: { query: URLSearchParams }) => ({
      body: page(query.get('page') === '1' ? 123 : 113),
    }),
  });
  expect(screen.getByText(/1–10 of/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(await screen.findByText(/^113 articles/)).toBeVisible();
  expect(screen.queryByText(/^123 articles/)).not.toBeInTheDocument();
  expect(api.callsOf(LIST).map(({ query }) => query.toString())).toEqual([
    'page=1&pageSize=10',
    'page=2&pageSize=10',
  ]);
});

test('a list of ten server runs has no pager', async () => {
  await open(aRun());
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
});

test('on a server without runs the card is hidden, without an error', async () => {
  const api = fakeApi({ [LIST]: () => ({ status: 404 }) });
  renderWithApi(<ServerRunsCard />, api, { wrapper: ThemeRoot });
  await waitFor(() => expect(api.callsOf(LIST)).not.toHaveLength(0));
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test.each([
  [{ batch: '6', delay: '0', budget: '', isDry: false }, 'batch'],
  [{ batch: '', delay: '0', budget: '', isDry: false }, 'batch'],
  [{ batch: '1', delay: '-1', budget: '', isDry: false }, 'delay'],
  [{ batch: '1', delay: '0', budget: '0', isDry: true }, 'budget'],
])('the start options %j of a server run are refused at the field %s', (form, field) =>
  expect(readRunOrder(form)).toMatchObject({ field }),
);
