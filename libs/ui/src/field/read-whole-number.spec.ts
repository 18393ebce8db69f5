import { readWholeNumber } from './read-whole-number';

test.each([
  ['0', 0],
  [' 20 ', 20],
  ['50’000', 50_000],
  ["1'000 000", 1_000_000],
  ['999999999999', 999_999_999_999],
  ['1000000000000', null],
  ['', null],
  ['-1', null],
  ['2.5', null],
  ['1e3', null],
  ['many', null],
])('the typed text %j is read as the whole number %j', (text, number) =>
  expect(readWholeNumber(text)).toBe(number),
);
