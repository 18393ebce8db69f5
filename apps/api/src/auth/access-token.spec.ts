import { randomBytes } from 'node:crypto';
import { SignJWT } from 'jose';
import { ACCESS_TOKEN_SECONDS, signAccessToken, verifyAccessToken } from './access-token';

const key = randomBytes(64);
const NOW = Date.UTC(2026, 0, 1);
const CLAIMS = {
  sub: 'a-user',
  sid: 'a-session',
  role: 'user' as const,
  scopes: ['investments:write'],
  authTime: NOW / 1000,
};

test('a token of ours says who, which session and since when', async () => {
  const token = await signAccessToken(CLAIMS, key, NOW);
  expect(await verifyAccessToken(token, key, NOW)).toEqual({
    userId: 'a-user',
    sessionId: 'a-session',
    issuedAt: NOW / 1000,
    authTime: NOW / 1000,
    scopes: ['investments:write'],
  });
});

test('a token is good for fifteen minutes', async () => {
  const token = await signAccessToken(CLAIMS, key, NOW);
  const lastMoment = NOW + ACCESS_TOKEN_SECONDS * 1000;
  expect(await verifyAccessToken(token, key, lastMoment - 1000)).not.toBeNull();
  expect(await verifyAccessToken(token, key, lastMoment)).toBeNull();
});

const whole = (
  header = { alg: 'HS256', typ: 'at+jwt' },
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
  ['another algorithm', () => whole({ alg: 'HS512', typ: 'at+jwt' }).sign(key)],
  ['another type', () => whole({ alg: 'HS256', typ: 'JWT' }).sign(key)],
  ['another issuer', () => whole().setIssuer('other').sign(key)],
  ['another audience', () => whole().setAudience('other').sign(key)],
  ['no session', () => whole(undefined, { auth_time: NOW / 1000 }).sign(key)],
  ['no time of sign-in', () => whole(undefined, { sid: 's' }).sign(key)],
  ['no signature', async () => unsigned(await whole().sign(key))],
])('a token with %s is refused', async (_what, make) => {
  expect(await verifyAccessToken(await whole().sign(key), key, NOW)).not.toBeNull();
  expect(await verifyAccessToken(await make(), key, NOW)).toBeNull();
});

function unsigned(token: string): string {
  const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url');
  return `${header}.${token.split('.')[1] ?? ''}.`;
}
