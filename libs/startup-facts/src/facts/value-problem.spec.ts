import { amountProblem, readAmount } from './value-problem';

test.each([
  ['6’400’000', 6_400_000],
  ["6'400'000.50", 6_400_000.5],
  ['150 000', 150_000],
  ['1,5', 1.5],
  ['1.250.000,50', 1_250_000.5],
  ['250.000', 250_000],
  ['5 apples', null],
  ['0', 0],
  ['', null],
])('the amount %s is %s', (text, amount) => expect(readAmount(text)).toBe(amount));

const RANGE = { minimum: 0.01, maximum: 1e12 };

test.each([
  ['much', 'Amount must be a number, such as 150000.'],
  ['0', 'Amount must be at least 0.01.'],
  ['0.01', null],
  ['1000000000000', null],
  ['1000000000001', 'Amount must be at most 1’000’000’000’000.'],
])('of the amount %s it is said: %s', (text, problem) =>
  expect(amountProblem('Amount', text, RANGE)).toBe(problem),
);
