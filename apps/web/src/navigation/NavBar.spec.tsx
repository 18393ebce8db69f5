import { screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { api } from '@vaglio/api-client';
import { aUser, fakeApi, notOffered, renderWithApi, signIn, unreachable } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { BrandProvider } from '../frame/BrandProvider';
import { NavBar } from './NavBar';
import { store } from '../store';

afterEach(() => {
  store.dispatch(api.util.resetApiState());
});

const BRAND = { productTitle: 'Vaglio', foundationName: 'Lindmatt Foundation' };
const bar = (
  <BrandProvider>
    <NavBar />
  </BrandProvider>
);

/** Simulates the back button of the browser. */
function GoBack() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Go back</button>;
}

test('the brand in the top bar leads to / and shows the product title followed by the foundation', async () => {
  renderWithApi(bar, fakeApi({ 'GET /config': BRAND }), { wrapper: ThemeRoot, route: '/login' });
  await screen.findByText('Lindmatt Foundation');
  expect(screen.getByRole('link', { name: /^Vaglio ?Lindmatt Foundation$/ })).toHaveAttribute('href', '/');
});

test('if the server returns no brand, the top bar shows Vaglio and Foundation', async () => {
  renderWithApi(bar, fakeApi({ 'GET /config': unreachable }), { wrapper: ThemeRoot, route: '/login' });
  expect(await screen.findByText('Foundation')).toBeInTheDocument();
});

test('the top bar highlights the link to the current page', async () => {
  signIn({ role: 'user' });
  renderWithApi(
    bar,
    fakeApi({ 'GET /config': BRAND, 'GET /auth/user': aUser(), 'GET /auth/notifications': notOffered }),
    {
      wrapper: ThemeRoot,
      route: '/potential-investiments',
    },
  );
  const links = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(links.getByRole('link', { current: 'page' })).toHaveTextContent('Potential Investiments');
  expect(await screen.findByRole('button', { name: 'Ann Huber, account menu' })).toBeVisible();
});

test.each([
  ['confirms', () => ({ status: 204 })],
  ['does not respond to', unreachable],
])(
  'if the server %s Logout, the session is still cleared and /login replaces the page in the history',
  async (_name, answer) => {
    signIn({ role: 'admin' });
    const server = fakeApi({
      'GET /config': BRAND,
      'GET /auth/user': aUser(),
      'GET /auth/notifications': notOffered,
      'POST /auth/logout': answer,
      'GET /auth/duplicates/count': notOffered,
      'GET /auth/chain': notOffered,
    });
    const { user, path } = renderWithApi(
      <>
        {bar}
        <GoBack />
      </>,
      server,
      { wrapper: ThemeRoot, route: ['/before', '/dashboard'] },
    );
    await screen.findByRole('button', { name: 'Ann Huber, account menu' });
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(path()).toBe('/login'));
    expect(server.callsOf('POST /auth/logout')).toHaveLength(1);
    expect([localStorage.getItem('accessToken'), localStorage.getItem('deviceId')]).toEqual([null, null]);
    expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    expect(path()).toBe('/before');
  },
);

test('on a phone the navigation links and Logout are in a drawer', async () => {
  signIn({ role: 'super' });
  const { user } = renderWithApi(
    bar,
    fakeApi({ 'GET /config': BRAND, 'GET /auth/user': aUser(), 'GET /auth/notifications': notOffered }),
    {
      wrapper: ThemeRoot,
      route: '/user',
    },
  );
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(drawer.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Dashboard',
    'Potential Investiments',
    'User',
    'Settings',
    'Logout',
  ]);
});
