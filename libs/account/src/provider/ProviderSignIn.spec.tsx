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

test('the browser goes to the provider, and where the person wanted to be is kept', async () => {
  const { user, left } = open({ [START]: { url: THERE } }, { from: '/user' });
  await user.click(await press('Continue with Acme'));
  await waitFor(() => expect(left).toEqual([THERE]));
  expect(sessionStorage.getItem('signInOrigin')).toBe('/user');
});

test.each([
  [
    "the server's words",
    () => ({ status: 503, body: { error: 'Acme does not answer.' } }),
    'Acme does not answer.',
  ],
  ['Unexpected error without an answer', unreachable, 'Unexpected error'],
  ['Unexpected error for what is no web address', { url: 'javascript:alert(1)' }, 'Unexpected error'],
])('a provider that cannot be reached shows %s, and nothing is left', async (_name, answer, text) => {
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

test('beside the password the provider is below the form', async () => {
  login({ signInWith: 'Acme' });
  expect(await press('Continue with Acme')).toBeVisible();
  expect(screen.getByLabelText('Email')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('without a provider there is nothing of it', () => {
  login({});
  expect(screen.queryByRole('button', { name: /Continue with/ })).toBeNull();
});

test('where sign-ins are left to the provider the form is gone, and named accounts can ask for it', async () => {
  const { user } = login({ signInWith: 'Acme', passwordSignIn: 'named' });
  expect(await press('Continue with Acme')).toBeVisible();
  expect(screen.queryByLabelText('Email')).toBeNull();
  await user.click(await press('Use a password instead'));
  expect(screen.getByLabelText('Email')).toBeVisible();
});

test('where nobody has a password none is asked for', async () => {
  login({ signInWith: 'Acme', passwordSignIn: 'nobody' });
  expect(await press('Continue with Acme')).toBeVisible();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('why a sign-in at the provider failed is said on the login', async () => {
  login({ signInWith: 'Acme' }, { failure: 'This account is disabled.' });
  expect(screen.getByRole('alert')).toHaveTextContent('This account is disabled.');
  expect(await press('Continue with Acme')).toBeVisible();
});
