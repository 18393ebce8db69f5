import { TEST_SETTINGS, testApp } from '../../testing/test-app';
import { addAccount } from '../../testing/accounts';
import { hostileProvider, type Lies } from '../../testing/hostile-provider';
import { PROVIDER_SETTINGS } from '../../testing/openid-provider-process';
import { discover } from './openid-provider';
import { beginThere, finishHere } from './provider-sign-ins.fixture';

let provider: Awaited<ReturnType<typeof hostileProvider>>;
let world: Awaited<ReturnType<typeof testApp>>;
let nowMs = Date.now();
let email: string;
beforeAll(async () => {
  provider = await hostileProvider();
  world = await testApp({
    settings: { ...TEST_SETTINGS, oidc: { ...PROVIDER_SETTINGS, issuer: provider.issuer } },
    now: () => nowMs,
  });
  ({ email } = await addAccount(world));
});
beforeEach(() => {
  nowMs = Date.now();
  provider.lie({});
});
afterAll(async () => {
  await provider.close();
  await world.close();
});

const seconds = () => Math.floor(Date.now() / 1000);
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const textOf = (answer: { statusCode: number; json: () => { error?: string } }) => [
  answer.statusCode,
  answer.json().error,
];
const mine = () => ({ email, email_verified: true });

async function signIn(lies: Lies) {
  provider.lie({ claims: mine() });
  const { url, kept } = await beginThere(world);
  provider.lie({ ...lies, claims: { ...mine(), ...lies.claims } });
  return finishHere(world, provider.back(url), kept);
}

test('provider metadata is accepted only if it names the configured issuer', async () => {
  const issuer = provider.issuer.replace('127.0.0.1', 'localhost');
  await expect(discover({ ...PROVIDER_SETTINGS, issuer })).rejects.toThrow(/issuer/);
});

test('a person can sign in through an honest provider', async () => {
  expect((await signIn({})).json()).toEqual({ token: expect.any(String) });
});

test.each<[string, Lies]>([
  ['for another application', { claims: { aud: 'another' } }],
  ['of another issuer', { claims: { iss: 'https://login.example' } }],
  ['with another nonce', { claims: { nonce: 'another' } }],
  ['without a nonce', { claims: { nonce: undefined } }],
  ['without a subject', { claims: { sub: undefined } }],
  ['without a signature', { token: ({ claims }) => `${encoded({ alg: 'none' })}.${encoded(claims)}.` }],
  [
    'with an invalid signature',
    { token: ({ claims, header }) => `${encoded(header)}.${encoded(claims)}.AAAA` },
  ],
  [
    'with a signature by a shared secret',
    { token: ({ claims }) => `${encoded({ alg: 'HS256' })}.${encoded(claims)}.AAAA` },
  ],
  ['that is not a token', { token: () => 'no token' }],
])('a provider token %s starts no session', async (_name, lies) => {
  expect(textOf(await signIn(lies))).toEqual([
    401,
    'The answer of Acme could not be verified. Please inform your administrator.',
  ]);
});

test.each([
  ['expired long ago', () => ({ exp: seconds() - 600 })],
  ['is not yet valid', () => ({ nbf: seconds() + 600 })],
])('a provider token that %s is refused with a hint to check the clocks', async (_name, claims) => {
  const [status, text] = textOf(await signIn({ claims: claims() }));
  expect([status, text]).toEqual([
    401,
    expect.stringContaining('The clocks of Acme and of this server differ'),
  ]);
});

test.each<Lies['wire']>(['fails', 'redirect', 'huge', 'cut'])(
  'a sign-in provider with a faulty response (%s) counts as unreachable',
  async (wire) => {
    expect(textOf(await signIn({ wire }))).toEqual([
      503,
      'Acme does not answer right now. Please try again.',
    ]);
  },
);

test('a provider sign-in completes only once, in the browser that started it, and in time', async () => {
  provider.lie({ claims: mine() });
  const { url, kept } = await beginThere(world);
  const other = await beginThere(world);
  const query = provider.back(url);
  const expired = [401, expect.stringContaining('too old, or began in another browser')];
  expect(textOf(await finishHere(world, query, {}))).toEqual(expired);
  expect(textOf(await finishHere(world, query, other.kept))).toEqual(expired);
  const [name = '', value = ''] = Object.entries(kept)[0] ?? [];
  const changed = `${value.slice(0, -3)}${value.endsWith('AAA') ? 'BBB' : 'AAA'}`;
  expect(textOf(await finishHere(world, query, { [name]: changed }))).toEqual(expired);
  const renamed = { [name]: Object.values(other.kept)[0] ?? '' };
  expect(textOf(await finishHere(world, query, renamed))).toEqual(expired);
  const done = await finishHere(world, query, kept);
  expect(done.statusCode).toBe(200);
  expect(done.cookies.find((cookie) => cookie.name === name)).toMatchObject({ value: '' });
  nowMs += 16 * 60_000;
  expect(textOf(await finishHere(world, query, kept))).toEqual(expired);
});

test('a provider with another issuer or an address that is not a web address is never contacted', async () => {
  for (const configuration of [
    { issuer: 'https://login.example' },
    { authorization_endpoint: 'javascript:alert(1)' },
    { authorization_endpoint: undefined },
  ]) {
    provider.lie({ configuration });
    nowMs += 2 * 3_600_000; // the provider configuration is read again
    const { answer } = await beginThere(world);
    expect([answer.statusCode, answer.json().url]).toEqual([401, undefined]);
  }
});

test('after an outage the next sign-in contacts the provider again', async () => {
  nowMs += 24 * 3_600_000;
  provider.lie({ wire: 'cut' });
  expect((await beginThere(world)).answer.statusCode).toBe(503);
  provider.lie({});
  expect((await beginThere(world)).answer.statusCode).toBe(200);
});

test('another site cannot start a provider sign-in', async () => {
  const call = { method: 'POST', url: '/auth/oidc/start', payload: {} } as const;
  const foreign = await world.app.inject({ ...call, headers: { origin: 'https://evil.example' } });
  expect(foreign.statusCode).toBe(403);
  const limits = { ...TEST_SETTINGS.limits, loginsPerIp: 1 };
  const held = await testApp({
    settings: { ...TEST_SETTINGS, limits, oidc: { ...PROVIDER_SETTINGS, issuer: provider.issuer } },
  });
  expect((await held.app.inject(call)).statusCode).toBe(200);
  expect((await held.app.inject(call)).statusCode).toBe(429);
  await held.close();
});

test('an installation without a provider has no provider sign-in', async () => {
  const plain = await testApp();
  expect((await beginThere(plain)).answer.statusCode).toBe(404);
  expect((await finishHere(plain, '?code=c&state=s', {})).statusCode).toBe(404);
  await plain.close();
});
