import { formatDate } from './date-formats';
import { dayText, timeOf } from './day-text';

const NOW = new Date('2026-11-23T08:00:00Z');

test.each([
  ['2026-11-23', 'Today'],
  ['2026-11-22', 'Sunday, 22 Nov'],
  ['2026-11-17', 'Tuesday, 17 Nov'],
  ['2026-11-16', '16 Nov 2026'],
  ['2025-11-23', '23 Nov 2025'],
])('the day %s is written as %s', (day, text) => expect(dayText(formatDate(day), NOW)).toBe(text));

test('a time is shown in the reader’s time zone', () =>
  expect(timeOf(new Date(2026, 10, 20, 8, 4).toISOString())).toBe('08:04'));
