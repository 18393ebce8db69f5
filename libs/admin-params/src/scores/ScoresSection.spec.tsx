import { screen, waitFor } from '@testing-library/react';
import { fakeApi, renderWithApi, unanswered, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { SCORE_ROUTES, SCORES } from '../testing/admin-params.fixture';
import { ScoresSection } from './ScoresSection';

const SAVE = 'PUT /auth/admin/score';

async function open(routes: FakeRoutes = {}) {
  const api = fakeApi({ ...SCORE_ROUTES, ...routes });
  const page = renderWithApi(<ScoresSection />, api, { wrapper: ThemeRoot });
  return {
    api,
    ...page,
    threshold: await screen.findByLabelText('Threshold'),
    topPercent: screen.getByLabelText('Top percent'),
  };
}

test('the fields Threshold and Top percent show the saved values, and 0.20 is explained as 20%', async () => {
  const { threshold, topPercent } = await open();
  expect([threshold, topPercent].map((field) => field.getAttribute('value'))).toEqual(['5', '0.20']);
  expect(topPercent).toHaveAccessibleDescription('A fraction from 0 to 1: 0.20 is 20%.');
});

test('Enter saves the score settings, and a notice confirms it until the next change', async () => {
  const { api, user, threshold } = await open({ [SAVE]: { threshold: 7.5, top_percent: 0.2 } });
  await user.clear(threshold);
  await user.type(threshold, '7.5{Enter}');
  expect(await screen.findByText('Scores saved.')).toBeVisible();
  expect(api.callsOf(SAVE).map(({ body }) => body)).toEqual([{ threshold: 7.5, top_percent: 0.2 }]);
  expect(threshold).toHaveValue('7.5');
  await user.type(threshold, '1');
  expect(screen.queryByText('Scores saved.')).not.toBeInTheDocument();
});

test('the first invalid score setting shows its error and gets the focus', async () => {
  const { api, user, threshold, topPercent } = await open();
  await user.clear(topPercent);
  await user.type(topPercent, '20');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(topPercent).toHaveFocus();
  expect(topPercent).toHaveAccessibleDescription('Top percent must be a number from 0 to 1.');
  await user.clear(threshold);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(threshold).toHaveFocus();
  expect(threshold).toHaveAccessibleDescription('Threshold must be a number.');
  expect(api.callsOf(SAVE)).toHaveLength(0);
});

test('the Save button of the score settings is disabled only while saving', async () => {
  const { user, threshold } = await open({ [SAVE]: unanswered });
  await user.clear(threshold);
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  await user.type(threshold, '1');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-disabled', 'true');
});

test.each([
  [
    "the server's message",
    { status: 400, body: { error: 'threshold takes at most 4 decimals.' } },
    'threshold takes at most 4 decimals.',
  ],
  ["'Save failed' without a server message", { status: 500 }, 'Save failed'],
])('a failed save of the score settings shows %s and keeps the input', async (_name, answer, text) => {
  const { user, threshold } = await open({ [SAVE]: () => answer });
  await user.clear(threshold);
  await user.type(threshold, '7{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(threshold).toHaveValue('7');
});

test('a failed load of the score settings shows a red alert instead of the form, and can be retried', async () => {
  const api = fakeApi({ ...SCORE_ROUTES, [SCORES]: () => ({ status: 503 }) });
  const { user } = renderWithApi(<ScoresSection />, api, { wrapper: ThemeRoot });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load');
  expect(screen.queryByLabelText('Threshold')).not.toBeInTheDocument();
  api.answer({ [SCORES]: { threshold: 5, top_percent: 0.2 } });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByLabelText('Threshold')).toHaveValue('5'));
});
