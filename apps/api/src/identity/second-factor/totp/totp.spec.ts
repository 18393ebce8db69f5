import { codeAt, keyUri, stepAt, stepOfCode, toBase32 } from './totp';

const SECRET = Buffer.from('12345678901234567890');

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the authenticator code at %d seconds equals the code in RFC 6238', (seconds, code) =>
  expect(codeAt(SECRET, stepAt(seconds * 1000))).toBe(code),
);

test.each([
  [-60, null],
  [-30, 99],
  [0, 100],
  [30, 101],
  [60, null],
])('an authenticator code that is off by %d seconds belongs to step %j', (seconds, step) => {
  const nowMs = 100 * 30_000;
  expect(stepOfCode(SECRET, codeAt(SECRET, stepAt(nowMs + seconds * 1000)), nowMs)).toBe(step);
});

test.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('%j is not an authenticator code', (code) =>
  expect(stepOfCode(SECRET, code, 60_000)).toBeNull(),
);

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('the text %j is %s in Base32, as in RFC 4648', (text, expected) =>
  expect(toBase32(Buffer.from(text))).toBe(expected),
);

test('the address for the authenticator app names product, account and key', () => {
  expect(keyUri(SECRET, 'Vaglio & Co', 'ann@x.ch')).toBe(
    'otpauth://totp/Vaglio%20%26%20Co:ann%40x.ch?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Vaglio%20%26%20Co&algorithm=SHA1&digits=6&period=30',
  );
});
