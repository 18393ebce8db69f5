import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderWithApi, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import {
  anArticleRead,
  BATCH_REDUCERS,
  inTurn,
  LOOP_ALONE,
  NO_ARTICLE,
  PENDING_OF_A_MODEL,
} from '../testing/batches.fixture';
import { LlmBatchSection } from './LlmBatchSection';

const PENDING = 'GET /auth/llm/pending';
const RUN = 'POST /auth/llm/run';
const totals = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term, index) => [term.textContent, screen.getAllByRole('definition')[index]?.textContent]),
  );

const OF_MODEL = { ...PENDING_OF_A_MODEL, failed: 0, abandoned: 0, pending: 3 };
const openModel = async (pending: object, routes: FakeRoutes = {}) => {
  const api = fakeApi({ ...LOOP_ALONE, [PENDING]: pending, ...routes });
  const view = renderWithApi(<LlmBatchSection />, api, { wrapper: ThemeRoot, reducers: BATCH_REDUCERS });
  await screen.findByText('small');
  return { ...view, api, delay: screen.getByLabelText('Delay (ms)') };
};

test('before an LLM run, today’s cost, the budget and the expected cost are shown', async () => {
  await openModel(OF_MODEL);
  expect(totals()).toMatchObject({
    'Tokens today': '412’480 of 2’000’000',
    'Cost today': '0.62 of 5.00',
    'Expected for 3': 'about 4’440 tokens, cost 0.0063',
  });
});

test('during an LLM run its cost is shown', async () => {
  const samples = anArticleRead(1).samples.map((sample) => ({ ...sample, tokens: 1_200, cost: 0.02 }));
  const page = await openModel(OF_MODEL, { [RUN]: inTurn({ ...anArticleRead(1), samples }, NO_ARTICLE) });
  await page.user.clear(page.delay);
  await page.user.type(page.delay, '0');
  await page.user.click(screen.getByRole('button', { name: 'Start' }));
  await screen.findByText('Finished: no article is left.');
  expect(totals()).toMatchObject({ 'This run': '1’200 tokens, cost 0.02' });
});

test('an insufficient LLM budget is reported before the start', async () => {
  await openModel({ ...OF_MODEL, tokens_today: 1_999_000 });
  expect(screen.getByText(/does not cover all articles/)).toBeVisible();
});

test('if the award list is empty, a warning next to Start shows the next step', async () => {
  const { user, api } = await openModel(
    { ...OF_MODEL, awards: 0 },
    {
      'POST /auth/admin/usual-parameters': () => ({ status: 201, body: { parameterIDs: ['a', 'b'] } }),
    },
  );
  const warning = await screen.findByRole('alert');
  expect(warning).toHaveTextContent('The award list is empty');
  api.answer({ [PENDING]: { ...OF_MODEL, awards: 2 } });
  await user.click(within(warning).getByRole('button', { name: 'Add the 30 usual awards' }));
  expect(await screen.findByText('2 awards added, each with weight 0.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});
