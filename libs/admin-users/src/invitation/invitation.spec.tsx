import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FIXED_NOW, aUser, fakeApi, renderWithApi, signIn, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { UsersSection } from '../UsersSection';
import { invitationText } from './invitation-text';

const LIST = 'GET /auth/admin/users';
const INVITE = 'POST /auth/admin/invitations';
const AGAIN = 'POST /auth/admin/users/:id/invitation';
const WITHDRAW = 'DELETE /auth/admin/users/:id/invitation';
const LINK = 'https://vaglio.example/change-password-first#tmpToken=abc';
const until = new Date(Date.now() + 3 * 86_400_000 - 60_000).toISOString();
const CEM = { ...aUser({ userId: '8', email: 'cem@x.ch' }), invitation: { state: 'open', until } };

function open(invites_by: 'mail' | 'link', routes: FakeRoutes = {}) {
  const api = fakeApi({
    [LIST]: { items: [CEM], total: 1, invites_by },
    'GET /auth/roles': { roles: ['user', 'super', 'admin'] },
    ...routes,
  });
  return {
    api,
    ...renderWithApi(<UsersSection />, api, { wrapper: ThemeRoot, route: '/configurations#users' }),
  };
}

type Person = ReturnType<typeof open>['user'];

async function fillNew(user: Person) {
  await screen.findByText('cem@x.ch');
  await user.click(screen.getByText('Create user'));
  const dialog = within(screen.getByRole('dialog', { name: 'Create user' }));
  const typed = { Nickname: 'anna', Email: 'anna@x.ch', 'First name': 'Anna', 'Last name': 'Keller' };
  for (const [label, text] of Object.entries(typed))
    fireEvent.change(dialog.getByLabelText(label), { target: { value: text } });
  await user.click(dialog.getByText('Change'));
  await user.click(await screen.findByRole('radio', { name: 'user' }));
  await user.click(screen.getByText('Choose role'));
  await user.click(dialog.getByLabelText('Mark and edit startups'));
  return dialog;
}

const ANNA = {
  email: 'anna@x.ch',
  username: 'anna',
  name: 'anna',
  first_name: 'Anna',
  last_name: 'Keller',
  scopes: ['investments:write'],
  role: 'user',
};

beforeEach(() => {
  signIn({ sub: '1', role: 'admin' });
});

test('if mail is configured, a person is invited without a password', async () => {
  const { api, user } = open('mail', { [INVITE]: () => ({ status: 201, body: { user: CEM, link: null } }) });
  const dialog = await fillNew(user);
  expect(dialog.queryByLabelText('Password')).not.toBeInTheDocument();
  await user.click(dialog.getByText('Create user', { selector: 'button *' }));
  expect(await screen.findByText('An invitation is on its way to anna@x.ch.')).toBeVisible();
  expect(api.callsOf(INVITE).map(({ body }) => body)).toEqual([{ ...ANNA, by: 'mail' }]);
});

test('if mail is not configured, an admin sets a password or creates an invitation link', async () => {
  const { api, user } = open('link', { [INVITE]: () => ({ status: 201, body: { user: CEM, link: LINK } }) });
  const dialog = await fillNew(user);
  expect(dialog.getByLabelText('Password')).toBeVisible();
  expect(dialog.getByRole('radio', { name: 'Set a password' })).toBeChecked();
  const byLink = dialog.getByRole('radio', { name: 'Make a link to hand over' });
  expect(byLink).toHaveAccessibleDescription(/^Mail is not set up: the link is shown once, valid for 7 days/);
  await user.click(byLink);
  expect(dialog.queryByLabelText('Password')).not.toBeInTheDocument();
  await user.click(dialog.getByText('Create user', { selector: 'button *' }));
  expect(await screen.findByLabelText('Invitation link')).toHaveValue(LINK);
  await user.click(screen.getByText('Copy link'));
  expect(await act(() => navigator.clipboard.readText())).toBe(LINK);
  expect(api.callsOf(INVITE).map(({ body }) => body)).toEqual([{ ...ANNA, by: 'link' }]);
});

test('an invited person has a label with the remaining days, and the invitation can be resent or withdrawn', async () => {
  const { api, user } = open('mail', { [AGAIN]: { user: CEM, link: null }, [WITHDRAW]: CEM });
  expect(await screen.findByText('Invited, 3 days left')).toBeVisible();
  await user.click(screen.getByText('Invitation'));
  await user.click(screen.getByText('Send again'));
  expect(await screen.findByText('An invitation is on its way to cem@x.ch.')).toBeVisible();
  expect(api.callsOf(AGAIN).map(({ params, body }) => [params.id, body])).toEqual([['8', { by: 'mail' }]]);
  await user.click(screen.getByText('Invitation'));
  await user.click(screen.getByText('Withdraw'));
  await waitFor(() => expect(api.callsOf(WITHDRAW)).toHaveLength(1));
  expect(await screen.findByText('The invitation of cem@x.ch is withdrawn.')).toBeVisible();
});

test('with provider-only sign-in, user dialogs do not mention passwords', async () => {
  const mark = document.createElement('meta');
  Object.assign(mark, { name: 'sign-in', content: 'provider' });
  document.head.append(mark);
  const login = 'https://vaglio.example/login';
  const { user } = open('link', { [AGAIN]: { user: CEM, link: login } });
  await user.click(await screen.findByText('Invitation'));
  expect(screen.getByRole('dialog')).toHaveTextContent('cem@x.ch has not signed in yet.');
  expect(screen.getByRole('dialog')).not.toHaveTextContent('password');
  await user.click(screen.getByText('Make a new link'));
  expect(await screen.findByLabelText('Invitation link')).toHaveValue(login);
  expect(screen.getByRole('dialog')).toHaveTextContent('where the person signs in at the provider');
  await user.click(screen.getByText('Close'));
  const created = await fillNew(user);
  await user.click(created.getByRole('radio', { name: 'Make a link to hand over' }));
  expect(screen.getByRole('dialog')).not.toHaveTextContent(/chooses?/);
  mark.remove();
});

test('a refused invitation shows the server’s message', async () => {
  const { user } = open('mail', { [AGAIN]: () => ({ status: 429, body: { error: 'Too many attempts.' } }) });
  await user.click(await screen.findByText('Invitation'));
  await user.click(screen.getByText('Send again'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts.');
});

const at = (days: number) => new Date(FIXED_NOW.getTime() + days * 86_400_000).toISOString();
test.each([
  ['open', 7.01, 'Invited, 7 days left'],
  ['open', 7, 'Invited, 7 days left'],
  ['open', 0.01, 'Invited, last day'],
  ['open', 1.1, 'Invited, 2 days left'],
  ['open', 1, 'Invited, last day'],
  ['open', 0, 'Invitation expired'],
  ['expired', -1, 'Invitation expired'],
  ['withdrawn', 3, 'Invitation withdrawn'],
] as const)('an invitation in the state %s with %d days left is shown as %s', (state, days, text) =>
  expect(invitationText({ state, until: at(days) }, FIXED_NOW)).toBe(text),
);
