import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderWithApi, signIn, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { UsersSection } from '../UsersSection';
import { HERE, OFFICE } from './sessions.fixture';

const LIST = 'GET /auth/admin/sessions';
const END = 'DELETE /auth/admin/sessions/:id';

function show(routes: FakeRoutes, role = 'admin') {
  signIn({ sub: '1', role });
  const api = fakeApi({ 'GET /auth/admin/users': { users: [], total: 0 }, ...routes });
  const route = '/configurations#users';
  return { api, ...renderWithApi(<UsersSection />, api, { wrapper: ThemeRoot, route }) };
}

async function open(routes: FakeRoutes) {
  const page = show(routes);
  await page.user.click(await screen.findByRole('button', { name: 'Open sessions' }));
  return { ...page, dialog: within(screen.getByRole('dialog', { name: 'Open sessions' })) };
}

test('an administrator sees all sessions with their devices and ends the session of another person', async () => {
  const { api, user, dialog } = await open({ [LIST]: { items: [HERE, OFFICE], total: 2 }, [END]: {} });
  const rows = await dialog.findAllByRole('listitem');
  expect(rows.map((row) => within(row).queryByText('This device') !== null)).toEqual([true, false]);
  expect(rows[1]).toHaveTextContent(
    /ben@x\.ch.*Edge on Windows, since 19 Nov 2026.* with a password, last used/,
  );
  api.answer({ [LIST]: { items: [HERE], total: 1 } });
  await user.click(dialog.getByRole('button', { name: 'End ben@x.ch on Edge on Windows' }));
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
  expect(api.callsOf(END).map(({ params }) => params.id)).toEqual(['s2']);
  expect(dialog.getByRole('list', { name: 'Open sessions' })).toHaveFocus();
});

test('a part of an email finds the sessions of a person', async () => {
  const { api, user, dialog } = await open({ [LIST]: { items: [HERE], total: 1 } });
  await dialog.findByText(HERE.email);
  api.answer({ [LIST]: { items: [], total: 0 } });
  await user.type(dialog.getByLabelText('Part of an address'), 'cem');
  expect(await dialog.findByText('No open sessions match this address.')).toBeVisible();
});

test('after the last page of sessions is shown, the list has the focus', async () => {
  const { api, user, dialog } = await open({ [LIST]: { items: [HERE], total: 2 } });
  const more = await dialog.findByRole('button', { name: 'Show more of 2' });
  api.answer({ [LIST]: { items: [HERE, OFFICE], total: 2 } });
  await user.click(more);
  await waitFor(() => expect(dialog.getByRole('list', { name: 'Open sessions' })).toHaveFocus());
  expect(more).not.toBeInTheDocument();
});

test('a session that cannot be ended and a failed load of the sessions each show the reason', async () => {
  const refused = () => ({ status: 409, body: { error: 'This is your own session.' } });
  const { user, dialog } = await open({ [LIST]: { items: [OFFICE], total: 1 }, [END]: refused });
  await user.click(await dialog.findByRole('button', { name: /^End ben/ }));
  expect(await dialog.findByText('This is your own session.')).toBeVisible();
});

test('a super user sees no sessions of other people', async () => {
  show({}, 'super');
  expect(await screen.findByText('No users')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Open sessions' })).not.toBeInTheDocument();
});
