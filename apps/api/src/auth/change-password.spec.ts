import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageSender } from '../outbox/message-sender';
import { sendDueMessages } from '../outbox/outbox-worker';
import {
  addAccount,
  cookieOf,
  DEVICE,
  login,
  PASSWORD,
  refresh,
  statusWith,
  tokenOf,
} from '../testing/accounts';
import { testApp, TEST_SETTINGS } from '../testing/test-app';
import { digestOf } from './password-hash';

const MINUTE = 60_000;
const NEW = digestOf('otter-violin-canyon-42');

const dataDir = mkdtempSync(join(tmpdir(), 'vaglio-auth-'));
let nowMs = Date.now();
let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  const limits = { ...TEST_SETTINGS.limits, resetsPerEmail: 3 };
  const settings = { ...TEST_SETTINGS, port: 4000, dataDir, foundationName: 'Helvetia Fund', limits };
  world = await testApp({ now: () => nowMs, settings });
});
afterAll(async () => {
  await world.close();
  rmSync(dataDir, { recursive: true });
});
afterEach(() => {
  nowMs = Date.now();
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

function change(token: string | null, payload: object) {
  return world.app.inject({
    method: 'POST',
    url: '/auth/change-password',
    ...(token ? { headers: bearer(token) } : {}),
    payload,
  });
}

function changeOwn(token: string, payload: object) {
  return world.app.inject({
    method: 'POST',
    url: '/auth/change-password/self',
    headers: bearer(token),
    payload,
  });
}

async function toldToChange() {
  const account = await addAccount(world, { must_change_password: true });
  const { tmpToken } = (await login(world, account.email)).json<{ tmpToken: string }>();
  return { ...account, tmpToken };
}

async function mailedTo(email: string) {
  const log = { warn: () => undefined };
  await sendDueMessages({
    ...world.deps,
    log,
    send: messageSender(world.deps.settings, world.deps.now, log),
  });
  const texts = readdirSync(join(dataDir, 'outbox')).map((name) =>
    readFileSync(join(dataDir, 'outbox', name), 'utf8'),
  );
  return texts.filter((text) => text.startsWith(`To: ${email}\n`));
}

test('a forced change signs the person in with the new password, once', async () => {
  const { tmpToken, email } = await toldToChange();
  const answer = await change(tmpToken, { newPassword: NEW, deviceId: DEVICE });
  expect([answer.statusCode, await statusWith(world, tokenOf(answer))]).toEqual([200, 200]);
  expect((await refresh(world, cookieOf(answer))).statusCode).toBe(200);
  const again = await change(tmpToken, { newPassword: digestOf('river-pencil-stone-88'), deviceId: DEVICE });
  expect([again.statusCode, again.json()]).toEqual([
    401,
    { error: 'This link is no longer valid. Please ask for a new one.' },
  ]);
  expect((await login(world, email)).statusCode).toBe(401);
  expect((await login(world, email, NEW)).json()).toEqual({ token: expect.any(String) });
});

test('of two uses of one temporary token at once only one counts', async () => {
  const { tmpToken } = await toldToChange();
  const answers = await Promise.all(
    [NEW, digestOf('river-pencil-stone-88')].map((newPassword) => change(tmpToken, { newPassword })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
});

test('a change without a device id still gives a session that its browser can go on with', async () => {
  const { tmpToken } = await toldToChange();
  const cookie = cookieOf(await change(tmpToken, { newPassword: NEW }));
  const next = cookieOf(await refresh(world, cookie));
  expect((await refresh(world, next, 'device-0002')).statusCode).toBe(401);
});

test('a temporary token of a forced change is good for ten minutes', async () => {
  const { tmpToken } = await toldToChange();
  nowMs += 10 * MINUTE;
  expect((await change(tmpToken, { newPassword: NEW })).statusCode).toBe(401);
});

test('a temporary token is 401 on every other call', async () => {
  const { tmpToken } = await toldToChange();
  expect(await statusWith(world, tmpToken)).toBe(401);
  expect((await changeOwn(tmpToken, { oldPassword: digestOf(PASSWORD), newPassword: NEW })).statusCode).toBe(
    401,
  );
});

test.each([
  ['the same password', PASSWORD, 'The new password must differ from the current one.'],
  ['a common password', 'Password123', 'This password is too easy to guess. Please choose another one.'],
  ['no password', '', 'This password is too easy to guess. Please choose another one.'],
  ['three characters', 'aZ~', 'This password is too easy to guess. Please choose another one.'],
  ['the own name', 'Person123', 'This password is too easy to guess. Please choose another one.'],
  ['the product', 'vaglio2026', 'This password is too easy to guess. Please choose another one.'],
  ['the foundation', 'Helvetia Fund1', 'This password is too easy to guess. Please choose another one.'],
])('%s is refused in words and leaves the temporary token good', async (_what, password, error) => {
  const { tmpToken } = await toldToChange();
  const refused = await change(tmpToken, { newPassword: digestOf(password) });
  expect([refused.statusCode, refused.json()]).toEqual([400, { error }]);
  expect((await change(tmpToken, { newPassword: NEW })).statusCode).toBe(200);
});

test('the email of another account beside a temporary token is 400, the own is fine', async () => {
  const { tmpToken, email } = await toldToChange();
  const wrong = await change(tmpToken, { newPassword: NEW, email: 'user@vaglio.example' });
  expect([wrong.statusCode, wrong.json()]).toEqual([400, { error: 'The email belongs to another account.' }]);
  expect((await change(tmpToken, { newPassword: NEW, email: email.toUpperCase() })).statusCode).toBe(200);
});

test('a new password without any token is 400, with a wrong one 401', async () => {
  const { email } = await addAccount(world);
  const answers = [
    await change(null, { newPassword: NEW, email }),
    await change('A'.repeat(43), { newPassword: NEW }),
    await change('a.b.c', { newPassword: NEW }),
    await change(null, {}),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 401, 401, 400]);
  expect((await login(world, email)).statusCode).toBe(200);
});

test('a session just begun may change the password, and every other session ends', async () => {
  const { email } = await addAccount(world);
  const [here, there] = [await login(world, email), await login(world, email, undefined, 'device-0002')];
  nowMs += 9 * MINUTE;
  const answer = await change(tokenOf(here), { newPassword: NEW, deviceId: DEVICE });
  expect([answer.statusCode, await statusWith(world, tokenOf(answer))]).toEqual([200, 200]);
  const ended = [await statusWith(world, tokenOf(here)), await statusWith(world, tokenOf(there))];
  const refreshed = [
    await refresh(world, cookieOf(here)),
    await refresh(world, cookieOf(there), 'device-0002'),
  ];
  expect([...ended, ...refreshed.map(({ statusCode }) => statusCode)]).toEqual([401, 401, 401, 401]);
});

test('ten minutes after the sign-in the profile form is needed, also with a refreshed token', async () => {
  const { email } = await addAccount(world);
  const cookie = cookieOf(await login(world, email));
  nowMs += 10 * MINUTE;
  const refreshed = await refresh(world, cookie);
  const answer = await change(tokenOf(refreshed), { newPassword: NEW });
  expect([answer.statusCode, answer.json()]).toEqual([
    403,
    { error: 'Please change the password in your profile, or sign in again first.' },
  ]);
});

test('the profile form proves the old password, goes on with a new session and ends every other', async () => {
  const { email } = await addAccount(world);
  const [here, there] = [await login(world, email), await login(world, email, undefined, 'device-0002')];
  const wrong = await changeOwn(tokenOf(here), {
    oldPassword: digestOf('wrong'),
    newPassword: NEW,
    deviceId: DEVICE,
  });
  expect([wrong.statusCode, wrong.json()]).toEqual([400, { error: 'The current password is not right.' }]);
  expect(await statusWith(world, tokenOf(there))).toBe(200);
  const answer = await changeOwn(tokenOf(here), {
    oldPassword: digestOf(PASSWORD),
    newPassword: NEW,
    deviceId: DEVICE,
  });
  expect([answer.statusCode, await statusWith(world, tokenOf(answer))]).toEqual([200, 200]);
  expect([await statusWith(world, tokenOf(here)), await statusWith(world, tokenOf(there))]).toEqual([
    401, 401,
  ]);
  expect((await refresh(world, cookieOf(answer))).statusCode).toBe(200);
});

test('a temporary token dies with any change of the password', async () => {
  const { email } = await addAccount(world);
  await change(null, { email });
  const [message = ''] = await mailedTo(email);
  const tmpToken = message.match(/#tmpToken=(\S+)/)?.[1] ?? '';
  await changeOwn(tokenOf(await login(world, email)), { oldPassword: digestOf(PASSWORD), newPassword: NEW });
  expect((await change(tmpToken, { newPassword: digestOf('river-pencil-stone-88') })).statusCode).toBe(401);
});

test('forgot password answers alike for known and unknown, and writes a link for the known, good for 30 minutes', async () => {
  const { email } = await addAccount(world);
  const answers = [await change(null, { email }), await change(null, { email: 'nobody@vaglio.example' })];
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [200, '{}'],
    [200, '{}'],
  ]);
  expect([await mailedTo(email), await mailedTo('nobody@vaglio.example')]).toEqual([
    [expect.stringContaining('http://localhost:4000/change-password#tmpToken=')],
    [],
  ]);
  expect(statSync(join(dataDir, 'outbox')).mode & 0o777).toBe(0o700);
  const [message = ''] = await mailedTo(email);
  const tmpToken = message.match(/#tmpToken=(\S+)/)?.[1] ?? '';
  nowMs += 30 * MINUTE - 1000;
  const answer = await change(tmpToken, { newPassword: NEW, deviceId: DEVICE });
  expect([answer.statusCode, answer.json(), answer.cookies]).toEqual([200, {}, []]);
  expect((await login(world, email, NEW)).statusCode).toBe(200);
});

test('a browser that still holds a dead access token may ask for a link', async () => {
  const { email } = await addAccount(world);
  expect((await change('a.b.c', { email })).statusCode).toBe(200);
  expect(await mailedTo(email)).toHaveLength(1);
});

test('one account gets at most three links an hour, and no disabled account any', async () => {
  const { email } = await addAccount(world);
  const disabled = await addAccount(world, { account_status: 'disabled' });
  for (let i = 0; i < 4; i++) expect((await change(null, { email })).statusCode).toBe(200);
  expect((await change(null, { email: disabled.email })).statusCode).toBe(200);
  expect([await mailedTo(email), await mailedTo(disabled.email)].map(({ length }) => length)).toEqual([3, 0]);
});

test('GET /auth/user answers the signed-in person and no secret', async () => {
  const { email, userId } = await addAccount(world);
  const answer = await world.app.inject({
    url: '/auth/user',
    headers: bearer(tokenOf(await login(world, email))),
  });
  expect(answer.json()).toEqual({
    userId,
    username: 'person',
    name: 'A Person',
    email,
    role: 'user',
    accountStatus: 'active',
    scopes: [],
  });
});
