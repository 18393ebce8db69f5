import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, notOffered, renderWithApi, signIn, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { SecondFactorCard } from './SecondFactorCard';
import { APP, CODES, OFF, ON } from './second-factor.fixture';

const READ = 'GET /auth/second-factor';
const BEGIN = 'POST /auth/second-factor';
const CONFIRM = 'POST /auth/second-factor/confirm';
const RENEW = 'POST /auth/second-factor/recovery-codes';
const END = 'POST /auth/second-factor/end';
const DIGEST = expect.stringMatching(/^[0-9a-f]{64}$/);

function show(routes: FakeRoutes) {
  signIn();
  const api = fakeApi(routes);
  return { api, ...renderWithApi(<SecondFactorCard />, api, { wrapper: ThemeRoot }) };
}

test('setting up an authenticator app needs the password and a first code', async () => {
  const { api, user } = show({ [READ]: OFF, [BEGIN]: APP, [CONFIRM]: { recovery_codes: CODES } });
  await user.click(await screen.findByRole('button', { name: 'Set up an app' }));
  await user.type(screen.getByLabelText('Your password'), 'correct horse{Enter}');
  expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  expect(api.callsOf(BEGIN).map(({ body }) => body)).toEqual([{ password: DIGEST }]);
  api.answer({ [READ]: ON });
  await user.type(screen.getByLabelText('Code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Recovery codes' }));
  expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
  expect(api.callsOf(CONFIRM).map(({ body }) => body)).toEqual([{ code: '123456' }]);
  await user.click(shown.getByRole('button', { name: 'I have stored them' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText(/9 recovery codes left/)).toBeVisible();
});

test('during setup of an authenticator app, a wrong password and a wrong code are shown in the dialog', async () => {
  const { api, user } = show({
    [READ]: OFF,
    [BEGIN]: () => ({ status: 400, body: { error: 'The current password is incorrect.' } }),
    [CONFIRM]: () => ({ status: 400, body: { error: 'Incorrect code.' } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Set up an app' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription('Please enter your password.');
  await user.type(screen.getByLabelText('Your password'), 'wrong horse{Enter}');
  expect(await screen.findByText('The current password is incorrect.')).toBeVisible();
  api.answer({ [BEGIN]: APP });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByText('Incorrect code.')).toBeVisible();
});

test('a person without a password can only renew recovery codes or remove the authenticator app', async () => {
  const { api, user } = show({
    [READ]: { ...ON, asks_password: false },
    [RENEW]: () => ({ status: 403, body: { error: 'Please sign out, sign in again.' } }),
    [END]: {},
  });
  await user.click(await screen.findByRole('button', { name: 'New recovery codes' }));
  const question = within(screen.getByRole('dialog', { name: 'New recovery codes' }));
  await user.click(question.getByRole('button', { name: 'Make new codes' }));
  expect(await question.findByText('Please sign out, sign in again.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  api.answer({ [READ]: { ...OFF, asks_password: false } });
  const removal = within(screen.getByRole('dialog', { name: 'Remove the second factor' }));
  await user.click(removal.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No second factor yet. Set up an app.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Set up an app' })).toBeNull();
  expect([...api.callsOf(RENEW), ...api.callsOf(END)].map(({ body }) => body)).toEqual([{}, {}]);
});

test('new recovery codes replace the previous codes', async () => {
  const { api, user } = show({ [READ]: ON, [RENEW]: { recovery_codes: CODES } });
  await user.click(await screen.findByRole('button', { name: 'New recovery codes' }));
  await user.type(screen.getByLabelText('Your password'), 'correct horse{Enter}');
  expect(await screen.findByText(String(CODES[0]))).toBeVisible();
  expect(api.callsOf(RENEW).map(({ body }) => body)).toEqual([{ password: DIGEST }]);
});

test('the password is needed to remove the authenticator app', async () => {
  const { api, user } = show({ [READ]: ON, [END]: {} });
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  api.answer({ [READ]: OFF });
  await user.type(screen.getByLabelText('Your password'), 'correct horse{Enter}');
  expect(await screen.findByText('No second factor yet. Set up an app.')).toBeVisible();
  expect(api.callsOf(END).map(({ body }) => body)).toEqual([{ password: DIGEST }]);
});

test('if the role requires a second factor, the authenticator app cannot be removed', async () => {
  show({ [READ]: { ...ON, is_required: true } });
  expect(await screen.findByRole('button', { name: 'New recovery codes' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
});

test('a failed load of the second factor can be retried', async () => {
  const { api, user } = show({ [READ]: () => ({ status: 503, body: { error: 'Not now' } }) });
  expect(await screen.findByText('Not now')).toBeVisible();
  api.answer({ [READ]: OFF });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No second factor yet. Set up an app.')).toBeVisible();
});

test('on a server without second factors the card is hidden', async () => {
  show({ [READ]: notOffered });
  await waitFor(() => expect(screen.queryByText('Second factor')).not.toBeInTheDocument());
});
