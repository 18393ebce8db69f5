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
])('the text %j is read as %j', (value, read) => expect(text(value)).toBe(read));

test.each([
  [' Nivalis ', 'Nivalis'],
  [7, '7'],
  [' ', undefined],
  [null, undefined],
])('a row with the key %j is known by %j', (value, read) => expect(name(value)).toBe(read));

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
])('the number %j is read as %j', (value, read) => expect(number(value)).toBe(read));

test.each([
  [0, 0],
  ['30', 30],
  [-1, undefined],
  ['many', undefined],
])('the count %j is read as %j', (value, read) => expect(count(value)).toBe(read));

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
])('%j says yes: %j', (value, read) => expect([yes(value), flag(value)]).toEqual([read, Number(read)]));

test('a value that may be a text or a number stays what it is', () =>
  expect([textOrNumber('7'), textOrNumber(7), textOrNumber([])]).toEqual(['7', 7, undefined]));

test('what the contract leaves open is passed on, nothing is null', () =>
  expect([anything({ a: 1 }), anything(undefined)]).toEqual([{ a: 1 }, null]));

test('a number is no word of a list', () => expect([word('a'), word(7)]).toEqual(['a', undefined]));

test('a word that the contract does not know cannot be read', () => {
  const status = oneOf('counted', 'superseded');
  expect([status('counted'), status('guessed'), status(null)]).toEqual(['counted', undefined, undefined]);
});

test.each([
  ['a', 'a'],
  ['', null],
  [' ', null],
  [undefined, null],
  [{}, null],
])('%j is read as %j where null is allowed', (value, read) => expect(nullable(text)(value)).toBe(read));

test.each([
  [null, null],
  [undefined, null],
  [false, false],
  [1, true],
])('where null is allowed, a yes that is %j is read as %j', (value, read) =>
  expect(nullable(yes)(value)).toBe(read),
);

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
])('the roles %j are read as %j', (value, read) => expect(roles('admin', 'super', 'user')(value)).toBe(read));
