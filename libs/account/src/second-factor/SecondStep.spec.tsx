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

/** After email and password. */
async function afterPassword(routes: FakeRoutes) {
  const api = fakeApi(routes);
  const page = renderWithApi(<LoginPage />, api, { wrapper: ThemeRoot, route: '/login' });
  await page.user.type(screen.getByLabelText('Email'), 'ann@x.ch');
  await page.user.type(screen.getByLabelText('Password'), 'correct horse');
  await page.user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('button', { name: 'Use another account' });
  return { ...page, api };
}

test('a code is asked for, and with it one is where one wanted to be', async () => {
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
  [
    "the server's words",
    () => ({ status: 401, body: { error: 'This code is not right.' } }),
    'This code is not right.',
  ],
  ['Login failed without any', () => ({ status: 500 }), 'Login failed'],
])('a refused code shows %s, and can be tried again', async (_name, answer, text) => {
  const { user, api, path } = await afterPassword({ [LOGIN]: ASKED, [CODE]: answer });
  await user.type(screen.getByLabelText('Code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('Code')).toHaveFocus();
  api.answer({ [CODE]: { token: aToken() } });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(path()).toBe('/dashboard'));
});

test('an empty code is not sent', async () => {
  const { user, api } = await afterPassword({ [LOGIN]: ASKED });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('Please enter the code.');
  expect(screen.getByLabelText('Code')).toHaveFocus();
  expect(api.callsOf(CODE)).toHaveLength(0);
});

test('another person goes back to email and password', async () => {
  const { user } = await afterPassword({ [LOGIN]: ASKED });
  await user.click(screen.getByRole('button', { name: 'Use another account' }));
  expect(screen.getByLabelText('Email')).toHaveValue('ann@x.ch');
});

test('where the role asks for one an app is set up, and the recovery codes are shown before it goes on', async () => {
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

test('a change of password that is required comes after the code', async () => {
  const { user, path, location } = await afterPassword({
    [LOGIN]: ASKED,
    [CODE]: { requirePasswordChange: true, tmpToken: 'tmp' },
  });
  await user.type(screen.getByLabelText('Code'), '123456{Enter}');
  await waitFor(() => expect(path()).toBe('/change-password'));
  expect(location().state).toEqual({ email: 'ann@x.ch', tmpToken: 'tmp' });
});

test('a key that is refused is said, and no code is asked for until another attempt has one', async () => {
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
