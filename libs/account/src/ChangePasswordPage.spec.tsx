import { screen, waitFor } from '@testing-library/react';
import { aToken, aUser, fakeApi, renderWithApi, signIn, unreachable } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { ChangePasswordPage } from './ChangePasswordPage';

const CALL = 'POST /auth/change-password';
const CODE = 'POST /auth/login/code';
const ASKED = { requireSecondFactor: 'code', stepToken: 'step' };

async function change(
  answer: unknown,
  route: Parameters<typeof renderWithApi>[2],
  [next, confirmation]: readonly string[] = ['new password', 'new password'],
) {
  const api = fakeApi({ 'GET /auth/user': aUser(), [CALL]: answer });
  const page = renderWithApi(<ChangePasswordPage />, api, { wrapper: ThemeRoot, ...route });
  await page.user.type(screen.getByLabelText('New password'), next ?? '');
  await page.user.type(screen.getByLabelText('Confirm password'), confirmation ?? '');
  await page.user.click(screen.getByRole('button', { name: 'Change password' }));
  return { ...page, api };
}

test('the confirmation of a new password has its own label and placeholder', () => {
  renderWithApi(<ChangePasswordPage />, fakeApi(), { wrapper: ThemeRoot });
  expect(screen.getByLabelText('Confirm password')).toHaveAttribute('placeholder', 'Repeat the password');
});

test.each([
  ['the URL fragment', { route: '/change-password#tmpToken=tmp' }],
  ['the URL query', { route: '/change-password?tmpToken=tmp' }],
  [
    'the navigation state',
    { route: { pathname: '/change-password', state: { email: 'ann@x.ch', tmpToken: 'tmp' } } },
  ],
])(
  'the temporary token in %s authorizes the password change, and the returned token signs the person in',
  async (_name, options) => {
    const token = aToken();
    sessionStorage.setItem('suppressAutoRefresh', '1');
    const page = await change({ token }, options);
    await waitFor(() => expect(page.path()).toBe('/dashboard'));
    const [call] = page.api.callsOf(CALL);
    expect(call?.headers.get('Authorization')).toBe('Bearer tmp');
    expect(call?.body).toEqual({
      newPassword: expect.stringMatching(/^[0-9a-f]{64}$/),
      deviceId: localStorage.getItem('deviceId'),
    });
    expect([localStorage.getItem('accessToken'), sessionStorage.getItem('suppressAutoRefresh')]).toEqual([
      token,
      null,
    ]);
  },
);

test('a token in the address is removed from the address before any other action', async () => {
  const { path } = renderWithApi(<ChangePasswordPage />, fakeApi(), {
    wrapper: ThemeRoot,
    route: '/change-password?tmpToken=a#tmpToken=b',
  });
  await waitFor(() => expect(path()).toBe('/change-password'));
});

test('without a temporary token a signed-in person changes their own password', async () => {
  const token = signIn();
  const page = await change({}, { route: '/change-password' });
  await waitFor(() => expect(page.path()).toBe('/dashboard'));
  expect(page.api.callsOf(CALL)[0]?.headers.get('Authorization')).toBe(`Bearer ${token}`);
});

test('after a password change by mail link without a returned token, the person returns to the login', async () => {
  signIn();
  const page = await change({}, { route: '/change-password#tmpToken=tmp' });
  await waitFor(() => expect(page.path()).toBe('/login'));
  expect([page.location().state, localStorage.getItem('accessToken')]).toEqual([
    { notice: 'Password changed. Please sign in.' },
    null,
  ]);
});

test.each([
  ['a temporary token', '/change-password#tmpToken=tmp'],
  ['the session', '/change-password'],
])(
  'if a second factor is still required, a password change by %s continues with that step',
  async (_name, route) => {
    signIn();
    const page = await change(ASKED, { route });
    const code = await screen.findByLabelText('Code');
    expect(localStorage.getItem('accessToken')).toBeNull();
    const token = aToken();
    page.api.answer({ [CODE]: { token } });
    await page.user.type(code, '123456{Enter}');
    await waitFor(() => expect(page.path()).toBe('/dashboard'));
    expect(localStorage.getItem('accessToken')).toBe(token);
  },
);

test('a password change from the profile that needs the second factor returns to the profile', async () => {
  signIn();
  const route = { pathname: '/change-password', state: { secondStep: ASKED, from: '/user' } };
  const api = fakeApi({ [CODE]: { token: aToken() } });
  const page = renderWithApi(<ChangePasswordPage />, api, { wrapper: ThemeRoot, route });
  await page.user.type(await screen.findByLabelText('Code'), '123456{Enter}');
  await waitFor(() => expect(page.path()).toBe('/user'));
});

test.each([
  ['a link', '/change-password#tmpToken=tmp', 'Also revoke API tokens, if there are any'],
  ['a forced change', forced(2), 'Also revoke API tokens (2)'],
])(
  'a password change by %s also lets the person choose whether API tokens are revoked',
  async (_name, route, label) => {
    const api = fakeApi({ [CALL]: {} });
    const { user } = renderWithApi(<ChangePasswordPage />, api, { wrapper: ThemeRoot, route });
    const choice = screen.getByLabelText(label);
    expect(choice).toBeChecked();
    await user.click(choice);
    await user.type(screen.getByLabelText('New password'), 'new password');
    await user.type(screen.getByLabelText('Confirm password'), 'new password');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(api.callsOf(CALL)[0]?.body).toMatchObject({ keep_api_tokens: true }));
  },
);

test('a required password change of a person without API tokens does not mention tokens', () => {
  renderWithApi(<ChangePasswordPage />, fakeApi(), { wrapper: ThemeRoot, route: forced(0) });
  expect(screen.queryByText(/API tokens/)).not.toBeInTheDocument();
  expect(screen.getByText('You are signed out everywhere else.')).toBeVisible();
});

function forced(apiTokens: number) {
  return { pathname: '/change-password', state: { email: 'ann@x.ch', tmpToken: 'tmp', apiTokens } };
}

test('a signed-in person chooses whether a password change revokes their API tokens', async () => {
  signIn();
  const api = fakeApi({ 'GET /auth/user': aUser({ api_tokens: 3 }), [CALL]: {} });
  const route = '/change-password';
  const { user, path } = renderWithApi(<ChangePasswordPage />, api, { wrapper: ThemeRoot, route });
  await user.click(await screen.findByLabelText('Also revoke API tokens (3)'));
  await user.type(screen.getByLabelText('New password'), 'new password');
  await user.type(screen.getByLabelText('Confirm password'), 'new password');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(path()).toBe('/dashboard'));
  expect(api.callsOf(CALL)[0]?.body).toMatchObject({ keep_api_tokens: true });
});

test('without a link and without a session, the page for a new password explains what to do', () => {
  renderWithApi(<ChangePasswordPage />, fakeApi(), { wrapper: ThemeRoot });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'This page needs the link from your email, or a signed-in session.',
  );
});

test.each([
  [['new password', 'other password'], 'Confirm password', 'New password and confirmation do not match.'],
  [['short', 'short'], 'New password', 'Use at least 8 characters.'],
])('the passwords %j are refused with an error at the field %s', async (passwords, field, text) => {
  const { api } = await change({}, { route: '/change-password#tmpToken=tmp' }, passwords);
  expect(screen.getByLabelText(field)).toHaveAccessibleDescription(text);
  expect(screen.getByLabelText(field)).toHaveFocus();
  expect(api.calls).toHaveLength(0);
});

test.each([
  [
    "the server's message",
    () => ({ status: 400, body: { error: 'This password is too common.' } }),
    'This password is too common.',
  ],
  ['a default text if the server returns no message', () => ({ status: 500 }), 'Failed to change password.'],
  ['a default text if the server cannot be reached', unreachable, 'Failed to change password.'],
])('a failed password change shows %s', async (_name, answer, text) => {
  await change(answer, { route: '/change-password#tmpToken=tmp' });
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test('a failed change with an expired temporary token does not refresh the session', async () => {
  const { api } = await change(() => ({ status: 401, body: { error: 'This link has expired.' } }), {
    route: '/change-password#tmpToken=tmp',
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired.');
  expect(api.calls).toHaveLength(1);
});

test('an invitation link shows a welcome to a new person', () => {
  renderWithApi(<ChangePasswordPage isFirst />, fakeApi(), {
    wrapper: ThemeRoot,
    route: '/change-password-first#tmpToken=tmp',
  });
  expect(screen.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save and sign in' })).toBeEnabled();
});

test.each([
  ['link', '/change-password#tmpToken=tmp', 'Ask for a new one', '/forgot-password'],
  [
    'required password change',
    { pathname: '/change-password', state: { email: 'ann@x.ch', tmpToken: 'tmp' } },
    'Back to login',
    '/login',
  ],
])('a person whose %s has expired gets a link to the next step', async (_what, route, name, target) => {
  renderWithApi(<ChangePasswordPage />, fakeApi(), { wrapper: ThemeRoot, route });
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', target);
});
