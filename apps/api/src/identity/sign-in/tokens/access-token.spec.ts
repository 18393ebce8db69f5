import { randomBytes } from 'node:crypto';
import { SignJWT } from 'jose';
import { keyId, type KeyRing } from '../../../platform/keys/key-ring';
import { ACCESS_TOKEN_SECONDS, signAccessToken, verifyAccessToken } from './access-token';

const key = randomBytes(32);
const KEYS: KeyRing = [key];
const NOW = Date.UTC(2026, 0, 1);
const CLAIMS = {
  sub: 'a-user',
  sid: 'a-session',
  role: 'user' as const,
  scopes: ['investments:write'],
  authTime: NOW / 1000,
};

test('an access token contains the account, its session and the time of sign-in', async () => {
  const token = await signAccessToken(CLAIMS, KEYS, NOW);
  expect(await verifyAccessToken(token, KEYS, NOW)).toEqual({
    userId: 'a-user',
    sessionId: 'a-session',
    issuedAt: NOW / 1000,
    expiresAt: NOW / 1000 + ACCESS_TOKEN_SECONDS,
    authTime: NOW / 1000,
    scopes: ['investments:write'],
  });
});

test('an access token is valid for fifteen minutes', async () => {
  const token = await signAccessToken(CLAIMS, KEYS, NOW);
  const expiresAt = NOW + ACCESS_TOKEN_SECONDS * 1000;
  expect(await verifyAccessToken(token, KEYS, expiresAt - 1000)).not.toBeNull();
  expect(await verifyAccessToken(token, KEYS, expiresAt)).toBeNull();
});

test('after a key rotation the new key signs access tokens, and old tokens remain valid until their key is removed', async () => {
  const old = await signAccessToken(CLAIMS, KEYS, NOW);
  const rotated: KeyRing = [randomBytes(32), key];
  const fresh = await signAccessToken(CLAIMS, rotated, NOW);
  expect(await verifyAccessToken(old, rotated, NOW)).not.toBeNull();
  expect(await verifyAccessToken(fresh, rotated, NOW)).not.toBeNull();
  expect(await verifyAccessToken(fresh, KEYS, NOW)).toBeNull();
  expect(await verifyAccessToken(old, [rotated[0]], NOW)).toBeNull();
});

const whole = (
  header = { alg: 'HS256', typ: 'at+jwt', kid: keyId(key) },
  payload: Record<string, unknown> = { sid: 's', auth_time: NOW / 1000 },
) =>
  new SignJWT(payload)
    .setProtectedHeader(header)
    .setSubject('a-user')
    .setIssuer('vaglio')
    .setAudience('vaglio-web')
    .setIssuedAt(NOW / 1000)
    .setExpirationTime(NOW / 1000 + 60);

test.each<[string, () => Promise<string>]>([
  ['another key', () => whole().sign(randomBytes(32))],
  ['another algorithm', () => whole({ alg: 'HS512', typ: 'at+jwt', kid: keyId(key) }).sign(key)],
  ['another type', () => whole({ alg: 'HS256', typ: 'JWT', kid: keyId(key) }).sign(key)],
  ['another issuer', () => whole().setIssuer('other').sign(key)],
  ['another audience', () => whole().setAudience('other').sign(key)],
  ['no session', () => whole(undefined, { auth_time: NOW / 1000 }).sign(key)],
  ['no sign-in time', () => whole(undefined, { sid: 's' }).sign(key)],
  ['no signature', async () => unsigned(await whole().sign(key))],
])('an access token with %s is refused', async (_what, make) => {
  expect(await verifyAccessToken(await whole().sign(key), KEYS, NOW)).not.toBeNull();
  expect(await verifyAccessToken(await make(), KEYS, NOW)).toBeNull();
});

function unsigned(token: string): string {
  const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url');
  return `${header}.${token.split('.')[1] ?? ''}.`;
}
