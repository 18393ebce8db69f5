import { noteServerTime, serverNow } from './server-clock';

const NOW = 1_700_000_000_000;
const HOUR = 3_600_000;

beforeEach(() => localStorage.clear());

test('without word from the server, the clock of this machine counts', () => {
  expect(serverNow(NOW)).toBe(NOW);
});

test.each([
  ['fast', -HOUR],
  ['slow', HOUR],
])('a clock an hour %s is corrected from then on', (_what, offset) => {
  noteServerTime(NOW + offset, NOW);
  expect(serverNow(NOW + 1000)).toBe(NOW + 1000 + offset);
});

test('a difference below a minute is network delay and changes nothing', () => {
  noteServerTime(NOW - 59_999, NOW);
  expect(serverNow(NOW)).toBe(NOW);
  noteServerTime(NOW - 60_000, NOW);
  expect(serverNow(NOW)).toBe(NOW - 60_000);
});

test('a corrected clock is forgotten when it is right again', () => {
  noteServerTime(NOW - HOUR, NOW);
  noteServerTime(NOW, NOW);
  expect(serverNow(NOW)).toBe(NOW);
});

test('an unreadable server time or a spoiled entry changes nothing', () => {
  noteServerTime(Number.NaN, NOW);
  expect(serverNow(NOW)).toBe(NOW);
  localStorage.setItem('clockOffsetMs', 'soon');
  expect(serverNow(NOW)).toBe(NOW);
});
