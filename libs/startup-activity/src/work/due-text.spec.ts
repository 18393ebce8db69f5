import { dueText } from './due-text';

// At this time in UTC, it is already 25 November in Zurich.
const NOW = new Date('2026-11-24T23:30:00Z');

test.each([
  ['2026-11-26', 'Thu, 26 Nov', 'ahead'],
  ['2028-01-31', 'Mon, 31 Jan 2028', 'ahead'],
  ['2026-11-25', 'Due today', 'today'],
  ['2026-11-24', '1 day overdue', 'over'],
  ['2026-10-26', '30 days overdue', 'over'],
])('the due date %s is written as %s', (due, text, state) =>
  expect(dueText(due, NOW)).toEqual({ text, state }),
);
