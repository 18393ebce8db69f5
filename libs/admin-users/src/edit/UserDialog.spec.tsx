import { screen, waitFor, within } from '@testing-library/react';
import { passwordDigest } from '@vaglio/api-client';
import { fakeApi, renderWithApi, signIn, unanswered, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { UsersSection } from '../UsersSection';

const LIST = 'GET /auth/admin/users';
const ROLES = 'GET /auth/roles';
const CREATE = 'POST /auth/register';
const ROLE = 'PATCH /auth/admin/users/:id/role';
const PASSWORD = 'PATCH /auth/admin/users/:id/password';
/** Selects texts inside the alert, so that the warning about a typed password is ignored. */
const IN_ALERT = { selector: '[role="alert"], [role="alert"] *' };
const PAGE = { users: [{ userId: '8', username: 'ann', email: 'ann@x.ch', role: 'user' }], total: 1 };

function open(routes: FakeRoutes = {}) {
  const api = fakeApi({ [LIST]: PAGE, [ROLES]: { roles: ['user', 'super', 'admin'] }, ...routes });
  return {
    api,
    ...renderWithApi(<UsersSection />, api, { wrapper: ThemeRoot, route: '/configurations#users' }),
  };
}

type Person = ReturnType<typeof open>['user'];

async function openCreate(user: Person) {
  await user.click(screen.getByText('Create user'));
  return within(screen.getByRole('dialog', { name: 'Create user' }));
}

async function openEdit(user: Person) {
  await user.click(await screen.findByText('Edit'));
  return within(screen.getByRole('dialog', { name: 'Edit user' }));
}

async function fillNew(user: Person) {
  const dialog = await openCreate(user);
  await user.type(dialog.getByLabelText('Nickname'), 'ann');
  await user.type(dialog.getByLabelText('Email'), 'ann@x.ch');
  await chooseRole(user, 'super');
  return dialog;
}

async function chooseRole(user: Person, role: string) {
  await user.click(screen.getByText('Change'));
  await user.click(await screen.findByRole('radio', { name: role }));
  await user.click(screen.getByText('Choose role'));
}

beforeEach(() => {
  signIn({ sub: '1', role: 'admin' });
});

test('a new user is sent with the role and the SHA-256 digest of the password', async () => {
  const { api, user } = open({ [CREATE]: () => ({ status: 201, body: {} }) });
  const dialog = await openCreate(user);
  expect(dialog.getByLabelText('Nickname')).toHaveFocus();
  await user.keyboard('ann');
  await user.type(dialog.getByLabelText('Email'), 'ann@x.ch');
  await chooseRole(user, 'super');
  await user.type(dialog.getByLabelText('Password'), 'long enough');
  await user.type(dialog.getByLabelText('Confirm password'), 'long enough');
  await user.click(dialog.getByText('Create user', { selector: 'button *' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.callsOf(CREATE).map(({ body }) => body)).toEqual([
    {
      email: 'ann@x.ch',
      username: 'ann',
      name: 'ann',
      role: 'super',
      password: await passwordDigest('long enough'),
    },
  ]);
  await waitFor(() => expect(api.callsOf(LIST)).toHaveLength(2));
});

test('the first invalid field of a user shows its error and gets the focus', async () => {
  const { api, user } = open();
  const dialog = await openCreate(user);
  const submit = () => user.click(dialog.getByText('Create user', { selector: 'button *' }));
  await submit();
  expect(dialog.getByLabelText('Nickname')).toHaveFocus();
  expect(dialog.getByLabelText('Nickname')).toHaveAccessibleDescription('Nickname is required.');
  await user.type(dialog.getByLabelText('Nickname'), 'ann');
  await user.type(dialog.getByLabelText('Email'), 'ann@x.ch');
  await submit();
  expect(dialog.getByLabelText('Role')).toHaveFocus();
  expect(dialog.getByLabelText('Role')).toHaveAccessibleDescription('Please choose a role.');
  expect(api.callsOf(CREATE)).toHaveLength(0);
});

test('email and nickname of an existing user are read-only, and a save sends only the role', async () => {
  const { api, user } = open({ [ROLE]: {} });
  const dialog = await openEdit(user);
  expect(dialog.getByLabelText('Nickname')).toHaveAttribute('readonly');
  expect(dialog.getByLabelText('Email')).toHaveAttribute('readonly');
  await chooseRole(user, 'admin');
  await user.click(dialog.getByText('Save'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.callsOf(ROLE).map(({ params, body }) => [params.id, body])).toEqual([['8', { role: 'admin' }]]);
  await waitFor(() => expect(api.callsOf(LIST)).toHaveLength(2));
});

test('a new password of an existing user is sent as a SHA-256 digest', async () => {
  const { api, user } = open({ [ROLE]: {}, [PASSWORD]: {} });
  const dialog = await openEdit(user);
  await user.type(dialog.getByLabelText('Password'), 'long enough');
  await user.type(dialog.getByLabelText('Confirm password'), 'long enough');
  await user.click(dialog.getByText('Save'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.callsOf(PASSWORD).map(({ params, body }) => [params.id, body])).toEqual([
    ['8', { newPassword: await passwordDigest('long enough') }],
  ]);
});

test('a new password for a user shows a warning and reports what happened to the API tokens', async () => {
  const [user] = PAGE.users;
  const { api, user: person } = open({
    [LIST]: { users: [{ ...user, api_tokens: 2 }], total: 1 },
    [ROLE]: {},
    [PASSWORD]: {},
  });
  const dialog = await openEdit(person);
  expect(dialog.queryByLabelText('Also revoke API tokens (2)')).not.toBeInTheDocument();
  await person.type(dialog.getByLabelText('Password'), 'long enough');
  expect(dialog.getByRole('alert')).toHaveTextContent('signed out everywhere');
  expect(dialog.getByRole('alert')).toHaveTextContent('they must choose another at the next sign-in');
  const choice = dialog.getByLabelText('Also revoke API tokens (2)');
  expect(choice).toBeChecked();
  await person.type(dialog.getByLabelText('Confirm password'), 'long enough');
  await person.click(choice);
  expect(dialog.getByText('Kept tokens work again once the person has chosen a password.')).toBeVisible();
  await person.click(choice);
  await person.click(dialog.getByText('Save'));
  expect(
    await screen.findByText(
      'ann@x.ch has a new password, and must choose another at the next sign-in. Their API tokens are revoked.',
    ),
  ).toBeVisible();
  expect(api.callsOf(PASSWORD)[0]?.body).not.toHaveProperty('keep_api_tokens');
});

test('an admin can keep the API tokens of a user when setting a new password', async () => {
  const [user] = PAGE.users;
  const { api, user: person } = open({
    [LIST]: { users: [{ ...user, api_tokens: 2 }], total: 1 },
    [ROLE]: {},
    [PASSWORD]: {},
  });
  const dialog = await openEdit(person);
  await person.type(dialog.getByLabelText('Password'), 'long enough');
  await person.type(dialog.getByLabelText('Confirm password'), 'long enough');
  await person.click(dialog.getByLabelText('Also revoke API tokens (2)'));
  await person.click(dialog.getByText('Save'));
  await waitFor(() => expect(api.callsOf(PASSWORD)[0]?.body).toMatchObject({ keep_api_tokens: true }));
});

test('while a user is being saved, the button is disabled and the dialog remains open', async () => {
  const { user } = open({ [ROLE]: unanswered });
  const dialog = await openEdit(user);
  await user.click(dialog.getByText('Save'));
  expect(await dialog.findByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
});

test.each([
  ["the server's message", { status: 403, body: { error: 'Not this role.' } }, 'Not this role.'],
  ["'Role update failed' without a server message", { status: 500 }, 'Role update failed'],
])('a refused role of a user shows %s', async (_name, answer, text) => {
  const { user } = open({ [ROLE]: () => answer });
  const dialog = await openEdit(user);
  await user.click(dialog.getByText('Save'));
  expect(await dialog.findByRole('alert')).toHaveTextContent(text);
});

test("a refused password of a user shows 'Password update failed' and keeps the input", async () => {
  const { user } = open({ [ROLE]: {}, [PASSWORD]: () => ({ status: 500 }) });
  const dialog = await openEdit(user);
  await user.type(dialog.getByLabelText('Password'), 'long enough');
  await user.type(dialog.getByLabelText('Confirm password'), 'long enough');
  await user.click(dialog.getByText('Save'));
  expect(await dialog.findByText('Password update failed', IN_ALERT)).toBeVisible();
  expect(dialog.getByLabelText('Password')).toHaveValue('long enough');
});

test("saving a user without an id shows 'Missing user id.'", async () => {
  const { user } = open({ [LIST]: { users: [{ email: 'ann@x.ch', role: 'user' }] } });
  const dialog = await openEdit(user);
  await user.click(dialog.getByText('Save'));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Missing user id.');
});

test('a browser without Web Crypto shows a message instead of sending a password', async () => {
  const { api, user } = open();
  const crypto = Object.getOwnPropertyDescriptor(globalThis, 'crypto');
  const dialog = await openEdit(user);
  await user.type(dialog.getByLabelText('Password'), 'long enough');
  await user.type(dialog.getByLabelText('Confirm password'), 'long enough');
  Object.defineProperty(globalThis, 'crypto', { value: undefined, configurable: true });
  await user.click(dialog.getByText('Save'));
  const text = 'Web Crypto API (crypto.subtle) is not available in this environment.';
  expect(await dialog.findByText(text, IN_ALERT)).toBeVisible();
  if (crypto) Object.defineProperty(globalThis, 'crypto', crypto);
  expect(api.calls.filter(({ method }) => method === 'PATCH')).toEqual([]);
});

test.each([
  ['Create failed.', fillNew, 'Create user'],
  ['Update failed.', openEdit, 'Save'],
])(
  "if the browser cannot hash a password, '%s' is shown and nothing is sent",
  async (text, start, button) => {
    const { api, user } = open();
    const dialog = await start(user);
    await user.type(dialog.getByLabelText('Password'), 'long enough');
    await user.type(dialog.getByLabelText('Confirm password'), 'long enough');
    const digest = jest
      .spyOn(crypto.subtle, 'digest')
      .mockRejectedValue(new DOMException('The operation failed'));
    await user.click(dialog.getByText(button, { selector: 'button *' }));
    expect(await dialog.findByText(text, IN_ALERT)).toBeVisible();
    digest.mockRestore();
    expect(api.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  },
);

test('input in the user dialog needs confirmation before it is discarded', async () => {
  const { user } = open();
  const dialog = await openCreate(user);
  await user.type(dialog.getByLabelText('Nickname'), 'ann');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Discard changes' })).toBeVisible();
  await user.click(screen.getByText('Keep editing'));
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Discard changes' })).not.toBeInTheDocument(),
  );
  expect(dialog.getByLabelText('Nickname')).toHaveValue('ann');
  await user.click(dialog.getByText('Cancel'));
  await user.click(screen.getByText('Discard'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('an unchanged user dialog closes immediately', async () => {
  const { user } = open();
  await openCreate(user);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
