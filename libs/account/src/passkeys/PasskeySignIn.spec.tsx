import { screen, waitFor } from '@testing-library/react';
import { aToken, fakeApi, renderWithApi, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { LoginPage } from '../LoginPage';
import { CODES, APP } from '../second-factor/second-factor.fixture';
import { fakeAuthenticator, INCAPABLE, LEFT, MADE, SIGNED } from './authenticator.fixture';
import { ASKED } from './passkeys.fixture';

const LOGIN = 'POST /auth/login';
const START = 'POST /auth/login/passkey/start';
const FINISH = 'POST /auth/login/passkey';
const SIGNATURE = {
  id: 'cDE',
  clientData: 'Y2xpZW50',
  authenticatorData: 'ZGF0YQ',
  signature: 'c2lnbmF0dXJl',
};
const OWN = [{ id: 'cDE', transports: ['internal'] }];

let authenticator: ReturnType<typeof fakeAuthenticator> | null = null;
afterEach(() => authenticator?.remove());

function show(
  routes: FakeRoutes,
  { outcome = SIGNED, ...props }: { outcome?: unknown; passkeySignIn?: boolean } = {},
) {
  authenticator = fakeAuthenticator(outcome);
  const api = fakeApi(routes);
  const page = renderWithApi(<LoginPage passkeySignIn {...props} />, api, {
    wrapper: ThemeRoot,
    route: '/login',
  });
  return { api, ...page };
}

const press = async ({ user }: ReturnType<typeof show>) =>
  user.click(await screen.findByRole('button', { name: 'Continue with a passkey' }));

test('one click on the passkey button signs the person in and returns to the requested page', async () => {
  const token = aToken();
  const page = show({ [START]: ASKED.sign, [FINISH]: { token } });
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(page.api.callsOf(START)).toHaveLength(0);
  await press(page);
  await waitFor(() => expect(page.path()).toBe('/dashboard'));
  expect(page.location().state).toEqual({ notice: 'Login successful' });
  expect(localStorage.getItem('accessToken')).toBe(token);
  expect(page.api.callsOf(FINISH).map(({ body }) => body)).toEqual([
    { ...SIGNATURE, userHandle: 'aGFuZGxl', deviceId: localStorage.getItem('deviceId') },
  ]);
  expect(authenticator?.asked).toMatchObject([
    { publicKey: { rpId: 'localhost', userVerification: 'required' } },
  ]);
});

test('a cancelled passkey sign-in shows a message, keeps the focus, and can be retried', async () => {
  const page = show({ [START]: ASKED.sign }, { outcome: LEFT });
  await press(page);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Cancelled, or no passkey was found/);
  expect(screen.getByRole('button', { name: 'Continue with a passkey' })).toHaveFocus();
});

test.each([
  [
    'a refusal of the server',
    () => ({ status: 401, body: { error: 'This passkey opens no account here.' } }),
  ],
  ['a failure of the server', () => ({ status: 500 })],
])('a passkey sign-in shows the message for %s', async (_whose, answer) => {
  const page = show({ [START]: ASKED.sign, [FINISH]: answer });
  await press(page);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /This passkey opens no account here\.|Unexpected error/,
  );
  expect(page.path()).toBe('/login');
});

test('a required password change follows the passkey sign-in', async () => {
  const page = show({ [START]: ASKED.sign, [FINISH]: { requirePasswordChange: true, tmpToken: 'tmp' } });
  await press(page);
  await waitFor(() => expect(page.path()).toBe('/change-password'));
});

test('the passkey button is hidden if no passkeys exist or the browser does not support passkeys', async () => {
  show({}, { passkeySignIn: false });
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue with a passkey' })).toBeNull();
});

/**
 * Opens the second step after email and password.
 * @param asks required second factors, or a response with alternatives
 */
async function afterPassword(
  routes: FakeRoutes,
  asks: readonly string[] | object,
  outcome: unknown = SIGNED,
) {
  const asked = {
    stepToken: 'step',
    ...(Array.isArray(asks) ? { requireSecondFactor: 'code', secondFactors: asks } : asks),
  };
  const page = show({ [LOGIN]: asked, ...routes }, { outcome });
  await page.user.type(screen.getByLabelText('Email'), 'ann@x.ch');
  await page.user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
  await screen.findByRole('button', { name: 'Use another account' });
  return page;
}

test('a passkey can be the second factor after the password', async () => {
  const page = await afterPassword(
    { [START]: { ...ASKED.sign, passkeys: OWN }, [FINISH]: { token: aToken() } },
    ['passkey'],
  );
  expect(screen.getByRole('button', { name: 'Use your passkey' })).toHaveFocus();
  expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/^A recovery code/);
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(page.path()).toBe('/dashboard'));
  expect(page.api.callsOf(START).map(({ body }) => body)).toEqual([{ stepToken: 'step' }]);
  expect(page.api.callsOf(FINISH)).toMatchObject([{ body: { stepToken: 'step', ...SIGNATURE } }]);
});

test('if a person also has an authenticator app, the code field has the focus', async () => {
  await afterPassword({}, ['app', 'passkey']);
  expect(screen.getByLabelText('Code')).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Use your passkey' })).toBeVisible();
});

test('a person whose passkeys belong to a previous address is referred to the recovery codes', async () => {
  const page = await afterPassword({ [START]: ASKED.sign }, ['passkey']);
  await page.user.click(screen.getByRole('button', { name: 'Use your passkey' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/made for another address/);
  expect(authenticator?.asked).toEqual([]);
});

const SET_UP = { requireSecondFactor: 'setup', passkeyPossible: true };
const APP_KEY = 'POST /auth/login/second-factor';
const NEW = { start: 'POST /auth/login/passkey/new/start', finish: 'POST /auth/login/passkey/new' };
const MAKE = { name: 'Set up a passkey' };

test('if the role requires a second factor, a person can set up a passkey instead of the app and sees the recovery codes', async () => {
  const done = { token: aToken(), recoveryCodes: CODES };
  const routes = { [APP_KEY]: APP, [NEW.start]: ASKED.make, [NEW.finish]: done };
  const page = await afterPassword(routes, SET_UP, MADE);
  expect(screen.getByRole('button', MAKE)).toHaveFocus();
  expect(await screen.findByLabelText('Code')).toBeVisible();
  await page.user.click(screen.getByRole('button', MAKE));
  expect(await screen.findByRole('list', { name: 'Recovery codes' })).toBeVisible();
  expect(localStorage.getItem('accessToken')).toBeNull();
  await page.user.click(screen.getByRole('button', { name: 'I have stored them' }));
  await waitFor(() => expect(page.path()).toBe('/dashboard'));
  expect(page.api.callsOf(NEW.start).map(({ body }) => body)).toEqual([{ stepToken: 'step' }]);
  expect(page.api.callsOf(NEW.finish).map(({ body }) => body)).toEqual([
    {
      stepToken: 'step',
      deviceId: localStorage.getItem('deviceId'),
      id: 'cDE',
      clientData: 'Y2xpZW50',
      attestation: 'YXR0ZXN0YXRpb24',
      transports: ['internal'],
    },
  ]);
});

test.each([
  ['who cancels', LEFT, {}, /^Cancelled, or it took too long/],
  ['whose device cannot store passkeys', INCAPABLE, {}, /^This device cannot keep a passkey/],
  [
    'whose passkey is refused by the server',
    MADE,
    { [NEW.finish]: () => ({ status: 400, body: { error: 'This passkey could not be added.' } }) },
    'This passkey could not be added.',
  ],
])(
  'during second-factor setup, a person %s sees a message and can still choose either method',
  async (_who, outcome, routes, text) => {
    const page = await afterPassword({ [APP_KEY]: APP, [NEW.start]: ASKED.make, ...routes }, SET_UP, outcome);
    await page.user.click(screen.getByRole('button', MAKE));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('button', MAKE)).toHaveFocus();
    expect(screen.getByLabelText('Code')).toBeVisible();
  },
);

test.each([
  ['a server address', { requireSecondFactor: 'setup' }, true],
  ['a browser', SET_UP, false],
])(
  'with %s that does not support passkeys, the second factor can only be the authenticator app',
  async (_what, asks, knows) => {
    const page = show({ [LOGIN]: { stepToken: 'step', ...asks }, [APP_KEY]: APP });
    if (!knows) authenticator?.remove();
    await page.user.type(screen.getByLabelText('Email'), 'ann@x.ch');
    await page.user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
    expect(await screen.findByLabelText('Code')).toHaveFocus();
    expect(screen.queryByRole('button', MAKE)).toBeNull();
    expect(screen.getByText(/^Your role requires a code from an app/)).toBeVisible();
  },
);
