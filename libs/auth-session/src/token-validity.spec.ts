import { aToken } from './testing/a-token';
import { isTokenValid } from './token-validity';

const EXP_S = 1_700_000_000;
const EXP_MS = EXP_S * 1000;

test.each([
  ['an hour ahead', 3_600_000, true],
  ['5.001 seconds ahead', 5001, true],
  ['exactly 5 seconds ahead', 5000, false],
  ['4.999 seconds ahead', 4999, false],
  ['now', 0, false],
  ['a second ago', -1000, false],
])('a token whose expiry is %s is valid: %s', (_when, aheadMs, valid) => {
  expect(isTokenValid(aToken({ exp: EXP_S }), EXP_MS - aheadMs)).toBe(valid);
});

test.each([
  ['no token', null],
  ['not a token', 'abc'],
  ['a token without exp', aToken({ role: 'admin' })],
  ['exp as a text', aToken({ exp: '9999999999' })],
  ['exp null', aToken({ exp: null })],
  ['exp true', aToken({ exp: true })],
])('a session with %s is not valid', (_what, token) => {
  expect(isTokenValid(token, 0)).toBe(false);
});
