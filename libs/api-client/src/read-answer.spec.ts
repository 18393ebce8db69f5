import { readName, readNumber, readRows, readYes } from './read-answer';

test.each([
  [[{ a: 1 }], [{ a: 1 }]],
  [{ items: [{ a: 1 }, null, 'x'] }, [{ a: 1 }]],
  [{ rows: [{ a: 1 }] }, [{ a: 1 }]],
  [{ items: 'none' }, []],
  [{ items: 'none', rows: [] }, []],
  [null, []],
  [undefined, []],
  ['items', []],
])('the rows of %j are %j', (answer, rows) => {
  expect(readRows(answer, ['items', 'rows'])).toEqual(rows);
});

test.each([
  [3, 3],
  ['2.50', 2.5],
  ['', null],
  [' ', null],
  ['x', null],
  [Infinity, null],
  [NaN, null],
  [null, null],
])('the number %j is read as %j', (value, number) => {
  expect(readNumber({ value }, 'value')).toBe(number);
});

test.each([
  [true, true],
  [1, true],
  ['1', true],
  [false, false],
  [0, false],
  ['0', false],
  [undefined, false],
])('%j says yes: %j', (value, yes) => {
  expect(readYes({ value }, 'value')).toBe(yes);
});

test.each([
  ['a', 'a'],
  [7, '7'],
  [null, ''],
  [{}, ''],
])('the id %j is read as %j', (value, name) => {
  expect(readName({ value }, 'value')).toBe(name);
});
