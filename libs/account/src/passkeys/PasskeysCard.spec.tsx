import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, notOffered, renderWithApi, signIn, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { CODES, OFF, ON } from '../second-factor/second-factor.fixture';
import { fakeAuthenticator, INCAPABLE, KNOWN_ALREADY, LEFT, MADE } from './authenticator.fixture';
import { ASKED, PASSKEYS, passkeysOf } from './passkeys.fixture';
import { PasskeysCard } from './PasskeysCard';

const LIST = 'GET /auth/passkeys';
const FACTOR = 'GET /auth/second-factor';
const START = 'POST /auth/passkeys/start';
const ADD = 'POST /auth/passkeys';
const END = 'POST /auth/passkeys/:id/end';
const DIGEST = expect.stringMatching(/^[0-9a-f]{64}$/);

let authenticator: ReturnType<typeof fakeAuthenticator> | null = null;
afterEach(() => authenticator?.remove());

function show(routes: FakeRoutes, outcome: unknown = MADE) {
  signIn();
  authenticator = fakeAuthenticator(outcome);
  const api = fakeApi({ [FACTOR]: OFF, ...routes });
  return { api, ...renderWithApi(<PasskeysCard />, api, { wrapper: ThemeRoot }) };
}

async function fillIn({ user }: ReturnType<typeof show>) {
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  await user.type(screen.getByLabelText('Name'), ' Office laptop ');
  await user.type(screen.getByLabelText('Your password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}

test('adding a passkey requires a name and the password, and shows the recovery codes', async () => {
  const kept: object[] = [];
  const page = show({
    [LIST]: () => ({ status: 200, body: passkeysOf(...kept) }),
    [START]: ASKED.make,
    [ADD]: () => {
      kept.push(PASSKEYS.LAPTOP);
      return { status: 201, body: { passkey: PASSKEYS.LAPTOP, recovery_codes: CODES } };
    },
  });
  await fillIn(page);
  const shown = within(await screen.findByRole('dialog', { name: 'Recovery codes' }));
  await page.user.click(shown.getByRole('button', { name: 'I have stored them' }));
  expect(await screen.findByRole('button', { name: 'Remove passkey Office laptop' })).toBeVisible();
  expect(page.api.callsOf(START).map(({ body }) => body)).toEqual([{ password: DIGEST }]);
  expect(page.api.callsOf(ADD).map(({ body }) => body)).toEqual([
    {
      name: 'Office laptop',
      id: 'cDE',
      clientData: 'Y2xpZW50',
      attestation: 'YXR0ZXN0YXRpb24',
      transports: ['internal'],
    },
  ]);
  expect(authenticator?.asked).toMatchObject([
    { publicKey: { authenticatorSelection: { residentKey: 'required', userVerification: 'required' } } },
  ]);
});

test.each([
  ['who cancels', LEFT, 'Cancelled, or it took too long: no passkey was added.'],
  ['whose device already has a passkey', KNOWN_ALREADY, 'This device has a passkey of yours already.'],
  ['whose device cannot store passkeys', INCAPABLE, /^This device cannot keep a passkey/],
])(
  'while adding a passkey, a person %s sees the reason in the dialog and can retry',
  async (_who, outcome, text) => {
    const page = show({ [LIST]: passkeysOf(), [START]: ASKED.make }, outcome);
    await fillIn(page);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
  },
);

test('a new passkey needs a name and the password before a request is sent', async () => {
  const { user, api } = show({ [LIST]: passkeysOf() });
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(/Please enter a name\./);
  await user.type(screen.getByLabelText('Name'), 'Phone');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription('Please enter your password.');
  expect(api.callsOf(START)).toHaveLength(0);
});

test('each passkey shows its last use, whether it is synced, and whether it works on this address', async () => {
  show({ [LIST]: passkeysOf(PASSKEYS.LAPTOP, PASSKEYS.PHONE, PASSKEYS.OLD) });
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(/^Office laptop.*Last used/),
    expect.stringMatching(/^Phone.*Not used yet\.Synced/),
    expect.stringMatching(/^Old address.*For another address/),
  ]);
});

test('removing a passkey needs the password, and the dialog explains that a password is then sufficient', async () => {
  const { api, user } = show({ [LIST]: passkeysOf(PASSKEYS.LAPTOP), [END]: {} });
  await user.click(await screen.findByRole('button', { name: 'Remove passkey Office laptop' }));
  expect(screen.getByText(/your password alone signs you in/)).toBeVisible();
  api.answer({ [LIST]: passkeysOf() });
  await user.type(screen.getByLabelText('Your password'), 'correct horse{Enter}');
  expect(await screen.findByText('No passkey yet. Add one to sign in without your password.')).toBeVisible();
  expect(api.callsOf(END).map(({ body }) => body)).toEqual([{ password: DIGEST }]);
});

test('a person without a password removes a passkey after a confirmation that also shows a refusal', async () => {
  const list = { ...passkeysOf(PASSKEYS.LAPTOP, PASSKEYS.PHONE), asks_password: false };
  const refused = { status: 403, body: { error: 'Please log out, sign in again.' } };
  const { api, user } = show({ [LIST]: list, [END]: () => refused });
  await user.click(await screen.findByRole('button', { name: 'Remove passkey Phone' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Remove the passkey' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await dialog.findByText('Please log out, sign in again.')).toBeVisible();
  api.answer({ [END]: {} });
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('if the role requires a second factor the last passkey cannot be removed, and the dialog explains what to do', async () => {
  const { user, api } = show({
    [LIST]: passkeysOf(PASSKEYS.LAPTOP),
    [FACTOR]: { ...OFF, is_required: true, passkeys: 1 },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove passkey Office laptop' }));
  expect(screen.getByText(/Add another passkey or an authenticator app first/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(api.callsOf(END)).toHaveLength(0);
});

test('the last passkey can be removed if the person also has an authenticator app', async () => {
  const { user } = show({
    [LIST]: passkeysOf(PASSKEYS.LAPTOP),
    [FACTOR]: { ...ON, is_required: true, passkeys: 1 },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove passkey Office laptop' }));
  expect(screen.getByLabelText('Your password')).toBeVisible();
});

test.each([
  [
    'a server address that does not support passkeys',
    { is_possible: false },
    /need an address with a host name and https/,
  ],
  ['the maximum number of passkeys', { most: 1 }, /reached the limit of/],
])('with %s no passkey can be added, and the card explains why', async (_what, part, text) => {
  show({ [LIST]: { ...passkeysOf(PASSKEYS.LAPTOP), ...part } });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

test('a browser without passkey support shows a message in the passkey card', async () => {
  show({ [LIST]: passkeysOf() });
  authenticator?.remove();
  expect(await screen.findByText('This browser does not support passkeys.')).toBeVisible();
});

test('a failed load of the passkeys can be retried, and a server without passkeys shows no card', async () => {
  const { api, user } = show({ [LIST]: () => ({ status: 503, body: { error: 'Not now' } }) });
  expect(await screen.findByText('Not now')).toBeVisible();
  api.answer({ [LIST]: notOffered });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText('Passkeys')).not.toBeInTheDocument());
});
