import { screen, waitFor } from '@testing-library/react';
import { fakeApi, renderWithApi, unanswered, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { UserDialog } from '../edit/UserDialog';

const ROLES = 'GET /auth/roles';
const THREE = { roles: [{ id: 'user' }, { id: 'super' }, { id: 'admin' }] };

function open(routes: FakeRoutes = {}, role = '') {
  const api = fakeApi({ [ROLES]: THREE, ...routes });
  const account = {
    id: '8',
    userId: '8',
    username: 'ann',
    name: 'Ann',
    email: 'ann@x.ch',
    accountStatus: '',
  };
  const edited = role === '' ? null : { ...account, role };
  return {
    api,
    ...renderWithApi(<UserDialog user={edited} onClose={() => undefined} onSaved={() => undefined} />, api, {
      wrapper: ThemeRoot,
    }),
  };
}

async function openPicker({ user }: ReturnType<typeof open>) {
  await user.click(screen.getByText('Change'));
  return screen.getByRole('dialog', { name: 'Choose a role' });
}

const confirm = () => screen.getByRole('button', { name: 'Choose role' });

test('the roles are loaded only when the role picker is opened', async () => {
  const view = open();
  expect(view.api.callsOf(ROLES)).toHaveLength(0);
  await openPicker(view);
  expect((await screen.findAllByRole('radio')).map((radio) => radio.getAttribute('value'))).toEqual([
    'user',
    'super',
    'admin',
  ]);
  expect(view.api.callsOf(ROLES)).toHaveLength(1);
});

test("while loading the role picker shows 'Loading roles…' and cannot be confirmed", async () => {
  await openPicker(open({ [ROLES]: unanswered }));
  expect(screen.getByText('Loading roles…')).toBeVisible();
  expect(confirm()).toBeDisabled();
});

test("without roles the role picker shows 'No roles available.' and offers Reload", async () => {
  const view = open({ [ROLES]: { roles: [] } });
  await openPicker(view);
  expect(await screen.findByText('No roles available.')).toBeVisible();
  expect(confirm()).toBeDisabled();
  view.api.answer({ [ROLES]: THREE });
  await view.user.click(screen.getByText('Reload'));
  expect(await screen.findByRole('radio', { name: 'super' })).toBeInTheDocument();
});

test.each([
  ["the server's message", { status: 503, body: { error: 'Out of order.' } }, 'Out of order.'],
  ["'Failed to load roles' without a server message", { status: 500 }, 'Failed to load roles'],
])('a failed load of the roles shows %s and can be retried', async (_name, answer, text) => {
  const view = open({ [ROLES]: () => answer });
  await openPicker(view);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  view.api.answer({ [ROLES]: THREE });
  await view.user.click(screen.getByText('Reload'));
  expect(await screen.findByRole('radio', { name: 'super' })).toBeInTheDocument();
});

test.each([
  ['super', 'super'],
  ['auditor', 'user'],
  ['', 'user'],
])('for a user with the role %j the role picker preselects %s', async (present, chosen) => {
  await openPicker(open({}, present));
  expect(await screen.findByRole('radio', { name: chosen })).toBeChecked();
});

test('the arrow keys select a single role in the role picker', async () => {
  const view = open({}, 'user');
  await openPicker(view);
  await waitFor(() => expect(screen.getByRole('radio', { name: 'user' })).toHaveFocus());
  await view.user.keyboard('{ArrowDown}');
  await view.user.click(confirm());
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Choose a role' })).not.toBeInTheDocument(),
  );
  expect(screen.getByLabelText('Role')).toHaveValue('super');
});

test('Escape closes only the role picker and keeps the role', async () => {
  const view = open({}, 'user');
  await openPicker(view);
  await view.user.click(await screen.findByRole('radio', { name: 'admin' }));
  await view.user.keyboard('{Escape}');
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Choose a role' })).not.toBeInTheDocument(),
  );
  expect(screen.getByLabelText('Role')).toHaveValue('user');
});
