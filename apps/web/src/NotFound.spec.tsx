import { screen, waitFor } from '@testing-library/react';
import { fakeApi, renderWithApi } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { NotFound } from './NotFound';

const open = () =>
  renderWithApi(<NotFound />, fakeApi(), { wrapper: ThemeRoot, route: ['/login', '/nowhere'] });

test('the not-found page shows its heading and the reason', () => {
  open();
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(screen.getByText('The page you are looking for does not exist.')).toBeVisible();
});

test.each([
  ['link', 'Go to Home', '/'],
  ['button', 'Back', '/login'],
])('on the not-found page the %s %s leads to %s', async (role, name, target) => {
  const { user, path } = open();
  await user.click(screen.getByRole(role, { name }));
  await waitFor(() => expect(path()).toBe(target));
});
