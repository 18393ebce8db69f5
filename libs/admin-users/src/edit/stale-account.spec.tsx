import { screen, waitFor, within } from '@testing-library/react';
import { changedMeanwhile, fakeApi, renderWithApi, signIn, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { UsersSection } from '../UsersSection';

const LIST = 'GET /auth/admin/users';
const ROLES = 'GET /auth/roles';
const ROLE = 'PATCH /auth/admin/users/:id/role';
const STATUS = 'PATCH /auth/admin/users/:id/status';
const SCOPES = 'PATCH /auth/admin/users/:id/scopes';
const PASSWORD = 'PATCH /auth/admin/users/:id/password';
const DELETE = 'DELETE /auth/admin/users/:id';
const ANN = {
  id: '8',
  userId: '8',
  username: 'ann',
  name: 'Ann',
  email: 'ann@x.ch',
  role: 'user',
  accountStatus: 'active',
  scopes: [],
  last_sign_in_at: null,
  version: 1,
};
const CHANGED = { ...ANN, role: 'super', version: 2 };

async function open(button: string, routes: FakeRoutes) {
  signIn({ sub: '1', role: 'admin' });
  const roles = ['user', 'super', 'admin'].map((id) => ({ id }));
  const api = fakeApi({ [LIST]: { items: [ANN], total: 1 }, [ROLES]: { roles }, ...routes });
  const { user } = renderWithApi(<UsersSection />, api, {
    wrapper: ThemeRoot,
    route: '/configurations#users',
  });
  await user.click(await screen.findByText(button));
  const press = async (name: string) =>
    user.click((await screen.findAllByText(name)).at(-1) ?? document.body);
  const sent = (key: string) =>
    api.callsOf(key).map(({ headers, body }) => [headers.get('If-Match'), body ?? null]);
  return { user, press, sent };
}

const differences = async () =>
  within(await screen.findByRole('table', { name: 'Differences' }))
    .getAllByRole<HTMLTableRowElement>('row')
    .map(({ cells }) => [...cells].map(({ textContent }) => textContent))
    .slice(1);

test('a role that another person assigned in the meantime is shown next to the selected role', async () => {
  const { user, press, sent } = await open('Edit', { [ROLE]: changedMeanwhile(CHANGED) });
  await press('Change');
  await user.click(await screen.findByLabelText(/^admin/i));
  await press('Choose role');
  await press('Save');
  expect(await differences()).toEqual([['Role', 'admin', 'super']]);
  await press('Keep mine');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent(ROLE)).toEqual([
    ['"1"', { role: 'admin' }],
    ['"2"', { role: 'admin' }],
  ]);
});

test('saving a user without changing the role keeps a role that another person assigned', async () => {
  const { user, press, sent } = await open('Edit', { [ROLE]: {}, [PASSWORD]: { ...ANN, version: 2 } });
  await user.type(screen.getByLabelText('Password'), 'a long new phrase 31');
  await user.type(screen.getByLabelText('Confirm password'), 'a long new phrase 31');
  await press('Save');
  await waitFor(() => expect(sent(PASSWORD).map(([version]) => version)).toEqual(['"1"']));
  expect(sent(ROLE)).toEqual([]);
});

test('granting a permission to a user after a conflict needs confirmation', async () => {
  const { user, press, sent } = await open('Edit', { [SCOPES]: changedMeanwhile(CHANGED) });
  await user.click(screen.getByLabelText('Mark and edit startups'));
  expect(await differences()).toEqual([['Role', 'not changed', 'super']]);
  await press('Keep mine');
  await waitFor(() => expect(screen.queryByText('Keep mine')).not.toBeInTheDocument());
  expect(sent(SCOPES).map(([version]) => version)).toEqual(['"1"', '"2"']);
});

test('the person’s own changes in an open user dialog cause no conflict', async () => {
  const { user, press, sent } = await open('Edit', {
    [SCOPES]: { ...ANN, scopes: ['investments:write'], version: 2 },
    [STATUS]: { ...ANN, scopes: ['investments:write'], accountStatus: 'disabled', version: 3 },
    [ROLE]: { ...ANN, role: 'admin', version: 4 },
  });
  await user.click(screen.getByLabelText('Mark and edit startups'));
  await waitFor(() => expect(screen.getByLabelText('Mark and edit startups')).toBeChecked());
  await press('Disable');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Enable')).toBeVisible();
  await press('Change');
  await user.click(await screen.findByLabelText(/^admin/i));
  await press('Choose role');
  await press('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect([SCOPES, STATUS, ROLE].map((key) => sent(key)[0]?.[0])).toEqual(['"1"', '"2"', '"3"']);
});

test('deleting a user that another person changed needs confirmation', async () => {
  const { user, press, sent } = await open('Delete', { [DELETE]: changedMeanwhile(CHANGED) });
  await user.keyboard('{Enter}');
  expect(await differences()).toEqual([['Role', 'user', 'super']]);
  await press('Delete anyway');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent(DELETE).map(([version]) => version)).toEqual(['"1"', '"2"']);
});
