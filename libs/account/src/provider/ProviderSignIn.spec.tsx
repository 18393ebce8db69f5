import { screen, waitFor } from '@testing-library/react';
import { fakeApi, renderWithApi, unreachable, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { LoginPage } from '../LoginPage';
import { ProviderSignIn } from './ProviderSignIn';

const START = 'POST /auth/oidc/start';
const THERE = 'https://login.example/authorize?state=s';

function open(routes: FakeRoutes, state: unknown = null) {
  const api = fakeApi(routes);
  const left: string[] = [];
  const part = <ProviderSignIn name="Acme" isOnly={false} leave={(url) => left.push(url)} />;
  const page = renderWithApi(part, api, { wrapper: ThemeRoot, route: [{ pathname: '/login', state }] });
  return { ...page, api, left };
}
const press = (name: string) => screen.findByRole('button', { name });

test('the provider button sends the browser to the provider and stores the requested page', async () => {
  const { user, left } = open({ [START]: { url: THERE } }, { from: '/user' });
  await user.click(await press('Continue with Acme'));
  await waitFor(() => expect(left).toEqual([THERE]));
  expect(sessionStorage.getItem('signInOrigin')).toBe('/user');
});

test.each([
  [
    "the server's message",
    () => ({ status: 503, body: { error: 'Acme does not answer.' } }),
    'Acme does not answer.',
  ],
  ["'Unexpected error' if the server cannot be reached", unreachable, 'Unexpected error'],
  [
    "'Unexpected error' if the provider address is not a web address",
    { url: 'javascript:alert(1)' },
    'Unexpected error',
  ],
])('if the provider sign-in cannot start, %s is shown and nothing is stored', async (_name, answer, text) => {
  const { user, left } = open({ [START]: answer });
  await user.click(await press('Continue with Acme'));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(left).toEqual([]);
});

const login = (props: Parameters<typeof LoginPage>[0], state: unknown = null) =>
  renderWithApi(<LoginPage {...props} />, fakeApi(), {
    wrapper: ThemeRoot,
    route: [{ pathname: '/login', state }],
  });

test('if passwords are enabled, the provider button is below the login form', async () => {
  login({ signInWith: 'Acme' });
  expect(await press('Continue with Acme')).toBeVisible();
  expect(screen.getByLabelText('Email')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('without a configured provider the login has no provider button', () => {
  login({});
  expect(screen.queryByRole('button', { name: /Continue with/ })).toBeNull();
});

test('with provider-only sign-in the password form is hidden, but exempt accounts can open it', async () => {
  const { user } = login({ signInWith: 'Acme', passwordSignIn: 'named' });
  expect(await press('Continue with Acme')).toBeVisible();
  expect(screen.queryByLabelText('Email')).toBeNull();
  await user.click(await press('Use a password instead'));
  expect(screen.getByLabelText('Email')).toBeVisible();
});

test('if no account has a password, the login has no password field', async () => {
  login({ signInWith: 'Acme', passwordSignIn: 'nobody' });
  expect(await press('Continue with Acme')).toBeVisible();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('the login shows why a provider sign-in failed', async () => {
  login({ signInWith: 'Acme' }, { failure: 'This account is disabled.' });
  expect(screen.getByRole('alert')).toHaveTextContent('This account is disabled.');
  expect(await press('Continue with Acme')).toBeVisible();
});
