import { screen, waitFor } from '@testing-library/react';
import { aToken, fakeApi, renderWithApi, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { LoginPage } from '../LoginPage';

const LOGIN = 'POST /auth/login';
const CODE = 'POST /auth/login/code';
const KEY = 'POST /auth/login/second-factor';
const ASKED = { requireSecondFactor: 'code', stepToken: 'step' };
const SET_UP = { requireSecondFactor: 'setup', stepToken: 'step' };
const APP = { key: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/Vaglio:ann?secret=GEZDGNBVGY3TQOJQ' };

/** Opens the second step after email and password. */
async function afterPassword(routes: FakeRoutes) {
  const api = fakeApi(routes);
  const page = renderWithApi(<LoginPage />, api, { wrapper: ThemeRoot, route: '/login' });
  await page.user.type(screen.getByLabelText('Email'), 'ann@x.ch');
  await page.user.type(screen.getByLabelText('Password'), 'correct horse');
  await page.user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('button', { name: 'Use another account' });
  return { ...page, api };
}

test('the login requests a second-factor code, and then the requested page opens', async () => {
  const token = aToken();
  const { user, api, path, location } = await afterPassword({ [LOGIN]: ASKED, [CODE]: { token } });
  expect(screen.getByRole('heading', { name: 'Second factor' })).toBeVisible();
  expect(screen.getByLabelText('Code')).toHaveFocus();
  await user.type(screen.getByLabelText('Code'), ' 123456{Enter}');
  await waitFor(() => expect(path()).toBe('/dashboard'));
  expect(location().state).toEqual({ notice: 'Login successful' });
  expect(localStorage.getItem('accessToken')).toBe(token);
  expect(api.callsOf(CODE).map(({ body }) => body)).toEqual([
    { stepToken: 'step', code: '123456', deviceId: localStorage.getItem('deviceId') },
  ]);
});

test.each([
  ["the server's message", () => ({ status: 401, body: { error: 'Incorrect code.' } }), 'Incorrect code.'],
  ["'Login failed' if the server returns no message", () => ({ status: 500 }), 'Login failed'],
])('a refused second-factor code shows %s, and the person can retry', async (_name, answer, text) => {
  const { user, api, path } = await afterPassword({ [LOGIN]: ASKED, [CODE]: answer });
  await user.type(screen.getByLabelText('Code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('Code')).toHaveFocus();
  api.answer({ [CODE]: { token: aToken() } });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(path()).toBe('/dashboard'));
});

test('an empty second-factor code is not sent', async () => {
  const { user, api } = await afterPassword({ [LOGIN]: ASKED });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('Please enter the code.');
  expect(screen.getByLabelText('Code')).toHaveFocus();
  expect(api.callsOf(CODE)).toHaveLength(0);
});

test('from the second-factor step another person can return to email and password', async () => {
  const { user } = await afterPassword({ [LOGIN]: ASKED });
  await user.click(screen.getByRole('button', { name: 'Use another account' }));
  expect(screen.getByLabelText('Email')).toHaveValue('ann@x.ch');
});

test('if the role requires a second factor, the person sets up an app and sees the recovery codes before continuing', async () => {
  const { user, path } = await afterPassword({
    [LOGIN]: SET_UP,
    [KEY]: APP,
    [CODE]: { token: aToken(), recoveryCodes: ['abcde-fghij', 'klmno-pqrst'] },
  });
  expect(screen.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
  expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  expect(screen.getByText('GEZD GNBV GY3T QOJQ')).toBeVisible();
  await user.type(screen.getByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByText('klmno-pqrst')).toBeVisible();
  expect([path(), localStorage.getItem('accessToken')]).toEqual(['/login', null]);
  expect(document.activeElement).toContainElement(screen.getByRole('list', { name: 'Recovery codes' }));
  await user.click(screen.getByRole('button', { name: 'I have stored them' }));
  await waitFor(() => expect(path()).toBe('/dashboard'));
});

test('a required password change follows the second-factor code', async () => {
  const { user, path, location } = await afterPassword({
    [LOGIN]: ASKED,
    [CODE]: { requirePasswordChange: true, tmpToken: 'tmp' },
  });
  await user.type(screen.getByLabelText('Code'), '123456{Enter}');
  await waitFor(() => expect(path()).toBe('/change-password'));
  expect(location().state).toEqual({ email: 'ann@x.ch', tmpToken: 'tmp' });
});

test('a refusal to start the app setup is shown, and no code is requested until a retry succeeds', async () => {
  const { api, user } = await afterPassword({
    [LOGIN]: SET_UP,
    [KEY]: () => ({ status: 401, body: { error: 'This sign-in is no longer valid.' } }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('This sign-in is no longer valid.');
  expect(screen.queryByLabelText('Code')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  api.answer({ [KEY]: APP });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('GEZD GNBV GY3T QOJQ')).toBeVisible();
  expect(screen.getByLabelText('Code')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
