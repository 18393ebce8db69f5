import { eq, sql } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { sessions } from '../../platform/db/schema/sessions.table';
import { users } from '../../platform/db/schema/users.table';
import { addAccount, cookieOf, login, refresh, statusWith, tokenOf } from '../../testing/accounts';
import { onAccount } from '../../testing/account-calls';
import { testApp } from '../../testing/test-app';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

let nowMs = Date.now();
let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  world = await testApp({ now: () => nowMs });
});
afterAll(() => world.close());
afterEach(() => {
  nowMs = Date.now();
});

async function signedIn() {
  const account = await addAccount(world);
  const answer = await login(world, account.email);
  return { ...account, cookie: cookieOf(answer), token: tokenOf(answer) };
}

async function reuseEvents(userId: string) {
  const events = await world.db.select().from(auditEvents).where(eq(auditEvents.actor_id, userId));
  return events.filter(({ action }) => action === 'refresh_token_reused').length;
}

test('a refresh returns a new access token with the time of the sign-in, and a new cookie', async () => {
  const { cookie, token } = await signedIn();
  nowMs += 20 * 60 * SECOND;
  expect(await statusWith(world, token)).toBe(401);
  const answer = await refresh(world, cookie);
  expect(await statusWith(world, tokenOf(answer))).toBe(200);
  expect(cookieOf(answer)).not.toBe(cookie);
  const authTimes = [token, tokenOf(answer)].map(
    (text) => JSON.parse(Buffer.from(text.split('.')[1] ?? '', 'base64url').toString()).auth_time,
  );
  expect(authTimes[1]).toBe(authTimes[0]);
});

test('a refresh token cannot be derived from the database', async () => {
  const { cookie, userId } = await signedIn();
  const rows = await world.db.select().from(sessions).where(eq(sessions.user_id, userId));
  const proof = cookie.split('.')[2] ?? '';
  expect(proof).toHaveLength(43);
  expect(JSON.stringify(rows)).not.toContain(proof);
});

test('a refresh token reused by the same device within ten seconds gets the same successor', async () => {
  const { cookie } = await signedIn();
  const successor = cookieOf(await refresh(world, cookie));
  nowMs += 9 * SECOND;
  const again = await refresh(world, cookie);
  expect([again.statusCode, cookieOf(again)]).toEqual([200, successor]);
});

test('a refresh token reused after ten seconds ends the session, its successor and its access token', async () => {
  const { cookie, userId } = await signedIn();
  const next = await refresh(world, cookie);
  nowMs += 10 * SECOND;
  const replay = await refresh(world, cookie);
  expect([replay.statusCode, replay.json(), replay.cookies]).toEqual([401, { error: 'Please sign in.' }, []]);
  expect((await refresh(world, cookieOf(next))).statusCode).toBe(401);
  expect(await statusWith(world, tokenOf(next))).toBe(401);
  expect(await reuseEvents(userId)).toBe(1);
});

test('a refresh token older than the last one ends the session, even within ten seconds', async () => {
  const { cookie, userId } = await signedIn();
  const third = cookieOf(await refresh(world, cookieOf(await refresh(world, cookie))));
  expect((await refresh(world, cookie)).statusCode).toBe(401);
  expect((await refresh(world, third)).statusCode).toBe(401);
  expect(await reuseEvents(userId)).toBe(1);
});

test.each([
  ['setUserRole', { role: 'super' }],
  ['setUserScopes', { scopes: ['investments:write'] }],
] as const)(
  'after %s a refresh returns the reason for a new sign-in only to the owner of the cookie',
  async (call, payload) => {
    const { cookie, userId } = await signedIn();
    await onAccount(world, call, world.person('admin').token, userId, payload);
    const answer = await refresh(world, cookie);
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      { error: 'Your role or rights were changed. Please sign in again.', reason: 'new rights' },
    ]);
    const [session, generation] = cookie.split('.');
    const forged = await refresh(world, [session, generation, 'x'.repeat(43)].join('.'));
    expect(forged.json()).toEqual({ error: 'Please sign in.' });
  },
);

test('a refresh of a session that ended for another reason returns no reason', async () => {
  const { cookie, userId } = await signedIn();
  await onAccount(world, 'setUserStatus', world.person('admin').token, userId);
  expect((await refresh(world, cookie)).json()).toEqual({ error: 'Please sign in.' });
});

test('a refresh token from another device ends the session', async () => {
  const { cookie, userId } = await signedIn();
  expect((await refresh(world, cookie, 'device-0002')).statusCode).toBe(401);
  expect((await refresh(world, cookie)).statusCode).toBe(401);
  expect(await reuseEvents(userId)).toBe(1);
});

test('a forged refresh token is refused and ends no session', async () => {
  const { cookie, userId } = await signedIn();
  const [session = '', , proof = ''] = cookie.split('.');
  const forged = [
    `${session}.2.${proof}`,
    `${session}.1.${proof.replaceAll(/./g, 'A')}`,
    `${session}.1`,
    'garbage',
    '',
  ];
  const answers = await Promise.all(forged.map((text) => refresh(world, text)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(forged.map(() => 401));
  expect((await refresh(world, cookie)).statusCode).toBe(200);
  expect(await reuseEvents(userId)).toBe(0);
});

test('a refresh without a cookie is refused with 401', async () => {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/auth/refresh',
    payload: { deviceId: 'device-0001' },
  });
  expect([answer.statusCode, answer.json()]).toEqual([401, { error: 'Please sign in.' }]);
});

test('a session that is unused for 24 hours expires', async () => {
  const { cookie } = await signedIn();
  nowMs += 24 * HOUR - SECOND;
  const next = cookieOf(await refresh(world, cookie));
  nowMs += 24 * HOUR;
  expect((await refresh(world, next)).statusCode).toBe(401);
});

test('a session expires after 14 days, even if it is active', async () => {
  const { cookie: first } = await signedIn();
  let cookie = first;
  for (let step = 0; step < 27; step++) {
    nowMs += 12 * HOUR;
    cookie = cookieOf(await refresh(world, cookie));
  }
  nowMs += 12 * HOUR - SECOND;
  const last = await refresh(world, cookie);
  nowMs += SECOND;
  expect([last.statusCode, (await refresh(world, cookieOf(last))).statusCode]).toEqual([200, 401]);
});

test('a refreshed access token has the current role, and a disabled account gets no token', async () => {
  const { cookie, token, userId } = await signedIn();
  await world.db.update(users).set({ role: 'super' }).where(eq(users.id, userId));
  const answer = await refresh(world, cookie);
  expect(JSON.parse(Buffer.from(tokenOf(answer).split('.')[1] ?? '', 'base64url').toString()).role).toBe(
    'super',
  );
  await world.db.update(users).set({ account_status: 'disabled' }).where(eq(users.id, userId));
  expect([await statusWith(world, token), (await refresh(world, cookieOf(answer))).statusCode]).toEqual([
    401, 401,
  ]);
});

test('an account that must change its password cannot refresh an older session', async () => {
  for (const change of [{ must_change_password: true }, { sessions_valid_from: sql`now()` }]) {
    const { cookie, token, userId } = await signedIn();
    await world.db.update(users).set(change).where(eq(users.id, userId));
    expect([await statusWith(world, token), (await refresh(world, cookie)).statusCode]).toEqual([401, 401]);
    expect(await reuseEvents(userId)).toBe(0);
  }
});

test('logout ends the session immediately and clears the cookie', async () => {
  const { cookie, token } = await signedIn();
  const other = await signedIn();
  const signOut = (text: string, payload?: object) =>
    world.app.inject({
      method: 'POST',
      url: '/auth/logout',
      cookies: { '__Host-rt': text },
      ...(payload ? { payload } : {}),
    });
  const answer = await signOut(cookie, { deviceId: 'device-0001' });
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect(answer.cookies[0]).toMatchObject({
    name: '__Host-rt',
    value: '',
    path: '/',
    secure: true,
    expires: new Date(0),
  });
  expect([await statusWith(world, token), (await refresh(world, cookie)).statusCode]).toEqual([401, 401]);
  expect([await statusWith(world, other.token), (await refresh(world, other.cookie)).statusCode]).toEqual([
    200, 200,
  ]);
  const rest = await Promise.all([
    signOut(cookie),
    signOut('garbage'),
    world.app.inject({ method: 'POST', url: '/auth/logout' }),
  ]);
  expect(rest.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
});

test('a logout with an earlier refresh token of the session ends the session', async () => {
  const { cookie } = await signedIn();
  const next = cookieOf(await refresh(world, cookie));
  await world.app.inject({ method: 'POST', url: '/auth/logout', cookies: { '__Host-rt': cookie } });
  expect((await refresh(world, next)).statusCode).toBe(401);
});
