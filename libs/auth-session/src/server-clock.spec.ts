import { noteServerTime, serverNow } from './server-clock';

const NOW = 1_700_000_000_000;
const HOUR = 3_600_000;

beforeEach(() => localStorage.clear());

test('before a server time is known, the clock of the browser is used', () => {
  expect(serverNow(NOW)).toBe(NOW);
});

test.each([
  ['fast', -HOUR],
  ['slow', HOUR],
])('a browser clock that is an hour %s is corrected from the first response on', (_what, offset) => {
  noteServerTime(NOW + offset, NOW);
  expect(serverNow(NOW + 1000)).toBe(NOW + 1000 + offset);
});

test('a time difference below a minute is treated as network delay and not corrected', () => {
  noteServerTime(NOW - 59_999, NOW);
  expect(serverNow(NOW)).toBe(NOW);
  noteServerTime(NOW - 60_000, NOW);
  expect(serverNow(NOW)).toBe(NOW - 60_000);
});

test('the clock correction ends when the browser clock is correct again', () => {
  noteServerTime(NOW - HOUR, NOW);
  noteServerTime(NOW, NOW);
  expect(serverNow(NOW)).toBe(NOW);
});

test('an unreadable server time or an invalid stored correction is ignored', () => {
  noteServerTime(Number.NaN, NOW);
  expect(serverNow(NOW)).toBe(NOW);
  localStorage.setItem('clockOffsetMs', 'soon');
  expect(serverNow(NOW)).toBe(NOW);
});
