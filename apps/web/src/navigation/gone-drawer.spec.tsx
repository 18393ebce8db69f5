import { screen } from '@testing-library/react';
import { fakeApi, renderWithApi, signIn } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { NavDrawerButton } from './NavDrawerButton';

let isReachable = false;
jest.mock('./NavDrawer', () => ({
  get NavDrawer() {
    if (!isReachable) throw new Error('Failed to fetch dynamically imported module');
    return function LoadedDrawer() {
      return <nav aria-label="Menu" />;
    };
  },
}));

test('a menu that cannot be loaded says so, and opens at the next press', async () => {
  signIn({ role: 'user' });
  const button = <NavDrawerButton links={[]} activePath={null} review={null} onLogout={() => undefined} />;
  const { user } = renderWithApi(button, fakeApi({}), { wrapper: ThemeRoot, route: '/dashboard' });
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The menu cannot be loaded');
  isReachable = true;
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(await screen.findByRole('navigation', { name: 'Menu' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});
