import { shownStatus } from './ledger';

test.each([
  ['counted', 0, 'no_weight'],
  ['counted', 0.0001, 'counted'],
  ['counted', -1, 'counted'],
  ['superseded', 0, 'superseded'],
  ['not_weighted', 0, 'not_weighted'],
] as const)('an award with the status %s and the weight %d is shown as %s', (status, weight, shown) =>
  expect(shownStatus({ status, weight })).toBe(shown),
);
