import { compareLines } from './ledger-order';

test('counted awards are listed first by weight, then superseded and unweighted awards', () => {
  const lines = [
    { award: 'x', status: 'not_weighted', weight: 0 },
    { award: 'c', status: 'superseded', weight: 9 },
    { award: 'b', status: 'counted', weight: 1 },
    { award: 'penalty', status: 'counted', weight: -2 },
    { award: 'a', status: 'counted', weight: 1 },
    { award: 'd', status: 'counted', weight: 3 },
  ] as const;
  expect(lines.toSorted(compareLines).map(({ award }) => award)).toEqual([
    'd',
    'a',
    'b',
    'penalty',
    'c',
    'x',
  ]);
});
