import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderWithApi, signIn, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { UsersSection } from '../UsersSection';

const LIST = 'GET /auth/admin/users';
const STATUS = 'PATCH /auth/admin/users/:id/status';
const SCOPES = 'PATCH /auth/admin/users/:id/scopes';
const ANN = {
  userId: '8',
  username: 'ann',
  email: 'ann@x.ch',
  role: 'user',
  accountStatus: 'active',
  scopes: [],
  last_sign_in_at: null,
};

async function openEdit(user: object, routes: FakeRoutes = {}, role = 'admin') {
  signIn({ sub: '1', role });
  const api = fakeApi({ [LIST]: { users: [user], total: 1 }, ...routes });
  const view = renderWithApi(<UsersSection />, api, { wrapper: ThemeRoot, route: '/configurations#users' });
  await view.user.click(await screen.findByText('Edit'));
  return { api, dialog: within(screen.getByRole('dialog', { name: 'Edit user' })), ...view };
}

test('a user account is disabled after a confirmation, and its new status is shown', async () => {
  const { api, dialog, user } = await openEdit(ANN, { [STATUS]: {} });
  expect(dialog.getByText('Never signed in')).toBeVisible();
  await user.click(dialog.getByText('Disable'));
  expect(screen.getByRole('dialog', { name: 'Disable account' })).toBeVisible();
  api.answer({ [LIST]: { users: [{ ...ANN, accountStatus: 'disabled' }], total: 1 } });
  await user.keyboard('{Enter}');
  expect(await dialog.findByRole('button', { name: 'Enable' })).toBeInTheDocument();
  expect(api.callsOf(STATUS).map(({ params, body }) => [params.id, body])).toEqual([
    ['8', { accountStatus: 'disabled' }],
  ]);
});

test.each([
  ['revokes its API tokens', false, { accountStatus: 'disabled' }],
  ['keeps them on request', true, { accountStatus: 'disabled', keep_api_tokens: true }],
])('disabling a user account with API tokens %s', async (_what, isKept, body) => {
  const { api, dialog, user } = await openEdit({ ...ANN, api_tokens: 2 }, { [STATUS]: {} });
  await user.click(dialog.getByText('Disable'));
  const choice = screen.getByLabelText('Also revoke API tokens (2)');
  expect(choice).toBeChecked();
  if (isKept) await user.click(choice);
  await user.click(
    within(screen.getByRole('dialog', { name: 'Disable account' })).getByRole('button', { name: 'Disable' }),
  );
  await waitFor(() => expect(api.callsOf(STATUS).map((call) => call.body)).toEqual([body]));
});

test('a disabled user account is enabled immediately', async () => {
  const { api, dialog, user } = await openEdit({ ...ANN, accountStatus: 'disabled' }, { [STATUS]: {} });
  await user.click(dialog.getByText('Enable'));
  await waitFor(() =>
    expect(api.callsOf(STATUS).map(({ body }) => body)).toEqual([{ accountStatus: 'active' }]),
  );
});

test.each([
  ["the server's message", { status: 409, body: { error: 'One admin must stay.' } }, 'One admin must stay.'],
  ["'Update failed' without a server message", { status: 500 }, 'Update failed'],
])('a refused attempt to disable a user account shows %s', async (_name, answer, text) => {
  const { dialog, user } = await openEdit(ANN, { [STATUS]: () => answer });
  await user.click(dialog.getByText('Disable'));
  await user.keyboard('{Enter}');
  expect(
    await within(screen.getByRole('dialog', { name: 'Disable account' })).findByRole('alert'),
  ).toHaveTextContent(text);
});

test('an admin grants the write permission to a user, and other scopes remain unchanged', async () => {
  const { api, dialog, user } = await openEdit({ ...ANN, scopes: ['admin'] }, { [SCOPES]: {} });
  await user.click(dialog.getByLabelText('Mark and edit startups'));
  await waitFor(() =>
    expect(api.callsOf(SCOPES).map(({ params, body }) => [params.id, body])).toEqual([
      ['8', { scopes: ['admin', 'investments:write'] }],
    ]),
  );
});

test('an admin revokes the write permission of a user', async () => {
  const { api, dialog, user } = await openEdit({ ...ANN, scopes: ['investments:write'] }, { [SCOPES]: {} });
  expect(dialog.getByLabelText('Mark and edit startups')).toBeChecked();
  await user.click(dialog.getByLabelText('Mark and edit startups'));
  await waitFor(() => expect(api.callsOf(SCOPES).map(({ body }) => body)).toEqual([{ scopes: [] }]));
});

test('a super user cannot grant scopes to a user', async () => {
  const { dialog } = await openEdit(ANN, {}, 'super');
  expect(dialog.getByText('Disable')).toBeVisible();
  expect(dialog.queryByLabelText('Mark and edit startups')).not.toBeInTheDocument();
});

test('on a server without account status and scopes, the user dialog shows neither', async () => {
  const { dialog } = await openEdit({ userId: '8', email: 'ann@x.ch', role: 'user' });
  expect(dialog.queryByText('Disable')).not.toBeInTheDocument();
  expect(dialog.queryByLabelText('Mark and edit startups')).not.toBeInTheDocument();
});
