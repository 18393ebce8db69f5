import { aToken } from './testing/a-token';
import { isTokenValid } from './token-validity';

const EXP_S = 1_700_000_000;
const EXP_MS = EXP_S * 1000;

test.each([
  ['in an hour', 3_600_000, true],
  ['in 5.001 seconds', 5001, true],
  ['in exactly 5 seconds', 5000, false],
  ['in 4.999 seconds', 4999, false],
  ['now', 0, false],
  ['a second ago', -1000, false],
])('a token that expires %s is valid: %s', (_when, aheadMs, valid) => {
  expect(isTokenValid(aToken({ exp: EXP_S }), EXP_MS - aheadMs)).toBe(valid);
});

test.each([
  ['no token', null],
  ['a text that is not a token', 'abc'],
  ['a token without exp', aToken({ role: 'admin' })],
  ['exp as a text', aToken({ exp: '9999999999' })],
  ['exp null', aToken({ exp: null })],
  ['exp true', aToken({ exp: true })],
])('a session with %s is not valid', (_what, token) => {
  expect(isTokenValid(token, 0)).toBe(false);
});
