import { mostFollowed, mostIndexed } from './index-size';

const GB = 2 ** 30;

test.each([
  ['a small machine', 0.5 * GB, 250_000],
  ['a container of eight gigabytes', 8 * GB, 1_431_655],
  ['a large machine', 256 * GB, 2_000_000],
])('%s keeps as many startups in memory as a tenth of it holds', (_, memory, startups) => {
  expect(mostIndexed(memory)).toBe(startups);
});

test.each([
  [1_000, 5_000],
  [250_000, 5_000],
  [1_000_000, 20_000],
])('an index of %i startups follows %i changed ones', (startups, changed) => {
  expect(mostFollowed(startups)).toBe(changed);
});
