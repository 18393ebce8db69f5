import { screen, waitFor } from '@testing-library/react';
import { fakeApi, renderWithApi, signIn } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { SignedIn } from '../frame/SignedIn';
import { PaletteControl } from './PaletteControl';

jest.mock('./OpenPalette', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

test('a palette whose code is gone since a new version says so and takes nothing else down', async () => {
  signIn({ role: 'user' });
  const control = (
    <SignedIn>
      <h1>Dashboard</h1>
      <PaletteControl onLogout={() => undefined} />
    </SignedIn>
  );
  const { user } = renderWithApi(control, fakeApi({}), { wrapper: ThemeRoot, route: '/dashboard' });
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.getByRole('dialog', { name: 'Go to or do' })).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('This cannot be shown. Load this page again.');
  expect(screen.getByRole('dialog', { name: 'Go to or do' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});
