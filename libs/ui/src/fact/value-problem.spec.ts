import { readAmount } from './value-problem';

test.each([
  ['6’400’000', 6_400_000],
  ["6'400'000.50", 6_400_000.5],
  ['150 000', 150_000],
  ['0', 0],
  ['', null],
])('the amount %s is %s', (text, amount) => expect(readAmount(text)).toBe(amount));
