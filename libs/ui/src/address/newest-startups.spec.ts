import { newestStartupsSearch } from './newest-startups';

test('what is new was first above the threshold in the last ten days, by the days of Zurich', () =>
  expect(newestStartupsSearch(new Date('2026-11-22T23:30:00Z'))).toBe(
    '?top=eligible&sort=firstTime_appear_inscore&reached_from=2026-11-13',
  ));
