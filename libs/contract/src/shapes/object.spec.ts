import { entry, list, nullable, optional, withDefault } from './combine';
import { columns, ITSELF, object, page, rows } from './object';
import { name, number, text, word, yes } from './values';

const startup = object(
  { id: name, score: optional(number), sector: nullable(text), pros_text: nullable(text) },
  { pros_text: ['pros_text', 'pros'] },
);

test('a response object is reduced to the fields of the contract', () =>
  expect(startup({ id: 7, score: '12.50', sector: 'ICT', pros_text: 'Fast', colour: 'red' })).toEqual({
    id: '7',
    score: 12.5,
    sector: 'ICT',
    pros_text: 'Fast',
  }));

test('missing optional fields are omitted, and missing nullable fields are null', () =>
  expect(startup({ id: '7', score: 'high' })).toEqual({ id: '7', sector: null, pros_text: null }));

test.each([[{ score: 1 }], [{ id: ' ' }], [null], ['7'], [undefined]])(
  'the response object %j lacks required fields and cannot be read',
  (value) => expect(startup(value)).toBeUndefined(),
);

test.each([
  [{ pros: ['Fast', 'Small'] }, 'Fast\nSmall'],
  [{ pros_text: ' ', pros: 'Fast' }, 'Fast'],
  [{ pros_text: 'Old', pros: 'Fast' }, 'Old'],
])('the first field name that has a value in %j is used', (held, pros) =>
  expect(startup({ id: '7', ...held })?.pros_text).toBe(pros),
);

test('a default value is used only if no field name has a value', () => {
  const list_ = object({ items: withDefault(list(word), []) }, { items: ['items', 'rows'] });
  expect(list_({ items: 'none', rows: ['a'] })).toEqual({ items: ['a'] });
  expect(list_({ items: 'none' })).toEqual({ items: [] });
});

test.each([
  [{}, true],
  [{ assignable: null }, true],
  [{ assignable: false }, false],
  [{ assignable: 0 }, false],
])('null is replaced by the default value of a field: %j is read as %j', (answer, assignable) =>
  expect(object({ assignable: withDefault(yes, true) })(answer)).toEqual({ assignable }),
);

test('an optional field that is null remains null, and a missing field remains missing', () => {
  const user = object({ last_sign_in_at: optional(nullable(text)) });
  expect([user({ last_sign_in_at: null }), user({})]).toEqual([{ last_sign_in_at: null }, {}]);
});

test('an optional field with an empty text is read as missing', () =>
  expect(object({ origin: optional(text) })({ origin: '' })).toEqual({}));

test('a row of a response may be a plain text', () => {
  const role = object({ id: name }, { id: ['id', 'code', ITSELF] });
  expect(['user', { code: 'admin' }, {}].map(role)).toEqual([{ id: 'user' }, { id: 'admin' }, undefined]);
});

test('an entry of a list may be a text or an object that contains the text', () =>
  expect(list(entry(word, 'award_name'))(['a', { award_name: 'b' }, null, 3, {}])).toEqual(['a', 'b']));

const users = page('items', { items: withDefault(list(startup), []) }, { items: ['items', 'users'] });

test.each([
  ['an array', [{ id: 1 }], 1],
  ['a list with another name', { users: [{ id: 1 }] }, 1],
  ['a total', { items: [{ id: 1 }], total: 30 }, 30],
  ['a total as a text', { items: [{ id: 1 }], total: '30' }, 30],
  ['a count', { items: [{ id: 1 }], count: 30 }, 30],
  ['a total and a count', { items: [{ id: 1 }], total: 0, count: 9 }, 0],
  ['a negative total', { items: [{ id: 1 }], total: -1 }, 1],
])('a page of a list may be returned as %s', (_name, answer, total) =>
  expect(users(answer)).toEqual({ items: [{ id: '1', sector: null, pros_text: null }], total }),
);

test('rows of a response that are not objects or lack their key are dropped', () =>
  expect(users({ items: [null, 3, { score: 1 }, { id: 1 }] })).toMatchObject({ items: [{ id: '1' }] }));

test('if a response has no total, the whole response may be the list of rows', () => {
  const roles = rows('roles', { roles: list(word) });
  expect([roles(['a']), roles({ roles: ['a'] }), roles({})]).toEqual([
    { roles: ['a'] },
    { roles: ['a'] },
    undefined,
  ]);
});

test('only the current values of the selected columns are read', () => {
  const places = columns({ id: name, canton: nullable(text), sector: nullable(text) });
  expect(places({ canton: 'ZH', sector: 7, colour: 'red' })).toEqual({ canton: 'ZH', sector: '7' });
  expect(places({ id: ' ' })).toEqual({});
  expect(places(null)).toBeUndefined();
});
