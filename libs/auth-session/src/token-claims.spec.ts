import { aToken, toBase64Url } from './testing/a-token';
import { readClaims } from './token-claims';

test('the token payload contains expiry, issue time, user id, role, admin flag and scopes', () => {
  const payload = {
    exp: 1700000000,
    iat: 1699999000,
    sub: '7',
    role: 'super',
    admin: true,
    scope: 'admin',
    scopes: ['investments:write'],
  };
  expect(readClaims(aToken(payload))).toEqual(payload);
});

test('a token payload with non-ASCII characters and base64url characters can be read', () => {
  expect(readClaims(aToken({ sub: 'Zoë Müller ÿ>?~', role: 'user' })).sub).toBe('Zoë Müller ÿ>?~');
});

test.each([
  ['null', null],
  ['undefined', undefined],
  ['an empty text', ''],
  ['a single word', 'token'],
  ['two parts', 'a.b'],
  ['four parts', `${aToken({ role: 'admin' })}.d`],
  ['a payload that is not base64', 'e30.***.s'],
  ['a payload that is not JSON', `e30.${toBase64Url('{')}.s`],
  ['a payload that is a list', aToken(['admin'])],
  ['a payload that is null', aToken(null)],
  ['a payload that is a text', aToken('admin')],
])('a token that is %s has no claims and causes no error', (_what, token) => {
  expect(readClaims(token)).toEqual({});
});

test.each([
  ['exp as a text', { exp: '1700000000' }],
  ['exp null', { exp: null }],
  ['a blank role', { role: ' ' }],
  ['a list of roles', { role: ['admin'] }],
  ['a numeric sub', { sub: 7 }],
])('the token claim %s is treated as missing', (_what, payload) => {
  const { exp, role, sub } = readClaims(aToken(payload));
  expect([exp, role, sub]).toEqual([undefined, undefined, undefined]);
});
