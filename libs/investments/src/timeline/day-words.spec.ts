import { dayOf, dayWords, timeOf } from './day-words';

const NOW = new Date(2026, 10, 23, 9, 0);

test.each([
  [new Date(2026, 10, 23, 0, 1), 'Today'],
  [new Date(2026, 10, 22, 23, 59), 'Sunday, 22 Nov'],
  [new Date(2026, 10, 17, 12, 0), 'Tuesday, 17 Nov'],
  [new Date(2026, 10, 16, 12, 0), '16 Nov 2026'],
  [new Date(2025, 10, 23, 12, 0), '23 Nov 2025'],
])('%s is under the heading %s', (at, words) =>
  expect(dayWords(dayOf({ at: at.toISOString(), has_time: true, news: null }), NOW)).toBe(words),
);

test('an article of which only the day is known is of that day in every time zone', () => {
  const news = { url: '', title: null, source: null, published_at: '2026-11-20' };
  expect(dayOf({ at: '2026-11-19T23:00:00.000Z', has_time: false, news })).toBe('20 Nov 2026');
});

test('the time is that of the reader', () =>
  expect(timeOf(new Date(2026, 10, 20, 8, 4).toISOString())).toBe('08:04'));
