import fc from 'fast-check';
import { topCount } from './top-count';

test.each([
  [0, 0.2, 0],
  [1, 0.2, 1],
  [10, 0, 0],
  [10, 1, 10],
  [100, 0.07, 7],
  [100, 0.14, 14],
  [100, 0.28, 28],
  [100, 0.29, 29],
  [100, 0.55, 55],
  [100, 0.56, 56],
  [50, 0.14, 7],
  [3, 0.3333, 1],
  [100_000, 0.0001, 10],
  [99_999, 0.2, 20_000],
])('of %d startups the top share %d contains %d', (total, share, count) => {
  expect(topCount(total, share)).toBe(count);
});

test('the top share contains the smallest number of startups that reaches the share', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(10_000), (total, parts) => {
      const count = BigInt(topCount(total, parts / 10_000));
      const wanted = BigInt(total) * BigInt(parts);
      expect(count * 10_000n >= wanted).toBe(true);
      expect((count - 1n) * 10_000n < wanted).toBe(true);
    }),
  );
});
