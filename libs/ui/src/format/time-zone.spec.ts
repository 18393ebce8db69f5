import {
  formatDate,
  formatDateIn,
  formatExact,
  formatRelative,
  formatWeekday,
  weekdayName,
} from './date-formats';
import { showTimesIn, startOfDay, timeZones } from './time-zone';

afterEach(() => showTimesIn(null));

test.each([
  ['Asia/Tokyo', '22 Nov 2026, 08:30', 'Yesterday'],
  ['America/New_York', '21 Nov 2026, 18:30', 'Yesterday'],
  ['Europe/Zurich', '22 Nov 2026, 00:30', '13 hours ago'],
])(
  'in the time zone %s the time 23:30 UTC is written as %s, and half a day later as %s',
  (zone, exact, relative) => {
    showTimesIn(zone);
    expect(formatExact('2026-11-21T23:30:00Z')).toBe(exact);
    const later = zone === 'Asia/Tokyo' ? '2026-11-22T23:30:00Z' : '2026-11-22T12:30:00Z';
    expect(formatRelative('2026-11-21T23:30:00Z', new Date(later))).toBe(relative);
  },
);

test.each([
  ['Asia/Tokyo', '22. Nov. 2026', 'Sun', 'Sun, 22 Nov'],
  ['America/New_York', '21. Nov. 2026', 'Sat', 'Sat, 21 Nov'],
])('in the time zone %s the same time is printed as %s on a %s', (zone, german, name, weekday) => {
  showTimesIn(zone);
  const at = '2026-11-21T23:30:00Z';
  expect([formatDateIn('de', at), weekdayName(at), formatWeekday(at, new Date(at))]).toEqual([
    german,
    name,
    weekday,
  ]);
});

test.each([
  ['Asia/Tokyo', '2026-11-21', '2026-11-20T15:00:00.000Z'],
  ['Europe/Zurich', '2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['Europe/Zurich', '2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-01-01', '2025-12-31T10:00:00.000Z'],
  // A day may have no midnight when summer time begins, and two midnights when summer time ends.
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
  ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  // Samoa skipped 30 December 2011 when it crossed the date line.
  ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00.000Z'],
])('in the time zone %s the date %s starts at %s', (zone, day, begin) => {
  showTimesIn(zone);
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  expect(startOfDay(year, month, date).toISOString()).toBe(begin);
});

test('a date without a time is the same in every time zone', () => {
  showTimesIn('Pacific/Kiritimati');
  expect([formatDate('2026-11-21'), formatDateIn('fr', '2026-11-21'), weekdayName('2026-11-21')]).toEqual([
    '21 Nov 2026',
    '21 nov. 2026',
    'Sat',
  ]);
  expect(localStorage.getItem('timeZone')).toBe('Pacific/Kiritimati');
  showTimesIn('Europe/Atlantis');
  expect(localStorage.getItem('timeZone')).toBeNull();
  expect(timeZones()).toContain('Europe/Zurich');
});
