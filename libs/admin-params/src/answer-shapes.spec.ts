import { readName, readNumber, readRows } from './answer-shapes';
import { readDecimal } from './read-decimal';

test.each([
  [[{ a: 1 }], [{ a: 1 }]],
  [{ items: [{ a: 1 }, null, 'x'] }, [{ a: 1 }]],
  [{ groups: [{ a: 1 }] }, [{ a: 1 }]],
  [{ groups: 'none', items: [] }, []],
  [undefined, []],
  ['items', []],
])('%j holds the rows %j', (answer, rows) => expect(readRows(answer, ['groups', 'items'])).toEqual(rows));

test.each([[1.5, 1.5], ['1.5000', 1.5], ['', null], [' ', null], ['x', null], [null, null], [NaN, null], [Infinity, null]])('%j as a number is %j', (value, number) =>
  expect(readNumber({ value }, 'value')).toBe(number));

test.each([['x', 'x'], [7, '7'], [null, ''], [{}, '']])('%j as a name is %j', (value, name) => expect(readName({ value }, 'value')).toBe(name));

test.each([['1', 1], [' -0.5 ', -0.5], ['1e2', 100], ['1 2', null], ['', null], ['NaN', null], ['1.2.3', null]])('a person who types %j means %j', (text, number) =>
  expect(readDecimal(text)).toBe(number));
