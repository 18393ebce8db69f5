import { screen, waitFor } from '@testing-library/react';
import { fakeApi, renderWithApi } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { PromptSection } from '../PromptSection';
import { aPrompt } from '../testing/a-prompt';
import { LAB_ROUTES } from '../testing/lab-routes';

const EVALUATIONS = 'GET /auth/llm/evaluations';

/** Renders the prompt lab of a server without a configured model. */
function open() {
  const api = fakeApi({ ...LAB_ROUTES, 'GET /auth/llm/prompt': aPrompt({ latest_version: 7, models: [] }) });
  const route = '/configurations?compare=7,5#prompt';
  return { api, ...renderWithApi(<PromptSection />, api, { wrapper: ThemeRoot, route }) };
}

beforeEach(() => localStorage.setItem('prompt.evaluation', 'open'));
afterEach(() => localStorage.removeItem('prompt.evaluation'));

test('without a language model a prompt version cannot be tried, and the page explains why', async () => {
  const { api, user } = open();
  expect(await screen.findByText(/^No language model is configured: a version of the prompt/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Run' })).toBeDisabled();
  expect(await screen.findByRole('button', { name: 'Evaluate' })).toBeDisabled();
  expect(
    screen.getByText('A version is measured with a language model, and none is configured.'),
  ).toBeVisible();
  expect(api.callsOf(EVALUATIONS)).toEqual([]);
  await user.selectOptions(screen.getByLabelText('Base'), 'built-in');
  await user.selectOptions(screen.getByLabelText('Candidate'), 'built-in');
  expect(screen.queryByText(/^No language model is configured/)).not.toBeInTheDocument();
  await waitFor(() => expect(api.callsOf(EVALUATIONS)).not.toEqual([]));
});
