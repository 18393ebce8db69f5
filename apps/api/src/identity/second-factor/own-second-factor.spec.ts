import { eq } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import { digestOf } from '../sign-in/passwords/password-hash';
import { chargeAttempt } from '../sign-in/rate-limit/rate-limit';
import { rateLimits } from '../../platform/db/schema/rate-limits.table';
import { outbox } from '../../platform/db/schema/outbox.table';
import { addAccount, login, PASSWORD, tokenOf } from '../../testing/accounts';
import { codeOf, loginByCode, requireOf, stepTokenOf } from '../../testing/second-factors';
import { testApp } from '../../testing/test-app';
import { secondFactors } from '../../platform/db/schema/second-factors.table';

let nowMs = Date.now();
let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  world = await testApp({ now: () => nowMs });
});
afterEach(() => requireOf(world, []));
afterAll(() => world.close());

const password = digestOf(PASSWORD);

/** Creates a signed-in person, with functions that send requests as this person. */
async function aPerson() {
  const { email, userId } = await addAccount(world);
  const headers = { authorization: `Bearer ${tokenOf(await login(world, email))}` };
  const post = async (path: string, payload: object) => {
    const url = `/auth/second-factor${path}`;
    const answer = await world.app.inject({ method: 'POST', url, headers, payload });
    const body = answer.body === '' ? null : answer.json<Record<string, unknown>>();
    return { status: answer.statusCode, body };
  };
  const read = async () => (await world.app.inject({ url: '/auth/second-factor', headers })).json();
  /**
   * Sets up an authenticator app.
   * @returns its key and recovery codes
   */
  const setUp = async () => {
    const key = String((await post('', { password })).body?.['key']);
    const { body } = await post('/confirm', { code: codeOf(key, nowMs) });
    nowMs += 30_000;
    return { key, codes: body?.['recovery_codes'] };
  };
  return { email, userId, post, read, setUp };
}

test('an authenticator app is active after a code is entered, and ten recovery codes are shown', async () => {
  const { email, post, read, userId } = await aPerson();
  const begun = await post('', { password });
  expect([begun.status, begun.body]).toEqual([
    200,
    { key: expect.stringMatching(/^[A-Z2-7]{32}$/), uri: expect.stringContaining('otpauth://totp/') },
  ]);
  expect(await read()).toMatchObject({ is_on: false, recovery_codes_left: 0 });
  expect(tokenOf(await login(world, email))).not.toBe('');
  expect(await post('/confirm', { code: '00000a' })).toMatchObject({ status: 400 });
  const done = await post('/confirm', { code: codeOf(String(begun.body?.['key']), nowMs) });
  const codes = done.body?.['recovery_codes'];
  expect([done.status, new Set(Array.isArray(codes) ? codes : []).size]).toEqual([200, 10]);
  expect(await read()).toMatchObject({ is_on: true, recovery_codes_left: 10, is_required: false });
  expect((await login(world, email)).json()).toMatchObject({ requireSecondFactor: 'code' });
  const [stored] = await world.db.select().from(secondFactors).where(eq(secondFactors.user_id, userId));
  expect(JSON.stringify(stored)).not.toContain(begun.body?.['key']);
});

test.each(['', '/recovery-codes', '/end'])(
  'the second-factor request %j requires the password',
  async (path) => {
    const { post } = await aPerson();
    const answer = await post(path, { password: digestOf('another password') });
    expect([answer.status, answer.body?.['error']]).toEqual([400, 'The current password is incorrect.']);
  },
);

test('a person without a password needs a sign-in within the last ten minutes to change the second factor', async () => {
  const { post, read, setUp, userId } = await aPerson();
  await setUp();
  expect(await read()).toMatchObject({ asks_password: true });
  for (const path of ['/recovery-codes', '/end']) expect((await post(path, {})).status).toBe(403);
  await world.db.update(users).set({ password_hash: null }).where(eq(users.id, userId));
  expect(await read()).toMatchObject({ asks_password: false });
  expect((await post('/recovery-codes', {})).status).toBe(200);
  nowMs += 10 * 60_000;
  for (const path of ['/recovery-codes', '/end']) expect((await post(path, {})).status).toBe(403);
  nowMs -= 10 * 60_000;
  expect((await post('/end', {})).status).toBe(204);
});

test('a second authenticator app is refused, and so is a first code without a key', async () => {
  const { post, setUp } = await aPerson();
  expect((await post('/confirm', { code: '123456' })).status).toBe(400);
  await setUp();
  expect((await post('', { password })).status).toBe(409);
  expect((await post('/confirm', { code: '123456' })).status).toBe(409);
});

test('new recovery codes invalidate the earlier codes', async () => {
  const { email, post, setUp } = await aPerson();
  const { codes } = await setUp();
  const old = Array.isArray(codes) ? String(codes[0]) : '';
  const renewed = (await post('/recovery-codes', { password })).body?.['recovery_codes'];
  const token = stepTokenOf(await login(world, email));
  expect((await loginByCode(world, token, old)).statusCode).toBe(401);
  const first = Array.isArray(renewed) ? String(renewed[0]) : '';
  expect((await loginByCode(world, token, first)).statusCode).toBe(200);
});

test('removing the authenticator app makes the password sufficient again and sends a mail', async () => {
  const { email, post, setUp, userId } = await aPerson();
  expect((await post('/end', { password })).status).toBe(409);
  await setUp();
  const codes = { bucket: 'login-code', key: userId } as const;
  await chargeAttempt(world.db, codes, world.deps.settings.limits, nowMs);
  expect((await post('/end', { password })).status).toBe(204);
  expect(await world.db.select().from(rateLimits).where(eq(rateLimits.key, userId))).toEqual([]);
  expect(tokenOf(await login(world, email))).not.toBe('');
  const mails = await world.db.select().from(outbox).where(eq(outbox.user_id, userId));
  expect(mails.map(({ kind }) => kind)).toEqual(['second-factor-on', 'second-factor-off']);
});

test('a person whose role requires a second factor cannot remove it', async () => {
  const { post, read, setUp } = await aPerson();
  await setUp();
  await requireOf(world, ['user']);
  expect(await read()).toMatchObject({ is_required: true });
  expect(await post('/end', { password })).toMatchObject({
    status: 409,
    body: { error: 'Your role requires a second factor.' },
  });
});

test('a session from before the second factor cannot change any factor, even with the password', async () => {
  const { email, post, setUp } = await aPerson();
  const older = { authorization: `Bearer ${tokenOf(await login(world, email))}` };
  await setUp();
  for (const url of [
    '/auth/second-factor/recovery-codes',
    '/auth/second-factor/end',
    '/auth/passkeys/start',
  ]) {
    const answer = await world.app.inject({ method: 'POST', url, headers: older, payload: { password } });
    expect([url, answer.statusCode, answer.json()]).toEqual([
      url,
      403,
      { error: 'This needs your second factor. Please sign out and sign in again.' },
    ]);
  }
  expect((await post('/recovery-codes', { password })).status).toBe(200);
});
