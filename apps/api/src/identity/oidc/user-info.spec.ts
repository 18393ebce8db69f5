import { signInIdentities } from '../../platform/db/schema/sign-in-identities.table';
import { addAccount } from '../../testing/accounts';
import { hostileProvider } from '../../testing/hostile-provider';
import { PROVIDER_SETTINGS } from '../../testing/openid-provider-process';
import { TEST_SETTINGS, testApp } from '../../testing/test-app';
import { beginThere, finishHere, textOf } from './provider-sign-ins.fixture';

let provider: Awaited<ReturnType<typeof hostileProvider>>;
let world: Awaited<ReturnType<typeof testApp>>;
let email: string;
beforeAll(async () => {
  provider = await hostileProvider();
  const oidc = { ...PROVIDER_SETTINGS, issuer: provider.issuer };
  world = await testApp({ settings: { ...TEST_SETTINGS, oidc } });
  ({ email } = await addAccount(world));
});
beforeEach(() => world.db.delete(signInIdentities));
afterAll(async () => {
  await provider.close();
  await world.close();
});

/**
 * Completes a first sign-in with the given claims about the email address in the ID token and at the UserInfo
 * endpoint.
 */
async function signInWith(claims: object, userInfo: object) {
  provider.lie({ userInfo: {} });
  const { url, kept } = await beginThere(world);
  provider.lie({ claims: { ...claims }, userInfo: { sub: 'mallory', ...userInfo } });
  return textOf(await finishHere(world, provider.back(url), kept));
}
const confirmed = () => ({ email, email_verified: true });
const SIGNED_IN = [200, undefined];
const NOT_CONFIRMED = [403, expect.stringContaining('Acme has not confirmed your email address')];
const OF_ANOTHER = { email: 'mallory@evil.example' };

test.each<[string, () => object, () => object]>([
  ['the ID token', confirmed, () => OF_ANOTHER],
  ['the UserInfo endpoint', () => ({}), confirmed],
  ['the UserInfo endpoint if the ID token contains only the email', () => OF_ANOTHER, confirmed],
])('a provider email is confirmed by %s', async (_name, claims, userInfo) => {
  expect(await signInWith(claims(), userInfo())).toEqual(SIGNED_IN);
});

test.each<[string, () => object, () => object]>([
  ['is confirmed only by the UserInfo endpoint', () => ({ email }), () => ({ email_verified: true })],
  ['is confirmed only by the ID token', () => ({ email_verified: true }), () => ({ email })],
  ['is unconfirmed in the ID token', () => ({ email, email_verified: false }), confirmed],
])('a provider email that %s does not sign in to any account', async (_name, claims, userInfo) => {
  expect(await signInWith(claims(), userInfo())).toEqual(NOT_CONFIRMED);
});

test('a UserInfo confirmation of another email does not sign in to any account', async () => {
  const other = { ...OF_ANOTHER, email_verified: true };
  expect(await signInWith({ email }, other)).toEqual([
    403,
    expect.stringContaining('no account for mallory@'),
  ]);
});

test('a UserInfo response about another subject does not sign in to any account', async () => {
  expect(await signInWith({}, { ...confirmed(), sub: 'somebody' })).toEqual([
    401,
    'The answer of Acme could not be verified. Please inform your administrator.',
  ]);
});
