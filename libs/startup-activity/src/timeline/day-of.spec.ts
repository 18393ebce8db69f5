import { dayOf } from './TimelinePage';

test.each([
  ['2026-11-22T23:01:00Z', '23 Nov 2026'],
  ['2026-11-22T22:59:00Z', '22 Nov 2026'],
])('the timeline lists an event at %s on %s in Zurich time', (at, day) =>
  expect(dayOf({ at, has_time: true, news: null })).toBe(day),
);

test('an article with only a date is listed on that date in every time zone', () => {
  const news = { url: '', title: null, source: null, published_at: '2026-11-20' };
  expect(dayOf({ at: '2026-11-19T23:00:00.000Z', has_time: false, news })).toBe('20 Nov 2026');
});
