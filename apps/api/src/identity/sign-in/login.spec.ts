import { eq, sql } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { users } from '../../platform/db/schema/users.table';
import {
  addAccount,
  cookieOf,
  DEVICE,
  login,
  PASSWORD,
  refresh,
  statusWith,
  tokenOf,
} from '../../testing/accounts';
import { sessions } from '../../platform/db/schema/sessions.table';
import { testApp } from '../../testing/test-app';
import { digestOf } from './passwords/password-hash';
import { REFRESH_COOKIE } from '../../platform/http/authorization/principal';

let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());

test('a sign-in returns an access token, and the refresh token only in a cookie hidden from scripts', async () => {
  const { userId, email } = await addAccount(world, { role: 'super', scopes: ['investments:write'] });
  const answer = await login(world, email);
  expect([answer.statusCode, Object.keys(answer.json())]).toEqual([200, ['token']]);
  const [cookie] = answer.cookies;
  expect(cookie).toMatchObject({
    name: '__Host-rt',
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Strict',
  });
  expect(cookie).not.toHaveProperty('domain');
  expect(answer.body).not.toContain(cookie?.value);
  const payload = JSON.parse(Buffer.from(answer.json().token.split('.')[1], 'base64url').toString());
  expect(payload).toMatchObject({ sub: userId, role: 'super', scope: 'investments:write', admin: false });
  expect(payload.exp - payload.iat).toBe(15 * 60);
  expect(payload).not.toHaveProperty('email');
});

test('a sign-in ends the session whose access token the browser still sends, and no other session', async () => {
  const [before, elsewhere] = [await addAccount(world), await addAccount(world)];
  const former = await login(world, before.email);
  const other = await login(world, before.email);
  const signIn = (email: string, password: string) =>
    world.app.inject({
      method: 'POST',
      url: '/auth/login',
      cookies: { [REFRESH_COOKIE]: cookieOf(former) },
      payload: { email, password: digestOf(password), deviceId: DEVICE },
    });
  await signIn(elsewhere.email, 'another password');
  expect(await statusWith(world, tokenOf(former))).toBe(200);
  const present = await signIn(elsewhere.email, PASSWORD);
  const statuses = async (answers: readonly (typeof former)[]) =>
    Promise.all(answers.map(async (answer) => (await refresh(world, cookieOf(answer))).statusCode));
  expect(await statuses([former, other, present])).toEqual([401, 200, 200]);
  expect(await statusWith(world, tokenOf(former))).toBe(200);
  const [{ endsIn } = { endsIn: 0 }] = await world.db
    .select({ endsIn: sql<number>`extract(epoch from ${sessions.expires_at} - ${sessions.created_at})::int` })
    .from(sessions)
    .where(eq(sessions.user_id, before.userId))
    .orderBy(sessions.created_at);
  expect(endsIn).toBeLessThan(16 * 60);
  const events = await world.db.select().from(auditEvents).where(eq(auditEvents.actor_id, before.userId));
  expect(events.at(-1)).toMatchObject({ action: 'session_ended', after: { reason: 'signed in again' } });
});

test('a sign-in finds the email in upper or lower case', async () => {
  const { email } = await addAccount(world);
  expect((await login(world, email.toUpperCase())).statusCode).toBe(200);
});

test('an unknown email, a wrong password and a disabled account get the same response', async () => {
  const known = await addAccount(world);
  const disabled = await addAccount(world, { account_status: 'disabled' });
  const answers = await Promise.all([
    login(world, 'nobody@vaglio.example'),
    login(world, known.email, digestOf('another password')),
    login(world, disabled.email),
  ]);
  expect(answers.map(({ statusCode, body, cookies }) => [statusCode, body, cookies])).toEqual(
    answers.map(() => [401, '{"error":"Login failed"}', []]),
  );
});

test('an account without a password cannot be used to sign in', async () => {
  const { email } = await addAccount(world, { password_hash: null });
  expect((await login(world, email)).statusCode).toBe(401);
});

test('an account that must change its password gets a temporary token and no session at sign-in', async () => {
  const { email } = await addAccount(world, { must_change_password: true });
  const answer = await login(world, email);
  expect([answer.statusCode, answer.json(), answer.cookies]).toEqual([
    200,
    { requirePasswordChange: true, tmpToken: expect.any(String), api_tokens: 0 },
    [],
  ]);
});

test.each([
  ['a plain password', { password: PASSWORD }, 'password does not have the right form.'],
  [
    'an upper-case digest',
    { password: digestOf(PASSWORD).toUpperCase() },
    'password does not have the right form.',
  ],
  ['no device id', { deviceId: undefined }, 'deviceId is missing.'],
  ['an unknown field', { role: 'admin' }, 'There is no field role.'],
  ['an array instead of a text', { email: ['user@vaglio.example'] }, 'email must be text.'],
])('login refuses %s with 400 and a message that does not repeat the input', async (_what, wrong, error) => {
  const payload = {
    email: 'user@vaglio.example',
    password: digestOf(PASSWORD),
    deviceId: DEVICE,
    ...wrong,
  };
  const answer = await world.app.inject({ method: 'POST', url: '/auth/login', payload });
  expect([answer.statusCode, answer.json()]).toEqual([400, { error }]);
  expect(answer.body).not.toContain(PASSWORD);
});

test.each([
  ['https://evil.example', 403],
  ['null', 403],
  ['https://localhost:80', 403],
  ['http://localhost:80', 200],
])('a sign-in from a page of %s returns %i', async (origin, status) => {
  const { email } = await addAccount(world);
  const answer = await world.app.inject({
    method: 'POST',
    url: '/auth/login',
    headers: { origin, host: 'localhost:80' },
    payload: { email, password: digestOf(PASSWORD), deviceId: DEVICE },
  });
  expect(answer.statusCode).toBe(status);
});

test('the eleventh session of a person ends their oldest session', async () => {
  const { email } = await addAccount(world);
  const sessions = [];
  for (let i = 0; i < 11; i++) sessions.push(cookieOf(await login(world, email)));
  const [oldest = '', second = ''] = sessions;
  expect((await refresh(world, oldest)).statusCode).toBe(401);
  expect((await refresh(world, second)).statusCode).toBe(200);
});

test('a password hash with weaker parameters is renewed at the next sign-in', async () => {
  const { email, userId, hashWith } = await addAccount(world);
  const outdated = await hashWith({ memoryCost: 4096, timeCost: 1 });
  expect(outdated).toMatch(/^\$argon2id\$v=19\$m=4096,t=1,p=1\$/);
  await world.db.update(users).set({ password_hash: outdated }).where(eq(users.id, userId));
  expect((await login(world, email)).statusCode).toBe(200);
  const [user] = await world.db.select().from(users).where(eq(users.id, userId));
  expect(user?.password_hash).toMatch(/^[0-9a-f]{16}:\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await login(world, email)).statusCode).toBe(200);
});

test('every outcome of a sign-in is in the audit trail, with the email masked', async () => {
  const { email, userId } = await addAccount(world);
  await login(world, email);
  await login(world, email, digestOf('wrong'));
  const events = await world.db.select().from(auditEvents);
  expect(events).toContainEqual(
    expect.objectContaining({ action: 'login', actor_id: userId, target_id: userId }),
  );
  expect(events).toContainEqual(expect.objectContaining({ action: 'login_failed', target_type: 'email' }));
  expect(JSON.stringify(events)).not.toContain(email);
});

test('a sign-in that is overtaken by a password change starts no session', async () => {
  const { email, userId } = await addAccount(world);
  const changing = await world.pool.connect();
  await changing.query('begin');
  await changing.query("update users set password_hash = 'changed' where id = $1", [userId]);
  const answer = login(world, email);
  await waitingForLock();
  await changing.query('commit');
  changing.release();
  expect((await answer).statusCode).toBe(401);
});

async function waitingForLock(): Promise<void> {
  const question =
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  while ((await world.pool.query(question)).rowCount === 0)
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
}
