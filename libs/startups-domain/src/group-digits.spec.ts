import { groupDigits } from './group-digits';

test.each([
  [1284, 0, '1’284'],
  [6_400_000, 2, '6’400’000.00'],
  [999.995, 0, '1’000'],
  [-1234.5, 2, '-1’234.50'],
  [-0.001, 2, '0.00'],
])('the number %d with %d decimals is written as %s', (value, decimals, text) =>
  expect(groupDigits(value, decimals)).toBe(text),
);
