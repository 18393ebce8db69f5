import { screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { clearToken } from '@vaglio/auth-session';
import { property } from '@vaglio/contract';
import { aToken, fakeApi, renderWithApi, unanswered, unreachable, type FakeRequest } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { LoginPage } from './LoginPage';

const PASSWORD = 'correct horse';
const ACCENTS = 'Zürich-Nüsse-7';

const sha256Of = async (text: string) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('hex');

/** Button that navigates back, like the browser's back button. */
function GoBack() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Go back</button>;
}

async function signIn(answer: unknown, state?: unknown) {
  const api = fakeApi({ 'POST /auth/login': answer });
  const page = renderWithApi(
    <>
      <LoginPage />
      <GoBack />
    </>,
    api,
    { wrapper: ThemeRoot, route: ['/before', { pathname: '/login', state }] },
  );
  await page.user.type(screen.getByLabelText('Email'), 'ann@x.ch');
  await page.user.type(screen.getByLabelText('Password'), PASSWORD);
  await page.user.click(screen.getByRole('button', { name: 'Sign in' }));
  return { ...page, api };
}

test('the login shows its texts, its fields and a link for a forgotten password', () => {
  renderWithApi(<LoginPage />, fakeApi(), { wrapper: ThemeRoot });
  expect(screen.getByRole('heading', { name: 'Login' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
  expect(screen.getByLabelText('Password')).toHaveAttribute('placeholder', 'enter password');
  expect(screen.getByText(/Forgot your password\?/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Reset it' })).toHaveAttribute('href', '/forgot-password');
});

test('the login shows why the server ended the session', () => {
  clearToken('Your role or rights were changed. Please sign in again.');
  renderWithApi(<LoginPage />, fakeApi(), { wrapper: ThemeRoot });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Your role or rights were changed. Please sign in again.',
  );
  clearToken();
});

test('the login uses its own error messages instead of native browser validation', () => {
  renderWithApi(<LoginPage />, fakeApi(), { wrapper: ThemeRoot });
  expect(screen.getByRole('form', { name: 'Login' })).toHaveAttribute('novalidate');
});

test('the login page does not reload automatically after the person has started typing', async () => {
  const { user } = renderWithApi(<LoginPage />, fakeApi(), { wrapper: ThemeRoot });
  const mayReload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(mayReload()).toBe(true);
  await user.type(screen.getByLabelText('Email'), 'a');
  expect(mayReload()).toBe(false);
  await user.type(screen.getByLabelText('Email'), '{Backspace}');
  expect(mayReload()).toBe(true);
});

test('the first invalid field of the login shows its error and gets the focus', async () => {
  const { user } = renderWithApi(<LoginPage />, fakeApi(), { wrapper: ThemeRoot });
  await user.type(screen.getByLabelText('Email'), 'ann@x.ch');
  await user.type(screen.getByLabelText('Password'), 'short');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Use at least 8 characters.');
});

test('the login sends the password only as a SHA-256 digest, together with the device id', async () => {
  const { api } = await signIn({ token: aToken() });
  await waitFor(() => expect(api.callsOf('POST /auth/login')).toHaveLength(1));
  const [call] = api.callsOf('POST /auth/login');
  expect(call?.body).toEqual({
    email: 'ann@x.ch',
    password: expect.stringMatching(/^[0-9a-f]{64}$/),
    deviceId: localStorage.getItem('deviceId'),
  });
});

test('a password with accents is accepted in composed and decomposed Unicode form', async () => {
  const stored = await sha256Of(ACCENTS.normalize('NFD'));
  const api = fakeApi({
    'POST /auth/login': ({ body }: FakeRequest) =>
      property(body, 'password') === stored ? { body: { token: aToken() } } : { status: 401 },
  });
  const page = renderWithApi(<LoginPage />, api, { wrapper: ThemeRoot, route: '/login' });
  await page.user.type(screen.getByLabelText('Email'), 'ann@x.ch');
  await page.user.type(screen.getByLabelText('Password'), ACCENTS);
  await page.user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(page.path()).toBe('/dashboard'));
  expect(api.callsOf('POST /auth/login')).toHaveLength(2);
});

test('during the login request the button reads Signing in... and is disabled', async () => {
  await signIn(unanswered);
  expect(screen.getByRole('button', { name: 'Signing in...' })).toHaveAttribute('aria-disabled', 'true');
});

test.each([
  ['a remembered page', { from: '/potential-investiments?q=bio#x' }, '/potential-investiments?q=bio#x'],
  ['no remembered page', undefined, '/dashboard'],
  ['the remembered page /login', { from: '/login' }, '/dashboard'],
  ['a remembered settings page', { from: '/configurations#users' }, '/dashboard'],
])(
  'after a login with %s the person is redirected and sees the success message',
  async (_name, state, target) => {
    const token = aToken();
    const page = await signIn({ token }, state);
    await waitFor(() => expect(page.path()).toBe(target));
    expect(page.location().state).toEqual({ notice: 'Login successful' });
    expect(localStorage.getItem('accessToken')).toBe(token);
  },
);

test('a login with a required password change continues on the page for a new password', async () => {
  const page = await signIn({ requirePasswordChange: true, tmpToken: 'tmp', api_tokens: 2 });
  await waitFor(() => expect(page.path()).toBe('/change-password'));
  expect(page.location().state).toEqual({ email: 'ann@x.ch', tmpToken: 'tmp', apiTokens: 2 });
  expect(sessionStorage.getItem('suppressAutoRefresh')).toBe('1');
  expect(localStorage.getItem('accessToken')).toBeNull();
});

test.each([
  ['a required password change', { requirePasswordChange: true, tmpToken: 'tmp' }, '/change-password'],
  ['a successful login', { token: aToken() }, '/dashboard'],
])('in the browser history the login page is replaced after %s', async (_name, answer, target) => {
  const page = await signIn(answer);
  await waitFor(() => expect(page.path()).toBe(target));
  await page.user.click(screen.getByRole('button', { name: 'Go back' }));
  expect(page.path()).toBe('/before');
});

test.each([
  [
    "the server's message",
    () => ({ status: 401, body: { error: 'Wrong email or password.' } }),
    'Wrong email or password.',
  ],
  [
    'the error in a response with status 200',
    () => ({ body: { error: 'Account disabled' } }),
    'Account disabled',
  ],
  ["'Login failed' if the server returns no message", () => ({ status: 500 }), 'Login failed'],
  ["'Login failed' if the response has no token", () => ({ body: {} }), 'Login failed'],
  ["'Unexpected error' if the server cannot be reached", unreachable, 'Unexpected error'],
])('a failed login shows %s', async (_name, answer, text) => {
  const page = await signIn(answer);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('Email')).toHaveValue('ann@x.ch');
  expect(page.path()).toBe('/login');
  expect(page.api.calls).toHaveLength(1);
});

test('a browser without Web Crypto shows which feature is missing', async () => {
  const { crypto } = globalThis;
  Object.defineProperty(globalThis, 'crypto', {
    value: { getRandomValues: () => new Uint8Array(16) },
    configurable: true,
  });
  const { api } = await signIn({});
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Web Crypto API (crypto.subtle) is not available in this environment.',
  );
  expect(api.calls).toHaveLength(0);
  Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true });
});
