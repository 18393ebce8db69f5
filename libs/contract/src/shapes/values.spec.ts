import { nullable } from './combine';
import { anything, count, flag, name, number, oneOf, roles, text, textOrNumber, word, yes } from './values';

test.each([
  ['a', 'a'],
  [' a ', ' a '],
  ['', ''],
  [7, '7'],
  [['Fast', 'Small', 3], 'Fast\nSmall'],
  [null, undefined],
  [{}, undefined],
  [true, undefined],
])('in a response the text %j is read as %j', (value, read) => expect(text(value)).toBe(read));

test.each([
  [' Nivalis ', 'Nivalis'],
  [7, '7'],
  [' ', undefined],
  [null, undefined],
])('the key %j of a row is read as the id %j', (value, read) => expect(name(value)).toBe(read));

test.each([
  [3, 3],
  ['2.50', 2.5],
  ['-1', -1],
  ['', undefined],
  [' ', undefined],
  ['x', undefined],
  [Infinity, undefined],
  [NaN, undefined],
  [null, undefined],
])('in a response the number %j is read as %j', (value, read) => expect(number(value)).toBe(read));

test.each([
  [0, 0],
  ['30', 30],
  [-1, undefined],
  ['many', undefined],
])('in a response the count %j is read as %j', (value, read) => expect(count(value)).toBe(read));

test.each([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [false, false],
  [0, false],
  ['0', false],
  [2, false],
  [undefined, false],
])('the flag %j is read as set: %j', (value, read) =>
  expect([yes(value), flag(value)]).toEqual([read, Number(read)]),
);

test('a value that may be a text or a number keeps its type', () =>
  expect([textOrNumber('7'), textOrNumber(7), textOrNumber([])]).toEqual(['7', 7, undefined]));

test('a value of any type is unchanged, and a missing value is null', () =>
  expect([anything({ a: 1 }), anything(undefined)]).toEqual([{ a: 1 }, null]));

test('a number in a list of texts is dropped', () => expect([word('a'), word(7)]).toEqual(['a', undefined]));

test('an unknown value of an enumeration cannot be read', () => {
  const status = oneOf('counted', 'superseded');
  expect([status('counted'), status('guessed'), status(null)]).toEqual(['counted', undefined, undefined]);
});

test.each([
  ['a', 'a'],
  ['', null],
  [' ', null],
  [undefined, null],
  [{}, null],
])('the nullable text %j is read as %j', (value, read) => expect(nullable(text)(value)).toBe(read));

test.each([
  [null, null],
  [undefined, null],
  [false, false],
  [1, true],
])('the nullable boolean %j is read as %j', (value, read) => expect(nullable(yes)(value)).toBe(read));

test.each([
  ['super', 'super'],
  ['admin, user', 'admin, user'],
  [['admin', { name: 'user' }], 'admin, user'],
  [[{ code: 'user' }, { roleID: 'admin' }], 'user, admin'],
  [{ roleID: 'r1', code: 'super' }, 'super'],
  [{ id: 3, name: 'user' }, 'user'],
  [{ id: 'r1' }, 'r1'],
  [{ id: 3, roleID: 'user', name: 'Person' }, 'user'],
  [7, '7'],
  [['user', 7], 'user, 7'],
  [[{ id: 'admin' }, 'user', 'admin'], 'admin, user'],
  [' , ', undefined],
  [[], undefined],
  [{}, undefined],
  [[null, true, {}], undefined],
  [undefined, undefined],
])('in a response the roles %j are read as %j', (value, read) =>
  expect(roles('admin', 'super', 'user')(value)).toBe(read),
);
