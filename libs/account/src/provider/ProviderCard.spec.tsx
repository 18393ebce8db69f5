import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderWithApi, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { ProviderCard } from './ProviderCard';

const START = 'POST /auth/oidc/link/start';
const THERE = 'https://login.example/authorize?state=s';
const ADMIN = { role: 'admin', has_password: true, provider_linked: false } as const;

function open(
  person: Parameters<typeof ProviderCard>[0]['person'],
  routes: FakeRoutes = {},
  state: unknown = null,
) {
  const api = fakeApi(routes);
  const left: string[] = [];
  const card = <ProviderCard person={person} provider="Acme" leave={(url) => left.push(url)} />;
  const page = renderWithApi(card, api, { wrapper: ThemeRoot, route: [{ pathname: '/user', state }] });
  return { ...page, api, left };
}
afterEach(() => sessionStorage.clear());

async function connect({ user }: ReturnType<typeof open>) {
  await user.click(await screen.findByRole('button', { name: 'Connect Acme' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Connect Acme' }));
  await user.type(dialog.getByLabelText('Your password'), 'a password');
  await user.click(dialog.getByRole('button', { name: 'Continue to Acme' }));
}

test('linking an administrator account to the provider needs the password, and the browser tab stores the request', async () => {
  const page = open(ADMIN, { [START]: { url: THERE } });
  expect(screen.getByText('Connect your account at Acme to sign in with it.')).toBeVisible();
  await connect(page);
  await waitFor(() => expect(page.left).toEqual([THERE]));
  expect(page.api.callsOf(START)[0]?.body).toEqual({ password: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(sessionStorage.getItem('providerLinkState')).toBe('s');
});

test.each([
  [
    "the server's message",
    () => ({ status: 400, body: { error: 'The current password is incorrect.' } }),
    'The current password is incorrect.',
  ],
  [
    "'Unexpected error' if the provider address is not a web address",
    { url: 'javascript:alert(1)' },
    'Unexpected error',
  ],
])('a failed start of account linking shows %s, and nothing is stored', async (_name, answer, text) => {
  const page = open(ADMIN, { [START]: answer });
  await connect(page);
  expect(await screen.findByText(text)).toBeVisible();
  expect(page.left).toEqual([]);
});

test('a failure at the provider is shown after the return to the profile', () => {
  open(ADMIN, {}, { linkFailure: 'Acme did not sign you in.' });
  expect(screen.getByRole('alert')).toHaveTextContent('Acme did not sign you in.');
});

test('a linked account can be unlinked and offers no second link', () => {
  open({ ...ADMIN, provider_linked: true });
  expect(screen.getByRole('button', { name: 'Separate' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Connect Acme' })).toBeNull();
});
