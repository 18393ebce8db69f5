import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderWithApi, signIn, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { UsersSection } from '../UsersSection';

const LIST = 'GET /auth/admin/users';
const TAKE = 'POST /auth/admin/users/:id/data-export';
const ERASE = 'POST /auth/admin/users/:id/erasure';
const ANN = { userId: '8', username: 'ann', email: 'ann@x.ch', role: 'user', accountStatus: 'active' };
const DATA = { description: 'All', person: '8', taken_at: '2026-11-20T09:30:00Z', parts: [] };

async function openEdit(routes: FakeRoutes = {}, role = 'admin') {
  signIn({ sub: '1', role });
  const api = fakeApi({ [LIST]: { users: [ANN], total: 1 }, ...routes });
  const view = renderWithApi(<UsersSection />, api, { wrapper: ThemeRoot, route: '/configurations#users' });
  await view.user.click(await screen.findByText('Edit'));
  return { api, dialog: within(screen.getByRole('dialog', { name: 'Edit user' })), ...view };
}

test('an administrator enters their own password to export the data about a person', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
  URL.revokeObjectURL = () => undefined;
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { api, dialog, user } = await openEdit({
    [TAKE]: () => ({ status: 403, body: { error: 'Please enter your password.' } }),
  });
  await user.click(dialog.getByText('Take a copy'));
  const question = within(screen.getByRole('dialog', { name: 'Take a copy of the data of a person' }));
  await user.click(question.getByRole('button', { name: 'Take a copy' }));
  expect(await question.findByText('Please enter your password.')).toBeVisible();
  api.answer({ [TAKE]: DATA });
  await user.type(question.getByLabelText('Your password'), 'correct horse{Enter}');
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  expect(api.callsOf(TAKE).map(({ params, body }) => [params.id, body])).toEqual([
    ['8', {}],
    ['8', { password: expect.stringMatching(/^[0-9a-f]{64}$/) }],
  ]);
  expect([saved.map(({ type }) => type), clicked.mock.calls.length]).toEqual([['application/json'], 1]);
  clicked.mockRestore();
});

test('erasing a person requires typing their email, and the dialog explains what cannot be undone', async () => {
  const { api, dialog, user } = await openEdit({ [ERASE]: {} });
  await user.click(dialog.getByText('Erase'));
  const question = within(screen.getByRole('dialog', { name: 'Erase personal data' }));
  expect(question.getByText(/cannot be undone/)).toBeVisible();
  await user.type(question.getByLabelText('Address of the person'), 'bea@x.ch');
  await user.click(question.getByRole('button', { name: 'Erase permanently' }));
  expect(await question.findByText('Please type the address of this account.')).toBeVisible();
  await user.clear(question.getByLabelText('Address of the person'));
  await user.type(question.getByLabelText('Address of the person'), 'Ann@x.ch');
  await user.click(question.getByLabelText('Remove the text of their notes too'));
  await user.click(question.getByRole('button', { name: 'Erase permanently' }));
  expect(await screen.findByText('The personal data are erased.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(api.callsOf(ERASE).map(({ params, body }) => [params.id, body])).toEqual([
    ['8', { email: 'Ann@x.ch', removes_notes: true }],
  ]);
});

test('a super user cannot export or erase the data of a person', async () => {
  const { dialog } = await openEdit({}, 'super');
  expect(dialog.queryByText('Take a copy')).not.toBeInTheDocument();
});
