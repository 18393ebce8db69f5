import { firstOfYear, isDay, plusDays, sixOfDay, startOfDay, zurichDay } from './zurich-days';

test.each([
  ['2026-01-15', '2026-01-14T23:00:00.000Z'],
  ['2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', '2026-10-25T23:00:00.000Z'],
])('the day %s begins in Zurich at %s', (day, moment) => {
  expect(new Date(startOfDay(day)).toISOString()).toBe(moment);
  expect([zurichDay(startOfDay(day)), zurichDay(startOfDay(day) - 1)]).toEqual([day, plusDays(day, -1)]);
});

test.each([
  ['2026-01-15', '2026-01-15T05:00:00.000Z'],
  ['2026-03-29', '2026-03-29T04:00:00.000Z'],
  ['2026-07-01', '2026-07-01T04:00:00.000Z'],
  ['2026-10-25', '2026-10-25T05:00:00.000Z'],
])('it is six in Zurich on %s at %s', (day, moment) => {
  expect(new Date(sixOfDay(day)).toISOString()).toBe(moment);
});

test('days are counted by calendar, across months, leap days and clock changes', () => {
  expect(plusDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(plusDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(plusDays('2026-10-24', 7)).toBe('2026-10-31');
});

test.each([
  ['2026-11-22', '2025-11-23'],
  ['2028-02-29', '2027-03-02'],
  ['2026-12-31', '2026-01-01'],
])('the twelve months until %s begin on %s', (day, first) => expect(firstOfYear(day)).toBe(first));

test.each([
  ['2026-11-22', true],
  ['2026-02-31', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['0000-01-01', false],
  ['9999-12-31', false],
  ['2999-12-31', true],
  ['', false],
])('%s is a valid date: %s', (text, expected) => expect(isDay(text)).toBe(expected));
