import { screen, waitFor } from '@testing-library/react';
import { fakeApi, notOffered, renderWithApi, signIn } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { SignedIn } from '../frame/SignedIn';
import { PaletteControl } from './PaletteControl';

const ROUTES = {
  'GET /auth/views': {
    items: [
      {
        id: '4',
        name: 'Board shortlist',
        is_team: true,
        is_mine: false,
        owner: 'Luca Bernasconi',
        query: 'top=eligible',
        is_pinned: false,
        version: 1,
        updated_at: '2026-11-20T09:00:00.000Z',
      },
    ],
    total: 1,
  },
  'GET /auth/views/counts': {
    items: [{ id: '4', since: '2026-11-20T09:00:00.000Z', new: 2 }],
    total: 1,
  },
  'GET /auth/investments': { items: [], total: 0 },
  'GET /auth/admin/audit/choices': notOffered,
  'GET /auth/chain': notOffered,
  'GET /auth/duplicates/count': notOffered,
};

function bar(role: 'user' | 'admin', route = '/dashboard') {
  signIn({ role });
  const onLogout = jest.fn();
  const control = (
    <SignedIn>
      <input aria-label="Note" />
      <PaletteControl onLogout={onLogout} />
    </SignedIn>
  );
  return { ...renderWithApi(control, fakeApi(ROUTES), { wrapper: ThemeRoot, route }), onLogout };
}
const labels = () => screen.getAllByRole('option').map((option) => option.getAttribute('aria-label'));

test('text typed directly after the shortcut of the command palette is searched', async () => {
  const { user } = bar('user');
  await user.keyboard('{Control>}k{/Control}dashb');
  expect(screen.getByRole('combobox', { name: 'Go to or do' })).toHaveValue('dashb');
  await waitFor(() => expect(labels()[0]).toBe('Dashboard'));
});

test('the command palette offers a user three pages, and an admin also the settings', async () => {
  const { user, unmount } = bar('user');
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', { name: 'Go to or do' });
  await waitFor(() =>
    expect(labels().slice(0, 7)).toEqual([
      'Board shortlist, team, 2 new',
      'Dashboard',
      'Potential Investiments',
      'User',
      'My work',
      'Help, for this page, in the user guide',
      'Use light colours',
    ]),
  );
  unmount();
  bar('admin');
  await user.keyboard('{Meta>}k{/Meta}');
  await waitFor(() => expect(labels()).toContain('Prompt, Settings'));
});

test('the command palette shows the owner and the new startups of a saved view', async () => {
  const { user, path } = bar('user');
  await user.keyboard('{Control>}k{/Control}');
  await user.click(await screen.findByRole('option', { name: 'Board shortlist, team, 2 new' }));
  await waitFor(() => expect(path()).toBe('/potential-investiments?view=4'));
});

test('the shortcut opens the command palette even from a text field, and closes it again', async () => {
  const { user, path } = bar('user');
  await user.click(screen.getByRole('textbox', { name: 'Note' }));
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'user');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(path()).toBe('/user'));
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('group', { name: 'Recent' })).toBeVisible();
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
});

test('a person with access to imports can start an import from the command palette', async () => {
  const { user, unmount } = bar('user');
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('option', { name: 'Logout' });
  expect(screen.queryByRole('option', { name: /^Import a list/ })).toBeNull();
  unmount();
  const { path } = bar('admin');
  await user.keyboard('{Control>}k{/Control}');
  await user.click(await screen.findByRole('option', { name: /^Import a list/ }));
  await waitFor(() => expect(path()).toBe('/configurations?import=new#results'));
});

test('Help in the command palette opens the user guide for the page in a new tab', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user } = bar('user', '/user');
  await user.keyboard('{Control>}k{/Control}');
  await user.click(await screen.findByRole('option', { name: /^Help/ }));
  expect(open).toHaveBeenCalledWith('/guide/at/user.html', '_blank', 'noopener');
  open.mockRestore();
});

test('the command palette can print the open startup and sign the person out', async () => {
  const { user, path, onLogout } = bar('user', '/potential-investiments?startup=7');
  await user.keyboard('{Control>}k{/Control}');
  await user.click(await screen.findByRole('option', { name: /^Print dossier/ }));
  await waitFor(() => expect(path()).toBe('/dossier?id=7'));
  await user.keyboard('{Control>}k{/Control}');
  await user.click(await screen.findByRole('option', { name: 'Logout' }));
  expect(onLogout).toHaveBeenCalledTimes(1);
});
