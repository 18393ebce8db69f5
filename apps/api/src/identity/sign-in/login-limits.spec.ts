import { buildApp } from '../../app';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { addAccount, DEVICE, login, PASSWORD, tokenOf } from '../../testing/accounts';
import { testApp, TEST_SETTINGS } from '../../testing/test-app';
import { digestOf } from './passwords/password-hash';
import { pruneRateLimits } from './rate-limit/rate-limit';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const WRONG = digestOf('wrong');
const WAIT = '{"error":"Too many attempts. Please wait a moment and try again."}';
const HARD_STOP = '{"error":"Too many wrong passwords. Please set a new one with \\"Forgot password\\"."}';

let nowMs = Date.now();
let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  const limits = { ...TEST_SETTINGS.limits, failures: 10, failuresInRow: 100 };
  world = await testApp({ now: () => nowMs, settings: { ...TEST_SETTINGS, limits } });
});
afterAll(() => world.close());
afterEach(() => {
  nowMs = Date.now();
});

type Answer = { statusCode: number; body: string; headers: Record<string, unknown> };
const briefly = ({ statusCode, body, headers }: Answer) => [statusCode, body, headers['retry-after']];

async function fail(email: string, times: number) {
  const answers = [];
  for (let i = 0; i < times; i++) answers.push(await login(world, email, WRONG));
  return answers.map(({ statusCode }) => statusCode);
}

test('after ten failures a sign-in must wait up to a minute', async () => {
  const { email } = await addAccount(world);
  for (const address of [email, 'Nobody@vaglio.example']) {
    nowMs = Date.now();
    expect(await fail(address, 10)).toEqual(Array.from({ length: 10 }, () => 401));
    for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
      expect(briefly(await login(world, address.toUpperCase(), WRONG))).toEqual([429, WAIT, String(seconds)]);
      nowMs += seconds * SECOND;
      expect((await login(world, address, WRONG)).statusCode).toBe(401);
    }
  }
});

test('a locked sign-in is in the audit trail, with the email masked', async () => {
  const { email } = await addAccount(world);
  await fail(email, 11);
  const events = await world.db.select().from(auditEvents).orderBy(auditEvents.id);
  expect(events.at(-1)).toMatchObject({
    action: 'login_held',
    target_type: 'email',
    target_id: events.at(-2)?.target_id,
    ip: '127.0.0.1',
  });
  expect(JSON.stringify(events)).not.toContain(email);
});

test('during a lock a sign-in with the right password must wait', async () => {
  const { email } = await addAccount(world);
  await fail(email, 10);
  expect((await login(world, email)).statusCode).toBe(429);
  nowMs += SECOND;
  expect((await login(world, email)).statusCode).toBe(200);
  expect(await fail(email, 10)).not.toContain(429);
});

test('fifteen minutes after the first failed sign-in the count starts again', async () => {
  const { email } = await addAccount(world);
  await fail(email, 10);
  nowMs += 15 * MINUTE;
  expect(await fail(email, 10)).not.toContain(429);
});

test('forty simultaneous sign-ins are limited like forty consecutive sign-ins', async () => {
  const { email } = await addAccount(world);
  const answers = await Promise.all(Array.from({ length: 40 }, () => login(world, email, WRONG)));
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
});

test('a hundred consecutive failures lock an account until it has a new password', async () => {
  const { email } = await addAccount(world);
  const signedIn = tokenOf(await login(world, email));
  for (const address of [email, 'no-one@vaglio.example']) {
    for (let i = 0; i < 100; i++) {
      expect((await login(world, address, WRONG)).statusCode).toBe(401);
      if (i % 9 === 8) nowMs += 15 * MINUTE;
    }
    nowMs += DAY;
    expect(briefly(await login(world, address))).toEqual([429, HARD_STOP, '900']);
  }
  nowMs = Date.now();
  const headers = { authorization: `Bearer ${signedIn}` };
  const payload = {
    oldPassword: digestOf(PASSWORD),
    newPassword: digestOf('otter-violin-canyon-42'),
    deviceId: DEVICE,
  };
  expect(
    (await world.app.inject({ method: 'POST', url: '/auth/change-password/self', headers, payload }))
      .statusCode,
  ).toBe(200);
  expect((await login(world, email, digestOf('otter-violin-canyon-42'))).statusCode).toBe(200);
});

test('sign-in counters are stored in the database, so that another process applies the same lock', async () => {
  const { email } = await addAccount(world);
  await fail(email, 10);
  const other = await buildApp(world.deps);
  expect((await login({ ...world, app: other }, email)).statusCode).toBe(429);
  await other.close();
});

test('one network address may sign in thirty times a minute', async () => {
  const settings = { ...TEST_SETTINGS, limits: { ...TEST_SETTINGS.limits, loginsPerIp: 30 } };
  const app = await buildApp({ ...world.deps, settings });
  const from = (remoteAddress: string, email: string) =>
    app.inject({
      method: 'POST',
      url: '/auth/login',
      remoteAddress,
      payload: { email, password: WRONG, deviceId: DEVICE },
      headers: { 'x-forwarded-for': email },
    });
  const statuses = [];
  for (let i = 0; i < 30; i++) statuses.push((await from(`2001:db8::${i}`, `${i}@x.ch`)).statusCode);
  expect(new Set(statuses)).toEqual(new Set([401]));
  nowMs += 20 * SECOND;
  expect(briefly(await from('2001:db8::ffff', 'ann@x.ch'))).toEqual([429, WAIT, '40']);
  expect((await from('2001:db8:0:1::1', 'ann@x.ch')).statusCode).toBe(401);
  nowMs += MINUTE;
  expect((await from('2001:db8::1', 'ann@x.ch')).statusCode).toBe(401);
  await app.close();
});

test('X-Forwarded-For is trusted only from a configured proxy', async () => {
  const ipOf = async (trustedProxies: string[], remoteAddress: string) => {
    const app = await buildApp({ ...world.deps, settings: { ...TEST_SETTINGS, trustedProxies } });
    const payload = { email: 'ann@x.ch', password: WRONG, deviceId: DEVICE };
    await app.inject({
      method: 'POST',
      url: '/auth/login',
      remoteAddress,
      headers: { 'x-forwarded-for': '198.51.100.9' },
      payload,
    });
    await app.close();
    const events = await world.db.select({ ip: auditEvents.ip }).from(auditEvents).orderBy(auditEvents.id);
    return events.at(-1)?.ip;
  };
  expect(await ipOf([], '10.0.0.2')).toBe('10.0.0.2');
  expect(await ipOf(['10.0.0.0/8'], '10.0.0.2')).toBe('198.51.100.9');
  expect(await ipOf(['10.0.0.0/8'], '192.0.2.2')).toBe('192.0.2.2');
});

test('checks of the current password are limited like sign-ins', async () => {
  const { email } = await addAccount(world);
  const headers = { authorization: `Bearer ${tokenOf(await login(world, email))}` };
  const prove = (oldPassword: string) =>
    world.app.inject({
      method: 'POST',
      url: '/auth/change-password/self',
      headers,
      payload: { oldPassword, newPassword: digestOf('otter-violin-canyon-42') },
    });
  for (let i = 0; i < 10; i++) expect((await prove(WRONG)).statusCode).toBe(400);
  expect(briefly(await prove(digestOf(PASSWORD)))).toEqual([429, WAIT, '1']);
  nowMs += SECOND;
  expect((await prove(digestOf(PASSWORD))).statusCode).toBe(200);
});

test('expired sign-in counters are removed', async () => {
  const { email } = await addAccount(world);
  await fail(email, 1);
  const countersLeft = async (atMs: number) => {
    await pruneRateLimits(world.db, atMs);
    const { rows } = await world.pool.query<{ bucket: string }>(
      'select distinct bucket from rate_limits order by bucket',
    );
    return rows.map(({ bucket }) => bucket);
  };
  expect(await countersLeft(nowMs)).toContain('login-ip');
  expect(await countersLeft(nowMs + 29 * DAY)).toEqual(['login-email']);
  expect(await countersLeft(nowMs + 32 * DAY)).toEqual([]);
});

test('a setting can require the current password for every password change', async () => {
  const app = await buildApp({
    ...world.deps,
    settings: { ...TEST_SETTINGS, changesPasswordAfterSignIn: false },
  });
  const { email } = await addAccount(world);
  const headers = { authorization: `Bearer ${tokenOf(await login(world, email))}` };
  const answer = await app.inject({
    method: 'POST',
    url: '/auth/change-password',
    headers,
    payload: { newPassword: digestOf('otter-violin-canyon-42') },
  });
  expect([answer.statusCode, answer.json()]).toEqual([
    403,
    { error: 'Please change the password in your profile.' },
  ]);
  await app.close();
});
