import { readRetryAfter } from './retry-after';

const NOW = Date.parse('2026-11-22T10:00:00Z');
const DAY = 24 * 3_600_000;

test.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['Sun, 22 Nov 2026 10:05:00 GMT', 300_000],
  ['Sunday, 22-Nov-26 10:05:00 GMT', 300_000],
  ['Sun Nov 22 10:05:00 2026 GMT', 300_000],
  ['Sun, 22 Nov 2026 09:00:00 GMT', 0],
  ['86400', DAY],
  ['86401', DAY],
  ['9'.repeat(400), DAY],
  ['Thu, 31 Dec 2099 00:00:00 GMT', DAY],
  ['-5', null],
  ['1.5', 1_500],
  ['soon', null],
  ['2027', 2_027_000],
  ['', null],
  [null, null],
])('Retry-After: %s means a delay of %p ms, at most a day', (value, ms) => {
  expect(readRetryAfter(value, NOW)).toBe(ms);
});
