import { dayText, laterDays } from './later-days';

test('Later offers next week, one month, three months, or a date within two years, in Zurich time', () => {
  expect(laterDays(new Date('2026-11-22T23:30:00Z'))).toEqual({
    choices: [
      { label: 'Next week', day: '2026-11-30' },
      { label: 'In a month', day: '2026-12-23' },
      { label: 'In three months', day: '2027-02-23' },
    ],
    first: '2026-11-24',
    last: '2028-11-23',
  });
  expect(dayText('2026-11-30')).toBe('Mon, 30 Nov 2026');
});

test('a proposed snooze date on a weekend becomes the following Monday', () => {
  // 28 November 2026 is a Saturday. A month later is a Monday, three months later is a Sunday.
  const { choices, first } = laterDays(new Date('2026-11-28T10:00:00Z'));
  expect(choices.map(({ day }) => day)).toEqual(['2026-12-07', '2026-12-28', '2027-03-01']);
  expect(first).toBe('2026-11-29');
});

test('in a shorter month the proposed snooze date is the last day of the month', () => {
  const { choices, last } = laterDays(new Date('2028-02-29T10:00:00Z'));
  expect([choices[1]?.day, last]).toEqual(['2028-03-29', '2030-02-28']);
  expect(laterDays(new Date('2027-11-30T10:00:00Z')).choices[2]?.day).toBe('2028-02-29');
});
