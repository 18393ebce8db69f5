import { screen, within } from '@testing-library/react';
import { fakeApi, renderWithApi, unanswered, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { PipelineStrip } from '../pipeline/PipelineStrip';
import {
  anArticleRead,
  BATCH_REDUCERS,
  inTurn,
  NO_CHAIN,
  PENDING_OF_A_MODEL,
} from '../testing/batches.fixture';
import { aPipeline, CHAIN } from '../testing/pipeline.fixture';
import { LlmBatchSection } from './LlmBatchSection';

const PENDING = 'GET /auth/llm/pending';

async function open(routes: FakeRoutes) {
  const api = fakeApi({
    [CHAIN]: aPipeline({ to_extract: 41 }),
    [PENDING]: { ...PENDING_OF_A_MODEL, pending: 43 },
    'GET /auth/llm/runs': { items: [], total: 0 },
    'GET /auth/llm/failures': { items: [] },
    ...routes,
  });
  const section = (
    <>
      <PipelineStrip here="llm-batch" />
      <LlmBatchSection />
    </>
  );
  return { api, ...renderWithApi(section, api, { wrapper: ThemeRoot, reducers: BATCH_REDUCERS }) };
}

const inStrip = () =>
  within(screen.getByRole('navigation', { name: 'Pending work' })).getByRole('link', { current: 'step' });
const pending = () => screen.getByText('Pending', { selector: 'dt' }).nextElementSibling;

test('the pending articles of the batch section are those of the strip, even if a second request counts others', async () => {
  const { user } = await open({});
  await user.click(await screen.findByRole('button', { name: 'Advanced' }));
  expect(inStrip()).toHaveTextContent('41 to extract');
  expect(pending()).toHaveTextContent('41');
  expect(screen.getByText('articles pending').parentElement).toHaveTextContent('41articles pending');
  expect(screen.getByText('Expected for 41')).toBeVisible();
  expect(document.body).not.toHaveTextContent('43');
});

test('during a batch run, the strip and the totals change together', async () => {
  const { api, user } = await open({ 'POST /auth/llm/run': inTurn(anArticleRead(1), unanswered) });
  await user.click(await screen.findByRole('button', { name: 'Advanced' }));
  api.answer({ [CHAIN]: aPipeline({ to_extract: 40 }) });
  await user.clear(screen.getByLabelText('Delay (ms)'));
  await user.type(screen.getByLabelText('Delay (ms)'), '0');
  await user.click(screen.getAllByRole('button', { name: 'Start' }).at(-1)!);
  expect(await within(screen.getByRole('navigation')).findByText('40')).toBeVisible();
  expect(pending()).toHaveTextContent('40');
});

test('a server without the pipeline returns the pending articles with the state of the extraction', async () => {
  await open(NO_CHAIN);
  expect(await screen.findByText('43', { selector: 'dd' })).toBeVisible();
});
