import { amountProblem } from './value-problem';

const RANGE = { minimum: 0.01, maximum: 1e12 };

test.each([
  ['much', 'Amount must be a number, such as 150000.'],
  ['0', 'Amount must be at least 0.01.'],
  ['0.01', null],
  ['1000000000000', null],
  ['1000000000001', 'Amount must be at most 1’000’000’000’000.'],
])('the amount typed as %s shows the error: %s', (text, problem) =>
  expect(amountProblem('Amount', text, RANGE)).toBe(problem),
);
