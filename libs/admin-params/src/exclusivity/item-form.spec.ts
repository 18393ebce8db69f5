import { checkGroup, NEW_GROUP, shownKey, toGroupForm } from './group-form';
import { checkItem, nextPrecedence, readPrecedence } from './item-form';

test.each([
  ['', '', 'parameter', 'Please choose a parameter.'],
  ['', '1', 'parameter', 'Please choose a parameter.'],
  ['kick', '', 'precedence', 'Precedence is required (integer).'],
  ['kick', '0', 'precedence', 'Precedence is required (integer).'],
  ['kick', '-1', 'precedence', 'Precedence is required (integer).'],
  ['kick', '1.5', 'precedence', 'Precedence is required (integer).'],
  ['kick', 'one', 'precedence', 'Precedence is required (integer).'],
  ['kick', '99999999999999999999', 'precedence', 'Precedence is required (integer).'],
])(
  'an exclusivity item with the parameter %j and the precedence %j is refused at the field %s: %s',
  (parameter, precedence, field, text) =>
    expect(checkItem({ parameter, precedence })).toEqual({ field, text }),
);

test.each([
  ['1', 1],
  [' 12 ', 12],
  ['+3', 3],
])('the precedence typed as %j is read as %d', (text, precedence) => {
  expect(checkItem({ parameter: 'kick', precedence: text })).toBeNull();
  expect(readPrecedence(text)).toBe(precedence);
});

test.each([
  [[], 1],
  [[1, 3, 2], 4],
  [[undefined], 1],
  [[undefined, 7], 8],
])('the proposed precedence after %j is %d', (precedences, next) =>
  expect(nextPrecedence(precedences.map((precedence) => ({ precedence })))).toBe(next),
);

test('the key of a new exclusivity group follows its name until the person types a key', () => {
  expect(shownKey({ ...NEW_GROUP, name: 'Prix Süd' })).toBe('prix-sud');
  expect(shownKey({ ...NEW_GROUP, name: 'Prix Süd', key: ' ps ' })).toBe('ps');
});

test('a renamed exclusivity group keeps its key', () => {
  const form = toGroupForm({
    id: '1',
    group_key: 'kick',
    group_name: 'Kick',
    description: '',
    rule: 'keep_highest_precedence',
  });
  expect(shownKey({ ...form, name: 'Venture Kick' })).toBe('kick');
});

test.each([
  ['', null, { field: 'name', text: 'Name is required.' }],
  [' ', 'k', { field: 'name', text: 'Name is required.' }],
  ['+++', null, { field: 'key', text: 'Key is required.' }],
  ['Kick', ' ', { field: 'key', text: 'Key is required.' }],
  ['Kick', null, null],
])('an exclusivity group named %j with the key %j has the error %j', (name, key, problem) =>
  expect(checkGroup({ ...NEW_GROUP, name, key })).toEqual(problem),
);
