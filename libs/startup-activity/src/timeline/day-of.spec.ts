import { dayOf } from './TimelinePage';

test.each([
  ['2026-11-22T23:01:00Z', '23 Nov 2026'],
  ['2026-11-22T22:59:00Z', '22 Nov 2026'],
])('in Zurich %s is on %s', (at, day) => expect(dayOf({ at, has_time: true, news: null })).toBe(day));

test('an article of which only the day is known is of that day in every time zone', () => {
  const news = { url: '', title: null, source: null, published_at: '2026-11-20' };
  expect(dayOf({ at: '2026-11-19T23:00:00.000Z', has_time: false, news })).toBe('20 Nov 2026');
});
