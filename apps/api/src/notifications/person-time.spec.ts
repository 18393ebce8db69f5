import { personTime } from './person-time';

test.each([
  ['Europe/Zurich', '2026-07-01', '2026-06-30T22:00:00.000Z'],
  ['Europe/Zurich', '2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['America/New_York', '2026-11-23', '2026-11-23T05:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-23', '2026-11-22T18:15:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-23', '2026-11-22T10:00:00.000Z'],
  ['Pacific/Pago_Pago', '2026-11-23', '2026-11-23T11:00:00.000Z'],
  // On this day, clocks were set forward from midnight to one.
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
  ['Nowhere/Gone', '2026-07-01', '2026-06-30T22:00:00.000Z'],
  [null, '2026-07-01', '2026-06-30T22:00:00.000Z'],
])('in the time zone %s the day %s begins at %s', (zone, day, begin) => {
  const there = personTime(zone);
  expect(new Date(there.startOfDay(day)).toISOString()).toBe(begin);
  expect([there.day(Date.parse(begin) - 1), there.day(Date.parse(begin))]).toEqual([expect.anything(), day]);
  expect(there.day(Date.parse(begin) - 1) < day).toBe(true);
});

test('a time is converted to day, time and weekday in a person’s time zone', () => {
  const moment = Date.parse('2026-11-23T22:30:00Z');
  const words = (zone: string) => {
    const { day, time, weekday } = personTime(zone);
    return `${weekday(moment)} ${day(moment)} ${time(moment)}`;
  };
  expect(words('America/New_York')).toBe('Monday 2026-11-23 17:30');
  expect(words('Asia/Tokyo')).toBe('Tuesday 2026-11-24 07:30');
});
