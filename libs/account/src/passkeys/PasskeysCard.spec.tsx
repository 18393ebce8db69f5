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
  await user.type(screen.getByLabelText('Name'), ' Work laptop ');
  await user.type(screen.getByLabelText('Your password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}

test('a passkey is added with a name and the password, and the recovery codes are shown', async () => {
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
  expect(await screen.findByRole('button', { name: 'Remove passkey Work laptop' })).toBeVisible();
  expect(page.api.callsOf(START).map(({ body }) => body)).toEqual([{ password: DIGEST }]);
  expect(page.api.callsOf(ADD).map(({ body }) => body)).toEqual([
    {
      name: 'Work laptop',
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
  ['who went no further', LEFT, 'Cancelled, or it took too long: no passkey was added.'],
  ['whose device has one', KNOWN_ALREADY, 'This device has a passkey of yours already.'],
  ['whose device cannot keep one', INCAPABLE, /^This device cannot keep a passkey/],
])('a person %s reads why in the dialog, and can try again', async (_who, outcome, text) => {
  const page = show({ [LIST]: passkeysOf(), [START]: ASKED.make }, outcome);
  await fillIn(page);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
});

test('name and password are asked for before anything is sent', async () => {
  const { user, api } = show({ [LIST]: passkeysOf() });
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(/Please enter a name\./);
  await user.type(screen.getByLabelText('Name'), 'Phone');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription('Please enter your password.');
  expect(api.callsOf(START)).toHaveLength(0);
});

test('each passkey says when it was used, whether it is synced, and whether it works here', async () => {
  show({ [LIST]: passkeysOf(PASSKEYS.LAPTOP, PASSKEYS.PHONE, PASSKEYS.OLD) });
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(/^Work laptop.*Last used/),
    expect.stringMatching(/^Phone.*Not used yet\.Synced/),
    expect.stringMatching(/^Old address.*Of another address/),
  ]);
});

test('one is removed with the password; the dialog says that the password alone then signs in', async () => {
  const { api, user } = show({ [LIST]: passkeysOf(PASSKEYS.LAPTOP), [END]: {} });
  await user.click(await screen.findByRole('button', { name: 'Remove passkey Work laptop' }));
  expect(screen.getByText(/your password alone signs you in/)).toBeVisible();
  api.answer({ [LIST]: passkeysOf() });
  await user.type(screen.getByLabelText('Your password'), 'correct horse{Enter}');
  expect(await screen.findByText('There is none.')).toBeVisible();
  expect(api.callsOf(END).map(({ body }) => body)).toEqual([{ password: DIGEST }]);
});

test('without a password it is removed after a question, and a refusal is said there', async () => {
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

test('where the role asks for a second factor the last one stays, and the dialog says what to do', async () => {
  const { user, api } = show({
    [LIST]: passkeysOf(PASSKEYS.LAPTOP),
    [FACTOR]: { ...OFF, is_required: true, passkeys: 1 },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove passkey Work laptop' }));
  expect(screen.getByText(/Add another passkey or an authenticator app first/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(api.callsOf(END)).toHaveLength(0);
});

test('with an app besides it may go', async () => {
  const { user } = show({
    [LIST]: passkeysOf(PASSKEYS.LAPTOP),
    [FACTOR]: { ...ON, is_required: true, passkeys: 1 },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove passkey Work laptop' }));
  expect(screen.getByLabelText('Your password')).toBeVisible();
});

test.each([
  ['an address without passkeys', { is_possible: false }, /need an address with a host name and https/],
  ['as many as there may be', { most: 1 }, /which are the most/],
])('with %s none is added, and the card says why', async (_what, part, text) => {
  show({ [LIST]: { ...passkeysOf(PASSKEYS.LAPTOP), ...part } });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

test('a browser that does not know passkeys says so', async () => {
  show({ [LIST]: passkeysOf() });
  authenticator?.remove();
  expect(await screen.findByText('This browser does not know passkeys.')).toBeVisible();
});

test('a failed load can be tried again, and a server without passkeys shows nothing', async () => {
  const { api, user } = show({ [LIST]: () => ({ status: 503, body: { error: 'Not now' } }) });
  expect(await screen.findByText('Not now')).toBeVisible();
  api.answer({ [LIST]: notOffered });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText('Passkeys')).not.toBeInTheDocument());
});
