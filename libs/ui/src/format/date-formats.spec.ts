import {
  formatDate,
  formatExact,
  formatRelative,
  formatShortDate,
  formatWeekday,
  zurichDay,
} from './date-formats';

const NOW = new Date(2026, 10, 21, 14, 5);

test('a date reads 21 Nov 2026, the exact one with the time', () => {
  expect([formatDate(NOW), formatExact(NOW)]).toEqual(['21 Nov 2026', '21 Nov 2026, 14:05']);
  expect(formatExact(new Date(2026, 0, 2, 3, 4).toISOString())).toBe('2 Jan 2026, 03:04');
});

test('a day without a time stays that day in every time zone', () => {
  expect([formatDate('2026-11-21'), formatExact('2026-11-21'), formatRelative('2026-11-21', NOW)]).toEqual([
    '21 Nov 2026',
    '21 Nov 2026',
    'Today',
  ]);
});

test.each([
  ['this moment', new Date(2026, 10, 21, 14, 5), 'Just now'],
  ['59 seconds', new Date(2026, 10, 21, 14, 4, 1), 'Just now'],
  ['a clock 30 seconds apart', new Date(2026, 10, 21, 14, 5, 30), 'Just now'],
  ['one minute', new Date(2026, 10, 21, 14, 4), '1 minute ago'],
  ['59 minutes', new Date(2026, 10, 21, 13, 6), '59 minutes ago'],
  ['two hours', new Date(2026, 10, 21, 12, 5), '2 hours ago'],
  ['early the same day', new Date(2026, 10, 21, 0, 5), '14 hours ago'],
  ['late the evening before', new Date(2026, 10, 20, 22, 5), 'Yesterday'],
  ['47 hours, two days before by the calendar', new Date(2026, 10, 19, 15, 5), '2 days ago'],
  ['six days', new Date(2026, 10, 15, 9, 0), '6 days ago'],
  ['seven days', new Date(2026, 10, 14, 9, 0), '1 week ago'],
  ['three weeks', new Date(2026, 9, 31, 9, 0), '3 weeks ago'],
  ['two months', new Date(2026, 8, 20), '2 months ago'],
  ['a year', new Date(2025, 10, 21), '1 year ago'],
  ['tomorrow', new Date(2026, 10, 22), '22 Nov 2026'],
])('%s reads %p as it should', (_what, then, text) => expect(formatRelative(then, NOW)).toBe(text));

test('one hour and eleven hours across midnight are hours, not yesterday', () => {
  const night = new Date(2026, 10, 21, 0, 30);
  expect(formatRelative(new Date(2026, 10, 20, 23, 30), night)).toBe('1 hour ago');
  expect(formatRelative(new Date(2026, 10, 20, 12, 31), night)).toBe('11 hours ago');
});

test.each([[null], [undefined], [''], ['soon'], [new Date(Number.NaN)]])(
  '%p reads as an en dash',
  (value) => {
    expect([formatDate(value), formatExact(value), formatRelative(value, NOW)]).toEqual(['–', '–', '–']);
  },
);

test.each([
  ['2026-11-25', '25 Nov', 'Wed, 25 Nov'],
  ['2027-09-17', '17 Sep', 'Fri, 17 Sep'],
  ['2027-09-18', '18 Sep 2027', 'Sat, 18 Sep 2027'],
  ['2025-11-21', '21 Nov 2025', 'Fri, 21 Nov 2025'],
  ['soon', '–', '–'],
])('%s is shortly %s, ahead %s', (day, short, ahead) =>
  expect([formatShortDate(day, NOW), formatWeekday(day, NOW)]).toEqual([short, ahead]),
);

test.each([
  ['2026-11-22T22:59:00Z', '2026-11-22'],
  ['2026-11-22T23:01:00Z', '2026-11-23'],
  ['2026-06-22T22:01:00Z', '2026-06-23'],
  ['2026-11-22', '2026-11-22'],
  ['soon', ''],
  [null, ''],
])('the day of %s in Zurich is %j', (value, day) => expect(zurichDay(value)).toBe(day));
