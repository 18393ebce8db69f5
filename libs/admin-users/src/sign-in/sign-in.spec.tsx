import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, notOffered, renderWithApi, signIn, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { UsersSection } from '../UsersSection';

const LIST = 'GET /auth/admin/users';
const RULES = 'GET /auth/admin/sign-in-rules';
const SAVE = 'PUT /auth/admin/sign-in-rules';
const REMOVE = 'DELETE /auth/admin/users/:id/second-factor';
const SEPARATE = 'DELETE /auth/admin/users/:id/identity';
const RELEASE = 'DELETE /auth/admin/users/:id/second-factor/failures';
const ANN = {
  userId: '8',
  email: 'ann@x.ch',
  role: 'user',
  accountStatus: 'active',
  second_factor: true,
};

function show(routes: FakeRoutes, role = 'admin') {
  signIn({ sub: '1', role });
  const api = fakeApi({ [LIST]: { users: [ANN], total: 1 }, ...routes });
  return {
    api,
    ...renderWithApi(<UsersSection />, api, { wrapper: ThemeRoot, route: '/configurations#users' }),
  };
}

test('an administrator selects which roles need a second factor', async () => {
  const { api, user } = show({ [RULES]: { second_factor_roles: ['admin'], version: 3 }, [SAVE]: {} });
  await user.click(await screen.findByRole('button', { name: 'Sign-in rules' }));
  expect(await screen.findByLabelText('Admin')).toBeChecked();
  await user.click(screen.getByLabelText('Super'));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('The rules apply from the next sign-in.')).toBeVisible();
  expect(api.callsOf(SAVE).map(({ body, headers }) => [body, headers.get('if-match')])).toEqual([
    [{ second_factor_roles: ['super', 'admin'] }, expect.stringContaining('3')],
  ]);
});

test('a stricter sign-in rule revokes the API tokens of people who do not meet it, unless the admin keeps them', async () => {
  const unprotected_api_tokens = { user: 0, super: 2, admin: 5 };
  const rules = { second_factor_roles: ['admin'], unprotected_api_tokens, version: 3 };
  const { api, user } = show({ [RULES]: rules, [SAVE]: {} });
  await user.click(await screen.findByRole('button', { name: 'Sign-in rules' }));
  await user.click(await screen.findByLabelText('User'));
  expect(screen.queryByLabelText(/Also revoke/)).toBeNull();
  await user.click(screen.getByLabelText('Super'));
  const choice = screen.getByLabelText('Also revoke API tokens (2)');
  expect(choice).toBeChecked();
  await user.click(choice);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(api.callsOf(SAVE)).toHaveLength(1));
  expect(api.callsOf(SAVE)[0]?.body).toEqual({
    second_factor_roles: ['user', 'super', 'admin'],
    keep_api_tokens: true,
  });
});

test('a refused sign-in rule is shown in the dialog, which keeps the choices while the rules reload', async () => {
  const { api, user } = show({
    [RULES]: { second_factor_roles: [], version: 3 },
    [SAVE]: () => ({ status: 412, body: { error: 'Somebody changed this in the meantime.' } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Sign-in rules' }));
  await user.click(await screen.findByLabelText('User'));
  let answerAgain: () => void = () => undefined;
  const isAnswered = new Promise<void>((resolve) => {
    answerAgain = resolve;
  });
  api.answer({
    [RULES]: async () => {
      await isAnswered;
      return { body: { second_factor_roles: [], version: 4 } };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(api.callsOf(RULES)).toHaveLength(2));
  expect(screen.getByLabelText('User')).toBeChecked();
  answerAgain();
  expect(await screen.findByText('Somebody changed this in the meantime.')).toBeVisible();
  expect(screen.getByLabelText('User')).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(api.callsOf(SAVE)).toHaveLength(2));
  expect(api.callsOf(SAVE)[1]?.headers.get('if-match')).toContain('3');
});

test('sign-in rules are hidden from a super user and on a server without them', async () => {
  show({ [SAVE]: notOffered }, 'super');
  expect(await screen.findByText('ann@x.ch')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign-in rules' })).not.toBeInTheDocument();
});

test('an admin removes the second factor of a person after a confirmation', async () => {
  const { api, user } = show({ [REMOVE]: { ...ANN, second_factor: false } });
  await user.click(await screen.findByText('Edit'));
  const row = within(screen.getByRole('group', { name: 'Second factor' }));
  await user.click(row.getByText('Remove'));
  const question = within(screen.getByRole('dialog', { name: 'Remove the second factor' }));
  api.answer({ [LIST]: { users: [{ ...ANN, second_factor: false }], total: 1 } });
  await user.click(question.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('dialog', { name: 'Edit user' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Second factor' })).not.toBeInTheDocument();
  expect(api.callsOf(REMOVE).map(({ params }) => params.id)).toEqual(['8']);
});

test.each([
  ['revokes API tokens', false, null],
  ['keeps API tokens on request', true, 'true'],
])('removing the second factor of a person with API tokens %s', async (_what, isKept, kept) => {
  const withTokens = { ...ANN, api_tokens: 4 };
  const { api, user } = show({ [LIST]: { users: [withTokens], total: 1 }, [REMOVE]: ANN });
  await user.click(await screen.findByText('Edit'));
  await user.click(within(screen.getByRole('group', { name: 'Second factor' })).getByText('Remove'));
  const question = within(screen.getByRole('dialog', { name: 'Remove the second factor' }));
  const choice = question.getByLabelText('Also revoke API tokens (4)');
  expect(choice).toBeChecked();
  if (isKept) await user.click(choice);
  await user.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(api.callsOf(REMOVE)).toHaveLength(1));
  expect(api.callsOf(REMOVE)[0]?.query.get('keep_api_tokens')).toBe(kept);
});

test('a person linked to the provider has a label, and is unlinked after a confirmation', async () => {
  const linked = { ...ANN, provider_linked: true };
  const { api, user } = show({ [LIST]: { users: [linked], total: 1 }, [SEPARATE]: ANN });
  expect(await screen.findByText('SSO')).toBeVisible();
  await user.click(screen.getByText('Edit'));
  await user.click(within(screen.getByRole('group', { name: 'Sign-in provider' })).getByText('Separate'));
  const question = within(screen.getByRole('dialog', { name: 'Separate from the sign-in provider' }));
  api.answer({ [LIST]: { users: [ANN], total: 1 } });
  await user.click(question.getByRole('button', { name: 'Separate' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Sign-in provider' })).toBeNull());
  expect(api.callsOf(SEPARATE).map(({ params }) => params.id)).toEqual(['8']);
  await waitFor(() => expect(screen.queryByText('SSO')).toBeNull());
});

test('a person locked after wrong codes can be unlocked in the list and keeps the second factor', async () => {
  const { api, user } = show({
    [LIST]: { users: [{ ...ANN, held_by_codes: true }], total: 1 },
    [RELEASE]: ANN,
  });
  expect(await screen.findByText('locked by wrong codes')).toBeVisible();
  await user.click(screen.getByText('Edit'));
  api.answer({ [LIST]: { users: [ANN], total: 1 } });
  await user.click(within(screen.getByRole('group', { name: 'Wrong codes' })).getByText('Unlock'));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Wrong codes' })).toBeNull());
  expect(screen.getByRole('group', { name: 'Second factor' })).toBeVisible();
  expect(api.callsOf(RELEASE)).toHaveLength(1);
});
