import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderWithApi, unanswered, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { ANSWERS, aConnection, OFFERED, REFUSED } from '../testing/a-connection';
import { ModelButton } from './ModelButton';

const READ = 'GET /auth/llm/model';
const LIST = 'GET /auth/llm/models';
const TEST = 'POST /auth/llm/model/test';

async function open(routes: FakeRoutes = {}, named = '') {
  const api = fakeApi({ [READ]: aConnection(), [LIST]: OFFERED, ...routes });
  const view = renderWithApi(<ModelButton named={named} />, api, { wrapper: ThemeRoot });
  expect(api.calls).toHaveLength(0);
  await view.user.click(screen.getByRole('button', { name: 'Test connection' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Language model' }));
  return { ...view, api, dialog };
}

test('the model dialog shows the connection, today’s cost, the available models and the allowed models', async () => {
  const { dialog } = await open();
  expect(await dialog.findByText('https://llm.example/v1')).toBeVisible();
  expect(dialog.getByText('12’480 of 2’000’000')).toBeVisible();
  expect(dialog.getByText('0.0042 of 5.00')).toBeVisible();
  await waitFor(() =>
    expect(
      within(dialog.getByRole('list', { name: 'Models' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['smallAllowed', 'largeAllowedNot offered', 'huge']),
  );
  expect(dialog.getByText(/1 more are offered/)).toBeVisible();
});

test('a model test shows what was tested, its duration and its cost', async () => {
  const { dialog, user, api } = await open({ [TEST]: ANSWERS });
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'Model' }), 'large');
  await user.click(dialog.getByRole('button', { name: 'Test connection' }));
  const report = await dialog.findByRole('status');
  expect(report).toHaveTextContent(/^small answers\.1\.8 s, 420 tokens, cost 0\.0003/);
  expect(
    within(dialog.getByRole('list', { name: 'Test steps' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Succeeded: List of models2 models, small is one of them.0.1 s',
    expect.stringMatching(/^Succeeded: Form of the requestRefused, and asked in another form since/),
    'Succeeded: Answer to a made-up articleQuellwerk AG was found, in the form asked for.1.8 s',
  ]);
  expect(api.callsOf(TEST).map(({ body }) => body)).toEqual([{ model: 'large' }]);
});

test('the model test uses the selected model, and a refused key is explained in plain words', async () => {
  const { dialog, user, api } = await open({ [TEST]: REFUSED }, 'large');
  await user.click(await dialog.findByRole('button', { name: 'Test connection' }));
  const report = await dialog.findByRole('status');
  expect(report).toHaveTextContent('large does not respond as required.');
  expect(report).toHaveTextContent(
    'Failed: Answer to a made-up articleThe model server refuses the key. (401)',
  );
  expect(api.callsOf(TEST).map(({ body }) => body)).toEqual([{ model: 'large' }]);
});

test('during a model test the button is busy', async () => {
  const { dialog, user } = await open({ [TEST]: unanswered });
  await user.click(await dialog.findByRole('button', { name: 'Test connection' }));
  expect(dialog.getByRole('button', { name: 'Testing…' })).toHaveAttribute('aria-disabled', 'true');
});

test.each([
  ['an exhausted budget', TEST, 'The 120 tokens of today are used.'],
  ['a failed load of the connection', READ, 'Not now'],
])('in the model dialog, %s shows the server’s message', async (_name, route, error) => {
  const { dialog, user } = await open({ [route]: () => ({ status: 429, body: { error } }) });
  if (route === TEST) await user.click(await dialog.findByRole('button', { name: 'Test connection' }));
  expect(await dialog.findByText(error)).toBeVisible();
});

test('if the provider lists no models, the reason is shown and no model is reported as missing', async () => {
  const error = 'The model server does not list its models.';
  const items = OFFERED.items.slice(0, 1).map((model) => ({ ...model, is_offered: false }));
  const { dialog } = await open({ [LIST]: { items, error } });
  expect(await dialog.findByText(error)).toBeVisible();
  expect(dialog.queryByText('Not offered')).not.toBeInTheDocument();
});

test('without prices the model dialog shows no costs', async () => {
  const { dialog } = await open({ [READ]: aConnection({ price_in: 0, price_out: 0, daily_cost: null }) });
  expect(await dialog.findByText('None set')).toBeVisible();
  expect(dialog.queryByText('Cost today')).not.toBeInTheDocument();
});
