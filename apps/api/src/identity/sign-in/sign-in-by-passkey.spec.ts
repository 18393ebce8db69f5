import { desc, eq } from 'drizzle-orm';
import { buildApp } from '../../app';
import { users } from '../../platform/db/schema/users.table';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { testReader } from '../../testing/test-reader';
import { CHALLENGE_MS, pruneChallenges } from '../second-factor/passkeys/challenges';
import { passkeyChallenges, passkeys } from '../../platform/db/schema/passkeys.table';
import { sessions } from '../../platform/db/schema/sessions.table';
import { cookieOf, login, statusWith, tokenOf } from '../../testing/accounts';
import { PROVIDER_SETTINGS } from '../../testing/openid-provider-process';
import { aPasskey, askPasskey, callAt, loginByPasskey, sendSigned } from '../../testing/passkeys';
import { loginByCode, requireOf, stepTokenOf } from '../../testing/second-factors';
import { testApp, TEST_SETTINGS } from '../../testing/test-app';

let nowMs = Date.now();
let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  world = await testApp({ now: () => nowMs });
});
afterAll(() => world.close());

const CLOSED = 'This passkey opens no account here. Please sign in in another way.';
const LATE = 'This took too long. Please try again.';
const lastEvent = async () => {
  const [event] = await world.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
  return event;
};
const configOf = async (app: typeof world.app, host = 'localhost:4000') =>
  (await app.inject({ url: '/config', headers: { host } })).json();
const refusalOf = (answer: { statusCode: number; json: () => { error?: string } }) => [
  answer.statusCode,
  answer.json().error,
];

test('a passkey signs a person in without email, password and code', async () => {
  const { authenticator, userId } = await aPasskey(world);
  await requireOf(world, ['user']);
  const answer = await loginByPasskey(world, authenticator);
  const event = await lastEvent();
  await requireOf(world, []);
  expect([answer.statusCode, Object.keys(answer.json())]).toEqual([200, ['token']]);
  expect(cookieOf(answer)).not.toBe('');
  expect(await statusWith(world, tokenOf(answer))).toBe(200);
  expect(event).toMatchObject({ action: 'login', actor_id: userId, after: { how: 'passkey' } });
  const ways = await world.db
    .select({ way: sessions.way })
    .from(sessions)
    .where(eq(sessions.user_id, userId));
  expect(ways.map(({ way }) => way)).toContain('passkey');
  const [row] = await world.db.select().from(passkeys).where(eq(passkeys.user_id, userId));
  expect([row?.counter, row?.last_used_at]).toEqual([2, expect.any(String)]);
});

test('the passkey challenge for people without a session names no account', async () => {
  await aPasskey(world);
  expect(await askPasskey(world)).toEqual({
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    rpId: 'localhost',
    timeoutMs: CHALLENGE_MS,
    passkeys: [],
  });
});

test.each([
  ['from another site', { origin: 'https://localhost.example' }, CLOSED],
  ['from another port of this machine', { origin: 'http://localhost:4001' }, CLOSED],
  ['for another relying party', { rpId: 'localhost.example' }, CLOSED],
  ['without user verification', { isVerified: false }, CLOSED],
  ['with the handle of another person', { userHandle: Buffer.alloc(32).toString('base64url') }, CLOSED],
  ['for an unknown challenge', { challenge: Buffer.alloc(32).toString('base64url') }, LATE],
])('a passkey signature %s is refused and recorded', async (_what, deviation, text) => {
  const { authenticator } = await aPasskey(world);
  const answer = await loginByPasskey(world, authenticator, deviation);
  expect([...refusalOf(answer), cookieOf(answer)]).toEqual([401, text, '']);
  expect((await lastEvent())?.action).toBe('passkey_failed');
});

test('an unknown passkey, a removed passkey and a passkey of a disabled account get the same response', async () => {
  const [gone, disabled, known] = [await aPasskey(world), await aPasskey(world), await aPasskey(world)];
  await world.db.delete(passkeys).where(eq(passkeys.user_id, gone.userId));
  await world.db.update(users).set({ account_status: 'disabled' }).where(eq(users.id, disabled.userId));
  for (const { authenticator } of [gone, disabled])
    expect(refusalOf(await loginByPasskey(world, authenticator))).toEqual([401, CLOSED]);
  const signed = known.authenticator.sign(await askPasskey(world));
  const altered = `${signed.signature.slice(0, -4)}AAAA`;
  expect(refusalOf(await sendSigned(world, { ...signed, signature: altered }))).toEqual([401, CLOSED]);
});

test('a passkey signature works once, even if sent twice at the same time', async () => {
  const { authenticator } = await aPasskey(world);
  const signed = authenticator.sign(await askPasskey(world));
  const both = await Promise.all([sendSigned(world, signed), sendSigned(world, signed)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  expect(refusalOf(await sendSigned(world, signed))).toEqual([401, LATE]);
});

test('a refused passkey signature invalidates its challenge', async () => {
  const { authenticator } = await aPasskey(world);
  const asked = await askPasskey(world);
  await sendSigned(world, authenticator.sign(asked, { isVerified: false }));
  expect(refusalOf(await sendSigned(world, authenticator.sign(asked)))).toEqual([401, LATE]);
});

test('a passkey challenge expires after five minutes and is removed', async () => {
  const { authenticator } = await aPasskey(world);
  const signed = authenticator.sign(await askPasskey(world));
  await askPasskey(world);
  nowMs += CHALLENGE_MS;
  expect(refusalOf(await sendSigned(world, signed))).toEqual([401, LATE]);
  await pruneChallenges(world.db, nowMs + 1);
  expect(await world.db.$count(passkeyChallenges)).toBe(0);
});

test('a passkey counter that does not increase indicates a copy, which is refused', async () => {
  const { authenticator } = await aPasskey(world);
  expect((await loginByPasskey(world, authenticator, { counter: 9 })).statusCode).toBe(200);
  for (const counter of [9, 8]) {
    const answer = await loginByPasskey(world, authenticator, { counter });
    expect(refusalOf(answer)).toEqual([401, expect.stringContaining('may have been copied')]);
  }
  expect((await lastEvent())?.after).toEqual({ reason: 'copied' });
  expect((await loginByPasskey(world, authenticator, { counter: 10 })).statusCode).toBe(200);
});

test('an authenticator without a counter can sign in repeatedly', async () => {
  const { authenticator, userId } = await aPasskey(world);
  await world.db.update(passkeys).set({ counter: 0 }).where(eq(passkeys.user_id, userId));
  for (let n = 0; n < 2; n += 1)
    expect((await loginByPasskey(world, authenticator, { counter: 0 })).statusCode).toBe(200);
});

test('after the password a passkey of the same person completes the second step', async () => {
  const [ann, ben] = [await aPasskey(world), await aPasskey(world)];
  const first = await login(world, ann.email);
  expect(first.json()).toMatchObject({ requireSecondFactor: 'code', secondFactors: ['passkey'] });
  const step = stepTokenOf(first);
  expect((await askPasskey(world, step)).passkeys.map(({ id }) => id)).toEqual([ann.authenticator.id]);
  expect(refusalOf(await loginByPasskey(world, ben.authenticator, {}, step))).toEqual([401, CLOSED]);
  const done = await loginByPasskey(world, ann.authenticator, {}, step);
  expect([done.statusCode, tokenOf(done)]).toEqual([200, expect.stringContaining('.')]);
  expect((await lastEvent())?.after).toEqual({ how: 'password, passkey' });
  const headers = { authorization: `Bearer ${tokenOf(done)}` };
  const devices = await world.app.inject({ url: '/auth/sessions', headers });
  const items: { isCurrent: boolean; way: string }[] = devices.json().items;
  expect(items.find(({ isCurrent }) => isCurrent)?.way).toBe('password_code');
});

test('the challenge for a sign-in without a password cannot complete a second step', async () => {
  const { email, authenticator } = await aPasskey(world);
  const step = stepTokenOf(await login(world, email));
  const free = authenticator.sign(await askPasskey(world));
  expect(refusalOf(await sendSigned(world, free, step))).toEqual([401, LATE]);
  const bound = authenticator.sign(await askPasskey(world, step));
  expect(refusalOf(await sendSigned(world, bound))).toEqual([401, LATE]);
});

test('a recovery code replaces a passkey once', async () => {
  const { email, recoveryCodes } = await aPasskey(world);
  const step = stepTokenOf(await login(world, email));
  expect((await loginByCode(world, step, recoveryCodes[0] ?? '')).statusCode).toBe(200);
  expect((await loginByCode(world, step, recoveryCodes[0] ?? '')).statusCode).toBe(401);
});

test('a required password change follows the passkey sign-in', async () => {
  const { authenticator, userId } = await aPasskey(world);
  await world.db.update(users).set({ must_change_password: true }).where(eq(users.id, userId));
  const answer = await loginByPasskey(world, authenticator);
  expect(answer.json()).toEqual({ requirePasswordChange: true, tmpToken: expect.any(String), api_tokens: 0 });
});

test('refused passkey and second-step attempts are limited', async () => {
  const limits = { ...TEST_SETTINGS.limits, failures: 2, failuresInRow: 4 };
  const other = await testApp({ settings: { ...TEST_SETTINGS, limits }, now: () => nowMs });
  const { authenticator, email } = await aPasskey(other);
  const bad = { isVerified: false };
  for (const status of [401, 401, 429])
    expect((await loginByPasskey(other, authenticator, bad)).statusCode).toBe(status);
  expect((await loginByPasskey(other, authenticator)).statusCode).toBe(429);
  const step = stepTokenOf(await login(other, email));
  for (const status of [401, 401, 429])
    expect((await loginByPasskey(other, authenticator, bad, step)).statusCode).toBe(status);
  nowMs += 60_000;
  expect((await loginByPasskey(other, authenticator)).statusCode).toBe(200);
  await other.close();
});

test('with provider-only sign-in, only the accounts selected by the operator sign in with a passkey', async () => {
  const [ann, ben] = [await aPasskey(world), await aPasskey(world)];
  const oidc = { ...PROVIDER_SETTINGS, issuer: 'http://localhost:1', isOnly: true };
  const appFor = async (passwordAccounts: string[]) => {
    const settings = { ...TEST_SETTINGS, oidc: { ...oidc, passwordAccounts } };
    return { ...world, app: await buildApp({ ...world.deps, settings, reader: testReader() }) };
  };
  const named = await appFor([ann.email]);
  expect((await loginByPasskey(named, ann.authenticator)).statusCode).toBe(200);
  expect(refusalOf(await loginByPasskey(named, ben.authenticator))).toEqual([401, CLOSED]);
  expect(await configOf(named.app)).toMatchObject({ passwordSignIn: 'named', passkeySignIn: true });
  const nobody = await appFor([]);
  expect(await configOf(nobody.app)).toMatchObject({ passwordSignIn: 'nobody', passkeySignIn: false });
  await Promise.all([named.app.close(), nobody.app.close()]);
});

test('an address without passkey support neither requests a passkey nor offers it on the login page', async () => {
  const headers = { host: '127.0.0.1:4000', origin: 'http://127.0.0.1:4000' };
  const url = '/auth/login/passkey/start';
  const answer = await world.app.inject({ method: 'POST', url, headers, payload: {} });
  expect(refusalOf(answer)).toEqual([409, 'Passkeys do not work at this address.']);
  expect(await configOf(world.app, '127.0.0.1:4000')).toMatchObject({ passkeySignIn: false });
  expect(await configOf(world.app)).toMatchObject({ passkeySignIn: true });
  expect((await callAt(world, url, { stepToken: 'x' })).statusCode).toBe(401);
});
