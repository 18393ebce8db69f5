import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router';
import { chooseLanguage, storedLanguage, showProfileLanguage } from '@vaglio/auth-session';
import { aUser, fakeApi, renderWithApi } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { PersonMenu } from './PersonMenu';

test('the person menu shows the signed-in person and links to the profile', async () => {
  const api = fakeApi({ 'GET /auth/user': aUser({ name: 'Ann Huber', email: 'ann@x.ch', role: 'super' }) });
  const { user, path } = renderWithApi(<PersonMenu onLogout={jest.fn()} />, api, { wrapper: ThemeRoot });
  await user.click(await screen.findByRole('button', { name: 'Ann Huber, account menu' }));
  expect([screen.getByText('ann@x.ch'), screen.getByText('super')].every(Boolean)).toBe(true);
  await user.click(screen.getByRole('menuitem', { name: 'Profile' }));
  expect(path()).toBe('/user');
});

test('the person menu offers Logout even if the person could not be loaded', async () => {
  const onLogout = jest.fn();
  const api = fakeApi({ 'GET /auth/user': () => ({ status: 503 }) });
  const { user } = renderWithApi(<PersonMenu onLogout={onLogout} />, api, { wrapper: ThemeRoot });
  await user.click(screen.getByRole('button', { name: 'Account, account menu' }));
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  expect(onLogout).toHaveBeenCalledTimes(1);
});

test('each page and section loads the signed-in person again, so that an ended session is noticed', async () => {
  const api = fakeApi({ 'GET /auth/user': aUser() });
  const { user } = renderWithApi(
    <>
      <PersonMenu onLogout={() => undefined} />
      <Link to="/configurations#users">Users</Link>
    </>,
    api,
    { wrapper: ThemeRoot, route: '/configurations#params' },
  );
  await screen.findByRole('button', { name: 'Ann Huber, account menu' });
  expect(api.callsOf('GET /auth/user')).toHaveLength(1);
  await user.click(screen.getByText('Users'));
  await waitFor(() => expect(api.callsOf('GET /auth/user')).toHaveLength(2));
});

test('the person menu opens by keyboard, moves with the arrow keys, and returns the focus when it closes', async () => {
  const api = fakeApi({ 'GET /auth/user': () => ({ status: 503 }) });
  const { user } = renderWithApi(<PersonMenu onLogout={jest.fn()} />, api, { wrapper: ThemeRoot });
  await user.tab();
  const button = screen.getByRole('button', { name: 'Account, account menu' });
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(button).toHaveFocus();
});

describe('language in the person menu', () => {
  afterEach(() => chooseLanguage(null));
  const PROFILE = 'PATCH /auth/user';

  async function choose(routes: Parameters<typeof fakeApi>[0], name: string) {
    const api = fakeApi({ 'GET /auth/user': aUser(), ...routes });
    const { user } = renderWithApi(<PersonMenu onLogout={jest.fn()} />, api, { wrapper: ThemeRoot });
    await user.click(await screen.findByRole('button', { name: /^Ann Huber, / }));
    await user.click(screen.getByRole('menuitem', { name: /^(?:Language|Lingua)$/ }));
    await user.click(await screen.findByRole('menuitemradio', { name }));
    return { api, user };
  }

  test('a selected language is saved in the profile and applied immediately', async () => {
    const { api } = await choose({ [PROFILE]: { ...aUser(), language: 'it' } }, 'Italiano (in part)');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'it'));
    expect(api.callsOf(PROFILE).map(({ body }) => body)).toEqual([{ language: 'it' }]);
    await waitFor(() => expect(document.getElementById('account-menu')).toHaveFocus());
  });

  test('a language that the server refuses is not applied', async () => {
    await choose({ [PROFILE]: () => ({ status: 503, body: { error: 'Not now' } }) }, 'Deutsch (in part)');
    expect(await screen.findByText('Not now')).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'en');
  });

  test('the automatic language clears the language of the profile and of the browser', async () => {
    await chooseLanguage('it');
    const routes = {
      'GET /auth/user': { ...aUser(), language: 'it' },
      [PROFILE]: { ...aUser(), language: null },
    };
    const { api } = await choose(routes, 'Automatica');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'en'));
    expect(api.callsOf(PROFILE).map(({ body }) => body)).toEqual([{ language: null }]);
    expect(storedLanguage()).toBeNull();
  });

  test('the language cannot be changed while there are unsaved changes, and nothing is sent', async () => {
    const keep = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', keep);
    const { api } = await choose({}, 'Deutsch (in part)');
    expect(await screen.findByText(/^Save or discard your changes first/)).toBeVisible();
    expect(api.callsOf(PROFILE)).toEqual([]);
    window.removeEventListener('beforeunload', keep);
  });

  test('a profile without a language clears the language of the previous person in this browser', async () => {
    await showProfileLanguage('it');
    const api = fakeApi({ 'GET /auth/user': { ...aUser(), language: null } });
    renderWithApi(<PersonMenu onLogout={jest.fn()} />, api, { wrapper: ThemeRoot });
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'en'));
  });
});
