import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router';
import { aUser, fakeApi, renderWithApi } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { PersonMenu } from './PersonMenu';

test('the menu shows who is signed in and leads to the profile', async () => {
  const api = fakeApi({ 'GET /auth/user': aUser({ name: 'Ann Huber', email: 'ann@x.ch', role: 'super' }) });
  const { user, path } = renderWithApi(<PersonMenu onLogout={jest.fn()} />, api, { wrapper: ThemeRoot });
  await user.click(await screen.findByRole('button', { name: 'Ann Huber, account menu' }));
  expect([screen.getByText('ann@x.ch'), screen.getByText('super')].every(Boolean)).toBe(true);
  await user.click(screen.getByRole('menuitem', { name: 'Profile' }));
  expect(path()).toBe('/user');
});

test('logout is one of its entries, also when the person could not be loaded', async () => {
  const onLogout = jest.fn();
  const api = fakeApi({ 'GET /auth/user': () => ({ status: 503 }) });
  const { user } = renderWithApi(<PersonMenu onLogout={onLogout} />, api, { wrapper: ThemeRoot });
  await user.click(screen.getByRole('button', { name: 'Account, account menu' }));
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  expect(onLogout).toHaveBeenCalledTimes(1);
});

test('each page and section asks again who is signed in, so that an ended session ends at the next click', async () => {
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

test('the menu opens by key, moves with the arrows, and gives the focus back', async () => {
  const api = fakeApi({ 'GET /auth/user': () => ({ status: 503 }) });
  const { user } = renderWithApi(<PersonMenu onLogout={jest.fn()} />, api, { wrapper: ThemeRoot });
  await user.tab();
  const button = screen.getByRole('button', { name: 'Account, account menu' });
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(button).toHaveFocus();
});
