import {
  formatDate,
  formatDateIn,
  formatExact,
  formatRelative,
  formatWeekday,
  weekdayName,
} from './date-formats';
import { showTimesIn, timeZones } from './time-zone';

afterEach(() => showTimesIn(null));

test.each([
  ['Asia/Tokyo', '22 Nov 2026, 08:30', 'Yesterday'],
  ['America/New_York', '21 Nov 2026, 18:30', 'Yesterday'],
  ['Europe/Zurich', '22 Nov 2026, 00:30', '13 hours ago'],
])('in %s half past eleven in Greenwich reads %s, and half a day later %s', (zone, exact, relative) => {
  showTimesIn(zone);
  expect(formatExact('2026-11-21T23:30:00Z')).toBe(exact);
  const later = zone === 'Asia/Tokyo' ? '2026-11-22T23:30:00Z' : '2026-11-22T12:30:00Z';
  expect(formatRelative('2026-11-21T23:30:00Z', new Date(later))).toBe(relative);
});

test.each([
  ['Asia/Tokyo', '22. Nov. 2026', 'Sun', 'Sun, 22 Nov'],
  ['America/New_York', '21. Nov. 2026', 'Sat', 'Sat, 21 Nov'],
])('in %s the same moment is on paper %s, and a %s', (zone, german, name, weekday) => {
  showTimesIn(zone);
  const at = '2026-11-21T23:30:00Z';
  expect([formatDateIn('de', at), weekdayName(at), formatWeekday(at, new Date(at))]).toEqual([
    german,
    name,
    weekday,
  ]);
});

test('a day without a time stays that day in every zone, and an unknown zone is that of the browser', () => {
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
