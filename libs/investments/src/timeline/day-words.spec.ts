import { dayOf, dayWords, timeOf } from './day-words';

const NOW = new Date('2026-11-23T08:00:00Z');

test.each([
  ['2026-11-22T23:01:00Z', 'Today'],
  ['2026-11-22T22:59:00Z', 'Sunday, 22 Nov'],
  ['2026-11-17T12:00:00Z', 'Tuesday, 17 Nov'],
  ['2026-11-16T12:00:00Z', '16 Nov 2026'],
  ['2025-11-23T12:00:00Z', '23 Nov 2025'],
])('in Zurich %s is under the heading %s', (at, words) =>
  expect(dayWords(dayOf({ at, has_time: true, news: null }), NOW)).toBe(words),
);

test('an article of which only the day is known is of that day in every time zone', () => {
  const news = { url: '', title: null, source: null, published_at: '2026-11-20' };
  expect(dayOf({ at: '2026-11-19T23:00:00.000Z', has_time: false, news })).toBe('20 Nov 2026');
});

test('the time is that of the reader', () =>
  expect(timeOf(new Date(2026, 10, 20, 8, 4).toISOString())).toBe('08:04'));
