import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderWithApi, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { aRun, FAILURES } from '../testing/batches.fixture';
import { FailuresCard } from './FailuresCard';

const LIST = 'GET /auth/llm/failures';
const RETRY = 'POST /auth/llm/failures/retry';

function open(failed: number, routes: FakeRoutes = {}) {
  const api = fakeApi({ [LIST]: FAILURES, ...routes });
  return { api, ...renderWithApi(<FailuresCard failed={failed} />, api, { wrapper: ThemeRoot }) };
}

test('failed articles are grouped by reason, with a count, the newest article and the next step', async () => {
  open(13);
  const rows = within(await screen.findByRole('list', { name: 'Reasons' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^No answer in time9The model did not answer.*\.A longer LLM_TIMEOUT/),
    expect.stringMatching(/^Answer cannot be read4The answer.*\.Another model/),
  ]);
  expect(screen.getByRole('link', { name: 'Twelve winners of the autumn' })).toHaveAttribute(
    'href',
    'https://news.example.org/3',
  );
  expect(screen.queryByRole('link', { name: 'Article 4' })).not.toBeInTheDocument();
});

test('"Retry these" sends the reason of a failure group and the displayed count', async () => {
  const { api, user } = open(13, {
    [RETRY]: () => ({ status: 201, body: aRun({ retry_cause: 'timeout' }) }),
  });
  await user.click(await screen.findByRole('button', { name: 'Retry these: No answer in time' }));
  await waitFor(() =>
    expect(api.callsOf(RETRY).map(({ body }) => body)).toEqual([{ cause: 'timeout', count: 9 }]),
  );
});

test('a refused retry of failed articles shows the server’s message', async () => {
  const error = '8 articles have failed for this reason by now, not 9. Look again.';
  const { user } = open(13, { [RETRY]: () => ({ status: 409, body: { error } }) });
  await user.click(await screen.findByRole('button', { name: 'Retry these: No answer in time' }));
  expect(await screen.findByText(error)).toBeVisible();
});

test('without failed articles the failure groups are not requested', () => {
  const { api } = open(0);
  expect([api.calls, screen.queryByRole('heading')]).toEqual([[], null]);
});

test('on a server without failure groups the card is hidden', async () => {
  const { api } = open(3, { [LIST]: () => ({ status: 404 }) });
  await waitFor(() => expect(api.callsOf(LIST)).not.toHaveLength(0));
  await waitFor(() => expect(screen.queryByRole('heading')).not.toBeInTheDocument());
});
