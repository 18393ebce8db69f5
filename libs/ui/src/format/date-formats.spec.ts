import { setLanguage } from '@vaglio/language';
import {
  formatDate,
  formatExact,
  formatRelative,
  formatRelativeInside,
  formatShortDate,
  formatWeekday,
  zurichDay,
} from './date-formats';

const NOW = new Date(2026, 10, 21, 14, 5);

test('a date is formatted as 21 Nov 2026, and an exact date includes the time', () => {
  expect([formatDate(NOW), formatExact(NOW)]).toEqual(['21 Nov 2026', '21 Nov 2026, 14:05']);
  expect(formatExact(new Date(2026, 0, 2, 3, 4).toISOString())).toBe('2 Jan 2026, 03:04');
});

test('a date without a time is the same in every time zone', () => {
  expect([formatDate('2026-11-21'), formatExact('2026-11-21'), formatRelative('2026-11-21', NOW)]).toEqual([
    '21 Nov 2026',
    '21 Nov 2026',
    'Today',
  ]);
});

test.each([
  ['now', new Date(2026, 10, 21, 14, 5), 'Just now'],
  ['59 seconds ago', new Date(2026, 10, 21, 14, 4, 1), 'Just now'],
  ['30 seconds in the future', new Date(2026, 10, 21, 14, 5, 30), 'Just now'],
  ['one minute ago', new Date(2026, 10, 21, 14, 4), '1 minute ago'],
  ['59 minutes ago', new Date(2026, 10, 21, 13, 6), '59 minutes ago'],
  ['two hours ago', new Date(2026, 10, 21, 12, 5), '2 hours ago'],
  ['early on the same day', new Date(2026, 10, 21, 0, 5), '14 hours ago'],
  ['late on the previous evening', new Date(2026, 10, 20, 22, 5), 'Yesterday'],
  ['47 hours ago, two calendar days before', new Date(2026, 10, 19, 15, 5), '2 days ago'],
  ['six days ago', new Date(2026, 10, 15, 9, 0), '6 days ago'],
  ['seven days ago', new Date(2026, 10, 14, 9, 0), '1 week ago'],
  ['three weeks ago', new Date(2026, 9, 31, 9, 0), '3 weeks ago'],
  ['two months ago', new Date(2026, 8, 20), '2 months ago'],
  ['a year ago', new Date(2025, 10, 21), '1 year ago'],
  ['tomorrow', new Date(2026, 10, 22), '22 Nov 2026'],
])('a time stamp (%s) is written as %p', (_what, then, text) => expect(formatRelative(then, NOW)).toBe(text));

test('a time up to eleven hours ago is shown in hours even across midnight, not as yesterday', () => {
  const night = new Date(2026, 10, 21, 0, 30);
  expect(formatRelative(new Date(2026, 10, 20, 23, 30), night)).toBe('1 hour ago');
  expect(formatRelative(new Date(2026, 10, 20, 12, 31), night)).toBe('11 hours ago');
});

test.each([[null], [undefined], [''], ['soon'], [new Date(Number.NaN)]])(
  'the missing date %p is written as an en dash',
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
])('the date %s is shortened to %s, and a future date to %s', (day, short, ahead) =>
  expect([formatShortDate(day, NOW), formatWeekday(day, NOW)]).toEqual([short, ahead]),
);

test.each([
  ['2026-11-22T22:59:00Z', '2026-11-22'],
  ['2026-11-22T23:01:00Z', '2026-11-23'],
  ['2026-06-22T22:01:00Z', '2026-06-23'],
  ['2026-11-22', '2026-11-22'],
  ['soon', ''],
  [null, ''],
])('the UTC time %s belongs to the day %j in Zurich', (value, day) => expect(zurichDay(value)).toBe(day));

describe('dates in other languages', () => {
  afterEach(() => setLanguage('en'));

  test.each([
    ['de', '21. Nov. 2026, 14:05', 'Sa', 'gestern', 'vor 6 Tagen', 'vor 2 Stunden'],
    ['fr', '21 nov. 2026, 14:05', 'sam.', 'hier', 'il y a 6 jours', 'il y a 2 heures'],
    ['it', '21 nov 2026, 14:05', 'sab', 'ieri', '6 giorni fa', '2 ore fa'],
  ] as const)(
    'in the language %s an exact date is written as %s',
    async (language, exact, weekday, yesterday, sixDays, twoHours) => {
      await setLanguage(language);
      expect([formatExact(NOW), formatWeekday(NOW, NOW).split(/,/)[0]]).toEqual([exact, weekday]);
      const times = [
        new Date(2026, 10, 20, 22, 5),
        new Date(2026, 10, 15, 9, 0),
        new Date(2026, 10, 21, 12, 5),
      ];
      expect(times.map((time) => formatRelativeInside(time, NOW))).toEqual([yesterday, sixDays, twoHours]);
    },
  );

  test.each([
    ['de', 'vor 2 Tagen', 'vor 1 Woche', 'vor 1 Monat', 'vor 1 Jahr'],
    ['fr', 'il y a 2 jours', 'il y a 1 semaine', 'il y a 1 mois', 'il y a 1 an'],
    ['it', '2 giorni fa', '1 settimana fa', '1 mese fa', '1 anno fa'],
  ] as const)(
    'in the language %s relative times are numbers instead of words such as last week',
    async (...row) => {
      const [language, ...texts] = row;
      await setLanguage(language);
      const times = [
        new Date(2026, 10, 19, 9, 0),
        new Date(2026, 10, 8, 9, 0),
        new Date(2026, 8, 25),
        new Date(2025, 0, 10),
      ];
      expect(times.map((time) => formatRelative(time, NOW))).toEqual(texts);
    },
  );

  test('in English a relative time within a sentence starts in lower case, and a date keeps its capital letter', () => {
    const times = [new Date(2026, 10, 20, 22, 5), NOW, new Date(2026, 10, 22)];
    expect(times.map((time) => formatRelativeInside(time, NOW))).toEqual([
      'yesterday',
      'just now',
      '22 Nov 2026',
    ]);
  });
});
