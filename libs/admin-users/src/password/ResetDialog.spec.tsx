import { screen, waitFor, within } from '@testing-library/react';
import { passwordDigest } from '@vaglio/api-client';
import { fakeApi, renderWithApi, signIn, unanswered, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { UsersSection } from '../UsersSection';

const LIST = 'GET /auth/admin/users';
const LINK = 'POST /auth/admin/users/:id/reset-password';
const MAKE = 'POST /auth/admin/users/:id/reset-link';
const PASSWORD = 'PATCH /auth/admin/users/:id/password';

async function open(routes: FakeRoutes = {}, api_tokens = 0, invites_by?: 'mail' | 'link') {
  signIn({ sub: '1', role: 'admin' });
  const api = fakeApi({
    [LIST]: {
      users: [{ userId: '8', username: 'ann', email: 'ann@x.ch', role: 'user', api_tokens }],
      ...(invites_by && { invites_by }),
    },
    ...routes,
  });
  const view = renderWithApi(<UsersSection />, api, { wrapper: ThemeRoot, route: '/configurations#users' });
  await view.user.click(await screen.findByText('Reset PW'));
  return { api, dialog: within(screen.getByRole('dialog')), ...view };
}

async function openForce(routes: FakeRoutes = {}) {
  const view = await open(routes);
  await view.user.click(view.dialog.getByText('Set a password directly'));
  return view;
}

test("in the mode 'link' a reset link is sent to the user's email, and a notice confirms it", async () => {
  const { api, dialog, user } = await open({ [LINK]: {} });
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Send reset link');
  expect(dialog.getByText('ann@x.ch')).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.callsOf(LINK).map(({ params, body }) => [params.id, body])).toEqual([['8', undefined]]);
  expect(screen.getByText('A reset link is on its way to ann@x.ch.')).toBeVisible();
});

test('without a mail server the reset dialog explains it and creates a link that is displayed once', async () => {
  const link = 'https://vaglio.example/change-password#tmpToken=abc';
  const { api, dialog, user } = await open({ [MAKE]: { link } }, 0, 'link');
  expect(
    dialog.getByText(/^Mail is not set up, so no link can be sent\. Make a reset link for/),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Make a link' }));
  expect(await screen.findByRole('textbox', { name: 'Reset link' })).toHaveValue(link);
  expect(screen.queryByText(/on its way/)).not.toBeInTheDocument();
  expect([api.callsOf(MAKE).map(({ params }) => params.id), api.callsOf(LINK)]).toEqual([['8'], []]);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('ann@x.ch has a reset link.')).toBeVisible();
});

test('a reset link that cannot be created shows the server’s message', async () => {
  const answer = () => ({ status: 409, body: { error: 'This account is disabled. Enable it first.' } });
  const { dialog, user } = await open({ [MAKE]: answer }, 0, 'link');
  await user.click(dialog.getByRole('button', { name: 'Make a link' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('This account is disabled. Enable it first.');
});

test("the mode 'force' shows a warning and sets the user's password directly as a SHA-256 digest", async () => {
  const { api, dialog, user } = await openForce({ [PASSWORD]: {} });
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Set new password');
  expect(dialog.getByRole('alert')).toHaveTextContent('stops working at once');
  await user.type(dialog.getByLabelText('New password'), 'long enough');
  await user.type(dialog.getByLabelText('Confirm password'), 'long enough');
  await user.click(dialog.getByText('Set new password', { selector: 'button *' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.callsOf(PASSWORD).map(({ params, body }) => [params.id, body])).toEqual([
    ['8', { newPassword: await passwordDigest('long enough') }],
  ]);
  await waitFor(() => expect(api.callsOf(LIST)).toHaveLength(2));
});

test('a reset link explains its effect on API tokens, and a forced password change can keep them', async () => {
  const { api, dialog, user } = await open({ [PASSWORD]: {} }, 2);
  expect(
    dialog.getByText(/The new password revokes their API tokens, unless the person keeps them\./),
  ).toBeVisible();
  await user.click(dialog.getByText('Set a password directly'));
  const choice = dialog.getByLabelText('Also revoke API tokens (2)');
  expect(choice).toBeChecked();
  await user.click(choice);
  expect(dialog.getByText('Kept tokens work again once the person has chosen a password.')).toBeVisible();
  await user.type(dialog.getByLabelText('New password'), 'long enough');
  await user.type(dialog.getByLabelText('Confirm password'), 'long enough');
  await user.click(dialog.getByText('Set new password', { selector: 'button *' }));
  await waitFor(() => expect(api.callsOf(PASSWORD)).toHaveLength(1));
  expect(api.callsOf(PASSWORD)[0]?.body).toMatchObject({ keep_api_tokens: true });
});

test('a forced password change needs the password twice', async () => {
  const { api, dialog, user } = await openForce();
  await user.click(dialog.getByRole('button', { name: 'Set new password' }));
  expect(dialog.getByLabelText('New password')).toHaveAccessibleDescription(
    'Please enter and confirm the new password.',
  );
  await user.type(dialog.getByLabelText('New password'), 'long enough');
  await user.type(dialog.getByLabelText('Confirm password'), 'other');
  await user.click(dialog.getByText('Set new password', { selector: 'button *' }));
  expect(dialog.getByLabelText('Confirm password')).toHaveAccessibleDescription('Passwords do not match.');
  expect(dialog.getByLabelText('Confirm password')).toHaveFocus();
  expect(api.callsOf(PASSWORD)).toHaveLength(0);
});

test.each([
  ["the server's message", { status: 403, body: { error: 'Not yours.' } }, 'Not yours.'],
  ["'Reset failed' without a server message", { status: 500 }, 'Reset failed'],
])('a reset link that fails shows %s until the other mode is selected', async (_name, answer, text) => {
  const { dialog, user } = await open({ [LINK]: () => answer });
  await user.click(dialog.getByRole('button', { name: 'Send reset link' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(text);
  await user.click(dialog.getByText('Set a password directly'));
  expect(dialog.queryByText(text)).not.toBeInTheDocument();
});

test("a forced password change that fails shows 'Password update failed'", async () => {
  const { dialog, user } = await openForce({ [PASSWORD]: () => ({ status: 500 }) });
  await user.type(dialog.getByLabelText('New password'), 'long enough');
  await user.type(dialog.getByLabelText('Confirm password'), 'long enough');
  await user.click(dialog.getByText('Set new password', { selector: 'button *' }));
  expect(await dialog.findByText('Password update failed')).toBeVisible();
});

test('the reset dialog cannot be closed while a request is running', async () => {
  const { dialog, user } = await open({ [LINK]: unanswered });
  await user.click(dialog.getByRole('button', { name: 'Send reset link' }));
  expect(dialog.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
});
