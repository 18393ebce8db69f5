import { screen, waitFor, within } from '@testing-library/react';
import { aToken, aUser, fakeApi, renderWithApi, signIn } from '@vaglio/test-kit';
import { formatExact, showTimesIn, ThemeRoot } from '@vaglio/ui';
import { ProfilePage } from './ProfilePage';

const CHANGE = 'POST /auth/change-password/self';
const NO_DEVICES = { 'GET /auth/sessions': { items: [], total: 0 } };

async function fillPage(answer: unknown, [current, next, confirmation]: readonly string[]) {
  const api = fakeApi({ ...NO_DEVICES, 'GET /auth/user': aUser(), [CHANGE]: answer });
  const page = renderWithApi(<ProfilePage />, api, { wrapper: ThemeRoot, route: '/user' });
  const { user } = page;
  if (current) await user.type(screen.getByLabelText('Current password'), current);
  if (next) await user.type(screen.getByLabelText('New password'), next);
  if (confirmation) await user.type(screen.getByLabelText('Confirm password'), confirmation);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  return { ...page, api };
}
const fill = async (...given: Parameters<typeof fillPage>) => (await fillPage(...given)).api;

test('the profile shows username, email, role, status and user ID as read-only text', async () => {
  const user = aUser({
    username: 'ann',
    email: 'ann@x.ch',
    role: 'super',
    accountStatus: 'active',
    userId: 'u-7',
  });
  renderWithApi(<ProfilePage />, fakeApi({ ...NO_DEVICES, 'GET /auth/user': user }), { wrapper: ThemeRoot });
  await screen.findByText('ann@x.ch');
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(terms).toEqual(['Username', 'Email', 'Role', 'Status', 'User ID']);
  expect(values).toEqual(['ann', 'ann@x.ch', 'super', 'Active', 'u-7']);
});

test('a failed load of the profile can be retried', async () => {
  const api = fakeApi({
    ...NO_DEVICES,
    'GET /auth/user': () => ({ status: 503, body: { error: 'Not now' } }),
  });
  const { user } = renderWithApi(<ProfilePage />, api, { wrapper: ThemeRoot });
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now');
  api.answer({ 'GET /auth/user': aUser() });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('ann@x.ch')).toBeVisible();
});

test('a typed but unsaved password needs confirmation before it is discarded', async () => {
  await fill({}, ['', 'new password']);
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
});

test('the old and the new password are sent as digests, and the returned token continues the session', async () => {
  signIn();
  const token = aToken({ sid: 'next' });
  const api = await fill({ token }, ['old password', 'new password', 'new password']);
  expect(await screen.findByText('Password changed.')).toBeVisible();
  const digest = expect.stringMatching(/^[0-9a-f]{64}$/);
  expect(api.callsOf(CHANGE)[0]?.body).toEqual({
    oldPassword: digest,
    newPassword: digest,
    deviceId: localStorage.getItem('deviceId'),
  });
  expect(localStorage.getItem('accessToken')).toBe(token);
  expect(screen.getByLabelText('Current password')).toHaveValue('');
});

test('after a password change the account is reloaded with the new token', async () => {
  signIn();
  const token = aToken({ sid: 'next' });
  const api = await fill({ token }, ['old password', 'new password', 'new password']);
  const loads = () => api.callsOf('GET /auth/user').map(({ headers }) => headers.get('Authorization'));
  await waitFor(() => expect(loads()).toHaveLength(2));
  expect(loads()[1]).toBe(`Bearer ${token}`);
});

test.each([
  ['revokes API tokens', false, undefined],
  ['keeps API tokens on request', true, true],
])('a new password set in the profile %s', async (_what, isKept, kept) => {
  signIn();
  const answers = { 'GET /auth/user': aUser({ api_tokens: 1 }), [CHANGE]: {} };
  const api = fakeApi({ ...NO_DEVICES, ...answers });
  const { user } = renderWithApi(<ProfilePage />, api, { wrapper: ThemeRoot });
  const choice = await screen.findByLabelText('Also revoke API tokens (1)');
  expect(choice).toBeChecked();
  if (isKept) await user.click(choice);
  await user.type(screen.getByLabelText('Current password'), 'old password');
  await user.type(screen.getByLabelText('New password'), 'new password');
  await user.type(screen.getByLabelText('Confirm password'), 'new password');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Password changed.')).toBeVisible();
  expect(api.callsOf(CHANGE)[0]?.body).toHaveProperty('deviceId');
  expect(Reflect.get(Object(api.callsOf(CHANGE)[0]?.body), 'keep_api_tokens')).toBe(kept);
});

test('after a password change, a session that lacks the second factor continues with that step', async () => {
  signIn();
  const step = { requireSecondFactor: 'setup', stepToken: 'step' };
  const { path, location } = await fillPage(step, ['old password', 'new password', 'new password']);
  await waitFor(() => expect(path()).toBe('/change-password'));
  expect(location().state).toEqual({ secondStep: step, from: '/user' });
  expect(sessionStorage.getItem('suppressAutoRefresh')).toBe('1');
});

test.each([
  [['', 'new password', 'new password'], 'Current password', 'Please fill current and new password.'],
  [['old password', '', ''], 'New password', 'Please fill current and new password.'],
  [
    ['old password', 'new password', 'another'],
    'Confirm password',
    'New password and confirmation do not match.',
  ],
])('the passwords %j are refused at the field %s of the profile: %s', async (passwords, field, text) => {
  const api = await fill({}, passwords);
  expect(screen.getByLabelText(field)).toHaveAccessibleDescription(text);
  expect(api.callsOf(CHANGE)).toHaveLength(0);
});

test.each([
  [
    "the server's message",
    { status: 403, body: { error: 'The current password is wrong.' } },
    'The current password is wrong.',
  ],
  ['the status code if the server returns no message', { status: 500 }, 'Request failed with status 500'],
])('a failed password change in the profile shows %s', async (_name, answer, text) => {
  await fill(() => answer, ['old password', 'new password', 'new password']);
  expect(await screen.findByText(text)).toBeVisible();
});

test('the profile saves names and time zone, and times are shown in that zone', async () => {
  const person = { ...aUser(), first_name: null, last_name: null, time_zone: null };
  const saved = {
    ...person,
    name: 'Anna Keller',
    first_name: 'Anna',
    last_name: 'Keller',
    time_zone: 'Asia/Tokyo',
  };
  const api = fakeApi({ ...NO_DEVICES, 'GET /auth/user': person, 'PATCH /auth/user': saved });
  const { user } = renderWithApi(<ProfilePage />, api, { wrapper: ThemeRoot });
  await user.type(await screen.findByLabelText('First name'), 'Anna');
  await user.type(screen.getByLabelText('Last name'), 'Keller');
  await user.selectOptions(screen.getByLabelText('Time zone'), 'Asia/Tokyo');
  api.answer({ 'GET /auth/user': saved });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(api.callsOf('PATCH /auth/user').map(({ body }) => body)).toEqual([
    { first_name: 'Anna', last_name: 'Keller', time_zone: 'Asia/Tokyo' },
  ]);
  expect(formatExact('2026-11-21T12:00:00Z')).toBe('21 Nov 2026, 21:00');
  showTimesIn(null);
});

const SEPARATE = 'DELETE /auth/user/identity';
const openAs = (account: object, routes: object = {}) => {
  const api = fakeApi({ ...NO_DEVICES, 'GET /auth/user': { ...aUser(), ...account }, ...routes });
  return { api, ...renderWithApi(<ProfilePage signInWith="Acme" />, api, { wrapper: ThemeRoot }) };
};

test('the profile of a person without a password shows how the person signs in instead of a password form', async () => {
  openAs({ has_password: false, provider_linked: true });
  expect(await screen.findByText(/^With Acme, .* There is no password here\.$/)).toBeVisible();
  expect(screen.queryByLabelText('New password')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Separate' })).toBeNull();
});

test('a person with a password can unlink the account from the provider after a confirmation', async () => {
  const { api, user } = openAs({ has_password: true, provider_linked: true }, { [SEPARATE]: {} });
  await user.click(await screen.findByRole('button', { name: 'Separate' }));
  const question = within(screen.getByRole('dialog', { name: 'Separate from Acme' }));
  api.answer({ 'GET /auth/user': { ...aUser(), has_password: true, provider_linked: false } });
  await user.click(question.getByRole('button', { name: 'Separate' }));
  expect(await screen.findByRole('button', { name: 'Connect Acme' })).toBeVisible();
  expect(api.callsOf(SEPARATE)).toHaveLength(1);
  expect(screen.getByLabelText('New password')).toBeVisible();
});

test('the links in the profile lead to its sections and focus them', async () => {
  Element.prototype.scrollIntoView = jest.fn(); // jsdom does not implement this method
  const api = fakeApi({ ...NO_DEVICES, 'GET /auth/user': aUser({ email: 'ann@x.ch' }) });
  const sections = [{ id: 'notifications', title: 'Notifications', content: <p>Inbox</p> }];
  const { user, path } = renderWithApi(<ProfilePage sections={sections} />, api, {
    wrapper: ThemeRoot,
    route: '/user',
  });
  await screen.findByText('ann@x.ch');
  const links = within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Account',
    'Sign-in and devices',
    'Notifications',
  ]);
  await user.click(screen.getByRole('link', { name: 'Notifications' }));
  expect(path()).toBe('/user#notifications');
  expect(screen.getByRole('group', { name: 'Notifications' })).toHaveFocus();
});
