import { latestSlot } from './backup-slot';
import { backupName, madeAt } from './backup-name';
import { expiredBackups } from './retention';

const at = (moment: string) => ({ name: moment, madeAt: Date.parse(`${moment}Z`) });
/** Returns backups for consecutive days at 02:00 in Zurich, counting back from Sunday, 22 November 2026. */
const daily = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    at(new Date(Date.UTC(2026, 10, 22 - index, 1)).toISOString().slice(0, 19)),
  );

test.each([
  ['the newest backup of each retained day and week', 3, 2, daily(20), 4],
  ['all backups that are younger than the retained days', 14, 1, daily(14), 14],
  ['only the newest backup with a retention of one day and one week', 1, 1, daily(9), 1],
])('the retention of backups keeps %s', (_name, days, weeks, backups, kept) => {
  const expired = expiredBackups(backups, { days, weeks });
  expect(backups.length - expired.length).toBe(kept);
  expect(expired).not.toContain(backups[0]?.name);
});

test('days without backups do not count in the retention of backups', () => {
  const backups = ['2026-11-22T13:00:00', '2026-11-22T01:00:00', '2026-09-01T01:00:00'].map(at);
  expect(expiredBackups(backups, { days: 2, weeks: 1 })).toEqual(['2026-11-22T01:00:00']);
});

test('in the retention of backups a day begins at midnight in Zurich and a week on Monday', () => {
  const sunday = ['2026-11-22T22:59:00', '2026-11-22T23:01:00'].map(at);
  expect(expiredBackups(sunday, { days: 1, weeks: 2 })).toEqual([]);
  expect(expiredBackups(sunday, { days: 1, weeks: 1 })).toEqual(['2026-11-22T22:59:00']);
});

test('without backups no backup expires', () => {
  expect(expiredBackups([], { days: 1, weeks: 1 })).toEqual([]);
});

test('the name of a backup contains its creation time', () => {
  const moment = Date.parse('2026-11-22T01:02:03Z');
  expect(backupName(moment, false)).toBe('vaglio-2026-11-22T010203Z.backup');
  expect(backupName(moment, true)).toBe('vaglio-2026-11-22T010203Z.backup.age');
  expect([backupName(moment, true), backupName(moment, false)].map(madeAt)).toEqual([moment, moment]);
  expect(
    ['vaglio-2026-11-22.backup', 'vaglio-2026-13-22T010203Z.backup', 'notes.txt', ''].map(madeAt),
  ).toEqual([undefined, undefined, undefined, undefined]);
});

test.each([
  ['2026-11-22T01:00:00Z', '2026-11-22T01:00:00Z', ['02:00']],
  ['2026-11-22T00:59:59Z', '2026-11-21T01:00:00Z', ['02:00']],
  ['2026-07-22T12:30:00Z', '2026-07-22T12:00:00Z', ['02:00', '14:00']],
  ['2026-07-22T11:30:00Z', '2026-07-22T00:00:00Z', ['02:00', '14:00']],
  ['2026-03-29T12:00:00Z', '2026-03-29T01:30:00Z', ['02:30']], // 02:30 does not exist on this day: summer time begins
])('at the time %s the last backup was due at %s', (now, slot, times) => {
  expect(latestSlot(times, Date.parse(now))).toBe(Date.parse(slot));
});
