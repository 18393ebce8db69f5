import { StrictMode } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { aToken, fakeApi, renderWithApi, unreachable } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { ProviderReturnPage } from './ProviderReturnPage';

const FINISH = 'POST /auth/oidc/finish';
const ADDRESS = '/login/oidc?code=c&state=s&iss=https%3A%2F%2Flogin.example';

function comeBack(answer: unknown, routes: object = {}) {
  const api = fakeApi({ [FINISH]: answer, ...routes });
  const page = renderWithApi(
    <StrictMode>
      <ProviderReturnPage />
    </StrictMode>,
    api,
    { wrapper: ThemeRoot, route: ADDRESS },
  );
  return { ...page, api };
}
afterEach(() => sessionStorage.clear());

test('a person who returns from the provider is signed in and sees the requested page', async () => {
  sessionStorage.setItem('signInOrigin', '/potential-investiments?q=bio');
  const token = aToken();
  const { path, location, api } = comeBack({ token });
  await waitFor(() => expect(path()).toBe('/potential-investiments?q=bio'));
  expect(location().state).toEqual({ notice: 'Login successful' });
  expect(localStorage.getItem('accessToken')).toBe(token);
  expect(api.callsOf(FINISH).map(({ body }) => body)).toEqual([
    { query: ADDRESS.slice('/login/oidc'.length), deviceId: localStorage.getItem('deviceId') },
  ]);
});

test.each([
  ["the server's message", () => ({ status: 403, body: { error: 'No account here.' } }), 'No account here.'],
  ["'Unexpected error' if the server cannot be reached", unreachable, 'Unexpected error'],
])(
  'a failed provider sign-in opens the login, which remembers the requested page and shows %s',
  async (_name, answer, text) => {
    sessionStorage.setItem('signInOrigin', '/user');
    const { path, location } = comeBack(answer);
    await waitFor(() => expect(path()).toBe('/login'));
    expect(location().state).toEqual({ from: '/user', failure: text });
  },
);

test('a second factor that Vaglio requires is requested after the provider sign-in', async () => {
  const token = aToken();
  const { user, path } = comeBack(
    { requireSecondFactor: 'code', stepToken: 'step' },
    { 'POST /auth/login/code': { token } },
  );
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
  await waitFor(() => expect(path()).toBe('/dashboard'));
  expect(localStorage.getItem('accessToken')).toBe(token);
});

test('at the second-factor step after a provider sign-in, another person can return to the login', async () => {
  const { user, path } = comeBack({ requireSecondFactor: 'code', stepToken: 'step' });
  await user.click(await screen.findByRole('button', { name: 'Use another account' }));
  await waitFor(() => expect(path()).toBe('/login'));
});

const LINK = 'POST /auth/oidc/link';

test.each([
  ['opens the profile', {}, { notice: 'Your account is connected.' }],
  [
    'shows a failure in the profile',
    () => ({ status: 409, body: { error: 'Separate that one first.' } }),
    { linkFailure: 'Separate that one first.' },
  ],
])('a return that links the account keeps the session and %s', async (_name, answer, state) => {
  sessionStorage.setItem('providerLinkState', 's');
  localStorage.setItem('accessToken', aToken());
  const { path, location, api } = comeBack({}, { [LINK]: answer });
  await waitFor(() => expect(path()).toBe('/user'));
  expect(location().state).toEqual(state);
  expect(api.callsOf(LINK).map(({ body }) => body)).toEqual([{ query: ADDRESS.slice('/login/oidc'.length) }]);
  expect(api.callsOf(FINISH)).toEqual([]);
});
