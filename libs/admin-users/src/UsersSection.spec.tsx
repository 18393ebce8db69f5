import { screen, waitFor, within } from '@testing-library/react';
import { aUser, fakeApi, renderWithApi, signIn, unanswered, widen, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { UsersSection } from './UsersSection';

const LIST = 'GET /auth/admin/users';
const DELETE = 'DELETE /auth/admin/users/:id';
const ANN = { userId: '8', username: 'ann', email: 'ann@x.ch', role: 'user' };
const PAGE = { users: [ANN], total: 145 };

function open(routes: FakeRoutes = {}, route = '/configurations#users') {
  const api = fakeApi({ [LIST]: PAGE, ...routes });
  return { api, ...renderWithApi(<UsersSection />, api, { wrapper: ThemeRoot, route }) };
}

async function askToDelete(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  return screen.getByRole('dialog', { name: 'Confirm deletion' });
}

beforeEach(() => {
  signIn({ sub: '1', role: 'admin' });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
});

test('the user table has the columns Email, Role and Actions with Edit, Reset PW and Delete', async () => {
  open();
  const row = await screen.findByRole('row', { name: /ann@x\.ch/ });
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Email',
    'Role',
    'Actions',
  ]);
  expect(
    within(row)
      .getAllByRole('gridcell')
      .slice(0, 2)
      .map(({ textContent }) => textContent),
  ).toEqual(['ann@x.ch', 'user']);
  expect(
    within(row)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Edit', 'Reset PW', 'Delete']);
});

test('the user table shows status and last sign-in if the server returns them', async () => {
  open({ [LIST]: { users: [{ ...ANN, accountStatus: 'disabled', last_sign_in_at: null }], total: 1 } });
  const row = await screen.findByRole('row', { name: /ann@x\.ch/ });
  expect(within(row).getByText('disabled')).toBeVisible();
  expect(within(row).getByText('Never')).toBeVisible();
});

test('on a phone a user row stacks email, role, status, last sign-in and every action', async () => {
  widen(375);
  open({ [LIST]: { users: [{ ...ANN, accountStatus: 'disabled', last_sign_in_at: null }], total: 1 } });
  const row = (await screen.findByText('ann@x.ch')).closest('[role="row"]');
  expect(row).toHaveTextContent(/^ann@x\.chuserdisabledLast sign-in NeverEditReset PWDelete$/);
  expect(screen.getByRole('button', { name: 'Reset PW' })).toBeEnabled();
});

test('a user search by email starts on page 1 and is stored in the address', async () => {
  const { api, user, path } = open({}, '/configurations?page=2#users');
  await user.type(screen.getByRole('searchbox', { name: 'Search by email' }), 'ann@{Enter}');
  await waitFor(() => expect(path()).toBe('/configurations?q=ann%40#users'));
  await waitFor(() =>
    expect(api.callsOf(LIST).map(({ query }) => query.toString())).toEqual([
      'page=2&pageSize=20',
      'page=1&pageSize=20&q=ann%40',
    ]),
  );
});

test('the user table shows 20 rows per page, the total, and a pager with 2 pages on either side', async () => {
  const { api, user } = open({}, '/configurations?page=4#users');
  const size = await screen.findByLabelText('Rows per page');
  expect(
    within(size)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['10', '20', '50']);
  expect(size).toHaveValue('20');
  await screen.findByText('145');
  expect(screen.getAllByRole('button', { name: /^Page \d/ }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['2', '3', '4', '5', '6']),
  );
  await user.selectOptions(size, '10');
  await waitFor(() => expect(api.callsOf(LIST).at(-1)?.query.toString()).toBe('page=1&pageSize=10'));
});

test("an empty user list shows 'No users'", async () => {
  open({ [LIST]: { users: [], total: 0 } });
  expect(await screen.findByText('No users')).toBeVisible();
});

test.each([
  ["the server's message", { status: 503, body: { error: 'Out of order.' } }, 'Out of order.'],
  ["'Failed to load users' without a server message", { status: 500 }, 'Failed to load users'],
])(
  'a failed load of the users shows %s in a red alert, empties the list and can be retried',
  async (_name, answer, text) => {
    const { api, user } = open({ [LIST]: () => answer });
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    api.answer({ [LIST]: PAGE });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('ann@x.ch')).toBeVisible();
  },
);

test('deleting a user needs confirmation: Escape cancels, Enter confirms, and the list reloads', async () => {
  const { api, user } = open({ [DELETE]: () => ({ status: 204 }) });
  await askToDelete(user);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.callsOf(DELETE)).toHaveLength(0);
  await askToDelete(user);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.callsOf(DELETE).map(({ params }) => params.id)).toEqual(['8']);
  await waitFor(() => expect(api.callsOf(LIST)).toHaveLength(2));
  expect(screen.getByText('ann@x.ch is deleted.')).toBeVisible();
});

test("while a user is being deleted the dialog cannot be closed and its button reads 'Deleting...'", async () => {
  const { user } = open({ [DELETE]: unanswered });
  const dialog = await askToDelete(user);
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeEnabled();
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(within(dialog).getByRole('button', { name: 'Deleting...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await user.keyboard('{Escape}');
  expect(dialog).toBeVisible();
});

test.each([
  ["the server's message", { status: 409, body: { error: 'One admin must stay.' } }, 'One admin must stay.'],
  ["'Delete failed' without a server message", { status: 500 }, 'Delete failed'],
])('a failed deletion of a user shows %s and keeps the dialog open', async (_name, answer, text) => {
  const { user } = open({ [DELETE]: () => answer });
  const dialog = await askToDelete(user);
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(text);
});

test('a user without an id cannot be deleted', async () => {
  const { user } = open({ [LIST]: { users: [{ email: 'ann@x.ch', role: 'user' }] } });
  const dialog = await askToDelete(user);
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Missing user id.');
});

test.each([
  ['their own account', { sub: '8', role: 'admin' }, 'user', 'This is your own account.'],
  [
    'an account with the same role',
    { sub: '1', role: 'super' },
    'super',
    'Only an admin may change the account of a super.',
  ],
])('a signed-in person has no actions for %s', async (_name, claims, role, reason) => {
  signIn(claims);
  open({ [LIST]: { users: [aUser({ ...ANN, role: role === 'super' ? 'super' : 'user' })], total: 1 } });
  const row = await screen.findByRole('row', { name: /ann@x\.ch/ });
  for (const button of within(row).getAllByRole('button')) expect(button).toBeDisabled();
  expect(within(row).getByTitle(reason)).toBeVisible();
});
