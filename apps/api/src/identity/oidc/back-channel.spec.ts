import { desc } from 'drizzle-orm';
import { generateKeyPair, SignJWT } from 'jose';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { addAccount, login, refresh, cookieOf, statusWith, tokenOf } from '../../testing/accounts';
import { hostileProvider } from '../../testing/hostile-provider';
import { PROVIDER_SETTINGS } from '../../testing/openid-provider-process';
import { codeOf, loginByCode, requireOf, stepTokenOf } from '../../testing/second-factors';
import { TEST_SETTINGS, testApp } from '../../testing/test-app';
import { LOGOUT_SECONDS } from './logout-token';
import { beginThere, finishHere } from './provider-sign-ins.fixture';
import { providerLogouts } from '../../platform/db/schema/provider-logouts.table';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';

let provider: Awaited<ReturnType<typeof hostileProvider>>;
let world: Awaited<ReturnType<typeof testApp>>;
let person: Awaited<ReturnType<typeof addAccount>>;
let nowMs = Date.now();
beforeAll(async () => {
  provider = await hostileProvider();
  const oidc = { ...PROVIDER_SETTINGS, issuer: provider.issuer };
  world = await testApp({ settings: { ...TEST_SETTINGS, oidc }, now: () => nowMs });
  person = await addAccount(world);
});
beforeEach(() => {
  nowMs = Date.now();
});
afterAll(async () => {
  await provider.close();
  await world.close();
});

/** Signs in at the provider as Mallory. */
async function signInFrom(sid: unknown, { email } = person, sub = 'mallory') {
  const { url, kept } = await beginThere(world);
  provider.lie({ claims: { email, email_verified: true, sid, sub } });
  const answer = await finishHere(world, provider.back(url), kept);
  provider.lie({});
  return answer;
}

function send(token: string, { app } = world, more = '') {
  return app.inject({
    method: 'POST',
    url: '/auth/oidc/back-channel-logout',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `logout_token=${token}${more}`,
  });
}

test('when a session at the sign-in provider ends, only its session here ends', async () => {
  const [ended, other] = [await signInFrom('s1'), await signInFrom('s2')];
  const here = tokenOf(await login(world, person.email));
  const answer = await send(await provider.logoutToken({ sid: 's1', sub: undefined }), world, '&unknown=1');
  expect([answer.statusCode, answer.json(), answer.headers['cache-control']]).toEqual([200, {}, 'no-store']);
  const left = await Promise.all(
    [tokenOf(ended), tokenOf(other), here].map((token) => statusWith(world, token)),
  );
  expect(left).toEqual([401, 200, 200]);
  expect((await refresh(world, cookieOf(ended))).statusCode).toBe(401);
  const [event] = await world.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
  expect(event).toMatchObject({
    action: 'provider_signed_out',
    actor_id: null,
    target_id: person.userId,
    after: { sessions: 1 },
  });
});

test('a provider logout that names only the person ends all provider sessions of that person', async () => {
  const stranger = await addAccount(world);
  const mine = [await signInFrom('s3'), await signInFrom(undefined)];
  const [theirs, here] = [await signInFrom('s3', stranger, 'trudy'), await login(world, person.email)];
  expect((await send(await provider.logoutToken())).statusCode).toBe(200);
  const left = await Promise.all([...mine, theirs, here].map((each) => statusWith(world, tokenOf(each))));
  expect(left).toEqual([401, 401, 200, 200]);
});

test('a provider logout whose session and person do not match ends no session', async () => {
  const stranger = await addAccount(world);
  const theirs = await signInFrom('s4', stranger, 'trent');
  expect((await send(await provider.logoutToken({ sid: 's4' }))).statusCode).toBe(200);
  expect(await statusWith(world, tokenOf(theirs))).toBe(200);
});

test('a provider logout also ends a session that was completed with a second factor here', async () => {
  await requireOf(world, ['user']);
  const stepToken = stepTokenOf(await signInFrom('s5'));
  await requireOf(world, ['user']);
  const begun = await world.app.inject({
    method: 'POST',
    url: '/auth/login/second-factor',
    payload: { stepToken },
  });
  const done = await loginByCode(world, stepToken, codeOf(begun.json().key, nowMs));
  await requireOf(world, []);
  expect(await statusWith(world, tokenOf(done))).toBe(200);
  expect((await send(await provider.logoutToken({ sid: 's5' }))).statusCode).toBe(200);
  expect(await statusWith(world, tokenOf(done))).toBe(401);
});

test('a logout token works once, even if it arrives twice at the same time', async () => {
  const token = await provider.logoutToken({ sid: 's6' });
  const both = await Promise.all([send(token), send(token)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  nowMs += 4 * LOGOUT_SECONDS * 1000;
  expect((await send(token)).statusCode).toBe(400);
  nowMs = Date.now() + 4 * LOGOUT_SECONDS * 1000;
  const late = Math.floor(nowMs / 1000);
  expect((await send(await provider.logoutToken({ sid: 's6', iat: late, exp: late + 60 }))).statusCode).toBe(
    200,
  );
  expect(await world.db.$count(providerLogouts)).toBe(1);
});

const seconds = () => Math.floor(Date.now() / 1000);

test.each<[string, () => Record<string, unknown>]>([
  ['of another issuer', () => ({ iss: 'https://login.example' })],
  ['for another application', () => ({ aud: 'another' })],
  ['without an audience', () => ({ aud: undefined })],
  ['without an issue time', () => ({ iat: undefined })],
  ['that is too old', () => ({ iat: seconds() - LOGOUT_SECONDS - 60, exp: undefined })],
  ['with a future issue time', () => ({ iat: seconds() + 120 })],
  ['that has expired', () => ({ exp: seconds() - 60 })],
  ['without an id', () => ({ jti: undefined })],
  ['with an id that is not a text', () => ({ jti: 7 })],
  ['with a NUL character in its id', () => ({ jti: 'a\0b' })],
  ['with a NUL character in its session', () => ({ sid: 'a\0b' })],
  ['with a session that is not a text', () => ({ sid: { $ne: '' } })],
  ['with a nonce like an ID token', () => ({ nonce: 'n' })],
  ['without an event', () => ({ events: undefined })],
  ['with another event', () => ({ events: { 'https://events.example/other': {} } })],
  ['whose event is not an object', () => ({ events: { [EVENT]: true } })],
  ['without a session and a person', () => ({ sid: undefined, sub: undefined })],
])('a logout token %s ends no session', async (_what, claims) => {
  const session = tokenOf(await signInFrom('s7'));
  const answer = await send(await provider.logoutToken({ sid: 's7', ...claims() }));
  expect([answer.statusCode, answer.json().error]).toEqual([400, expect.stringMatching(/^invalid_request/)]);
  expect(await statusWith(world, session)).toBe(200);
});

test('only a logout token that the provider signed ends sessions', async () => {
  const session = tokenOf(await signInFrom('s8'));
  const right = await provider.logoutToken({ sid: 's8' });
  const [header = '', payload = '', signature = ''] = right.split('.');
  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const { privateKey } = await generateKeyPair('RS256');
  const secret = new TextEncoder().encode(PROVIDER_SETTINGS.clientSecret);
  const forged = [
    `${unsigned}.${payload}.`,
    `${header}.${payload}.${signature.slice(0, -4)}AAAA`,
    await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(privateKey),
    await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'two' }).sign(privateKey),
    await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(secret),
    await provider.logoutToken({ sid: 's8' }, { typ: 'at+jwt' }),
    session,
  ];
  for (const token of forged) expect((await send(token)).statusCode).toBe(400);
  for (const text of ['', 'x', 'a.b', '..']) expect((await send(text)).statusCode).toBe(400);
  expect(await statusWith(world, session)).toBe(200);
});

test('a provider logout from another site is refused', async () => {
  const token = await provider.logoutToken({ sid: 's9' });
  const url = '/auth/oidc/back-channel-logout';
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://page.example' };
  const foreign = await world.app.inject({ method: 'POST', url, headers, payload: `logout_token=${token}` });
  expect(foreign.statusCode).toBe(403);
  const other = await testApp();
  expect((await send(token, other)).statusCode).toBe(404);
  await other.close();
});

test('unreadable provider keys count as an outage', async () => {
  const other = await testApp({ settings: world.deps.settings });
  const token = await provider.logoutToken({ sid: 's10' });
  provider.lie({ wire: 'fails' });
  expect((await send(token, other)).statusCode).toBeGreaterThanOrEqual(500);
  provider.lie({});
  expect((await send(token, other)).statusCode).toBe(200);
  await other.close();
});
