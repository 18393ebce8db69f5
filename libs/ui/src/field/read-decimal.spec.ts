import { readDecimal } from './read-decimal';

test.each([
  ['2.5', 2.5],
  [' 3 ', 3],
  ['-.5', -0.5],
  ['1e3', 1000],
  ['', null],
  ['x', null],
  ['1 2', null],
  ['1.2.3', null],
  ['NaN', null],
  ['2,5', 2.5],
  ['0,125', 0.125],
  ['1,000', null],
  ['1,2,3', null],
  ['0x10', null],
  ['Infinity', null],
  ['1e999', null],
])('the typed number %j is read as %j', (text, number) => {
  expect(readDecimal(text)).toBe(number);
});
