import {
  addAccount,
  cookieOf,
  DEVICE,
  login,
  PASSWORD,
  refresh,
  statusWith,
  tokenOf,
} from '../../../testing/accounts';
import { digestOf } from './password-hash';
import { bearer, MINUTE, NEW, passwordApp } from './change-password.fixture';

let server: Awaited<ReturnType<typeof passwordApp>>;
beforeAll(async () => {
  server = await passwordApp();
});
afterAll(() => server.close());
afterEach(() => {
  server.clock.now = Date.now();
});

test('a forced password change signs the person in with the new password', async () => {
  const { tmpToken, email } = await server.accountToChange();
  const answer = await server.change(tmpToken, { newPassword: NEW, deviceId: DEVICE });
  expect([answer.statusCode, await statusWith(server, tokenOf(answer))]).toEqual([200, 200]);
  expect((await refresh(server, cookieOf(answer))).statusCode).toBe(200);
  const again = await server.change(tmpToken, {
    newPassword: digestOf('river-pencil-stone-88'),
    deviceId: DEVICE,
  });
  expect([again.statusCode, again.json()]).toEqual([
    401,
    { error: 'This sign-in is no longer valid. Please sign in again.' },
  ]);
  expect((await login(server, email)).statusCode).toBe(401);
  expect((await login(server, email, NEW)).json()).toEqual({ token: expect.any(String) });
});

test('if a temporary password token is used twice at the same time, only one use succeeds', async () => {
  const { tmpToken } = await server.accountToChange();
  const answers = await Promise.all(
    [NEW, digestOf('river-pencil-stone-88')].map((newPassword) => server.change(tmpToken, { newPassword })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
});

test('a session after a password change without a device id can be refreshed', async () => {
  const { tmpToken } = await server.accountToChange();
  const cookie = cookieOf(await server.change(tmpToken, { newPassword: NEW }));
  const next = cookieOf(await refresh(server, cookie));
  expect((await refresh(server, next, 'device-0002')).statusCode).toBe(401);
});

test('the temporary token of a forced password change is valid for ten minutes', async () => {
  const { tmpToken } = await server.accountToChange();
  server.clock.now += 10 * MINUTE;
  expect((await server.change(tmpToken, { newPassword: NEW })).statusCode).toBe(401);
});

test('a temporary password token is refused with 401 on every other route', async () => {
  const { tmpToken } = await server.accountToChange();
  expect(await statusWith(server, tmpToken)).toBe(401);
  expect(
    (await server.changeOwn(tmpToken, { oldPassword: digestOf(PASSWORD), newPassword: NEW })).statusCode,
  ).toBe(401);
});

test.each([
  ['the same password', PASSWORD, 'The new password must differ from the current one.'],
  ['a common password', 'Password123', 'This password is too easy to guess. Please choose another one.'],
  ['empty', '', 'This password is too easy to guess. Please choose another one.'],
  ['three characters long', 'aZ~', 'This password is too easy to guess. Please choose another one.'],
  [
    'similar to the name of the person',
    'Person123',
    'This password is too easy to guess. Please choose another one.',
  ],
  [
    'similar to the product name',
    'vaglio2026',
    'This password is too easy to guess. Please choose another one.',
  ],
  [
    'similar to the foundation name',
    'Helvetia Fund1',
    'This password is too easy to guess. Please choose another one.',
  ],
  [
    'similar to a word of the foundation name',
    'Helvetia2027',
    'This password is too easy to guess. Please choose another one.',
  ],
  [
    'the foundation name without a blank',
    'HelvetiaFund!',
    'This password is too easy to guess. Please choose another one.',
  ],
])(
  'the new password is refused with a message if it is %s, and the temporary token remains valid',
  async (_what, password, error) => {
    const { tmpToken } = await server.accountToChange();
    const refused = await server.change(tmpToken, { newPassword: digestOf(password) });
    expect([refused.statusCode, refused.json()]).toEqual([400, { error }]);
    expect((await server.change(tmpToken, { newPassword: NEW })).statusCode).toBe(200);
  },
);

test('a password change with the email of another account is refused with 400', async () => {
  const { tmpToken, email } = await server.accountToChange();
  const wrong = await server.change(tmpToken, { newPassword: NEW, email: 'user@vaglio.example' });
  expect([wrong.statusCode, wrong.json()]).toEqual([400, { error: 'The email belongs to another account.' }]);
  expect((await server.change(tmpToken, { newPassword: NEW, email: email.toUpperCase() })).statusCode).toBe(
    200,
  );
});

test('a new password without a token is refused with 400', async () => {
  const { email } = await addAccount(server);
  const answers = [
    await server.change(null, { newPassword: NEW, email }),
    await server.change('A'.repeat(43), { newPassword: NEW }),
    await server.change('a.b.c', { newPassword: NEW }),
    await server.change(null, {}),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 401, 401, 400]);
  expect((await login(server, email)).statusCode).toBe(200);
});

test('a password change in a new session ends every other session', async () => {
  const { email } = await addAccount(server);
  const [here, there] = [await login(server, email), await login(server, email, undefined, 'device-0002')];
  server.clock.now += 9 * MINUTE;
  const answer = await server.change(tokenOf(here), { newPassword: NEW, deviceId: DEVICE });
  expect([answer.statusCode, await statusWith(server, tokenOf(answer))]).toEqual([200, 200]);
  const ended = [await statusWith(server, tokenOf(here)), await statusWith(server, tokenOf(there))];
  const refreshed = [
    await refresh(server, cookieOf(here)),
    await refresh(server, cookieOf(there), 'device-0002'),
  ];
  expect([...ended, ...refreshed.map(({ statusCode }) => statusCode)]).toEqual([401, 401, 401, 401]);
});

test('ten minutes after the sign-in a password change needs the current password, even with a refreshed token', async () => {
  const { email } = await addAccount(server);
  const cookie = cookieOf(await login(server, email));
  server.clock.now += 10 * MINUTE;
  const refreshed = await refresh(server, cookie);
  const answer = await server.change(tokenOf(refreshed), { newPassword: NEW });
  expect([answer.statusCode, answer.json()]).toEqual([
    403,
    { error: 'Please change the password in your profile, or sign in again first.' },
  ]);
});

test('a password change in the profile checks the current password and ends every other session', async () => {
  const { email } = await addAccount(server);
  const [here, there] = [await login(server, email), await login(server, email, undefined, 'device-0002')];
  const wrong = await server.changeOwn(tokenOf(here), {
    oldPassword: digestOf('wrong'),
    newPassword: NEW,
    deviceId: DEVICE,
  });
  expect([wrong.statusCode, wrong.json()]).toEqual([400, { error: 'The current password is incorrect.' }]);
  expect(await statusWith(server, tokenOf(there))).toBe(200);
  const answer = await server.changeOwn(tokenOf(here), {
    oldPassword: digestOf(PASSWORD),
    newPassword: NEW,
    deviceId: DEVICE,
  });
  expect([answer.statusCode, await statusWith(server, tokenOf(answer))]).toEqual([200, 200]);
  expect([await statusWith(server, tokenOf(here)), await statusWith(server, tokenOf(there))]).toEqual([
    401, 401,
  ]);
  expect((await refresh(server, cookieOf(answer))).statusCode).toBe(200);
});

test('GET /auth/user returns the signed-in person without secrets', async () => {
  const { email, userId } = await addAccount(server);
  const answer = await server.app.inject({
    url: '/auth/user',
    headers: bearer(tokenOf(await login(server, email))),
  });
  expect(answer.json()).toEqual({
    userId,
    username: 'person',
    name: 'A Person',
    first_name: null,
    last_name: null,
    time_zone: null,
    csv_separator: null,
    language: null,
    email,
    role: 'user',
    accountStatus: 'active',
    scopes: [],
    has_password: true,
    provider_linked: false,
    api_tokens: 0,
  });
});
