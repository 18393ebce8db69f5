import { entry, list, nullable, optional, withDefault } from './combine';
import { columns, ITSELF, object, page, rows } from './object';
import { name, number, text, word, yes } from './values';

const startup = object(
  { id: name, score: optional(number), sector: nullable(text), pros_text: nullable(text) },
  { pros_text: ['pros_text', 'pros'] },
);

test('an object has the fields of the contract and no others', () =>
  expect(startup({ id: 7, score: '12.50', sector: 'ICT', pros_text: 'Fast', colour: 'red' })).toEqual({
    id: '7',
    score: 12.5,
    sector: 'ICT',
    pros_text: 'Fast',
  }));

test('what may be missing is left out, what may be null is null', () =>
  expect(startup({ id: '7', score: 'high' })).toEqual({ id: '7', sector: null, pros_text: null }));

test.each([[{ score: 1 }], [{ id: ' ' }], [null], ['7'], [undefined]])(
  '%j lacks what is needed and cannot be read',
  (value) => expect(startup(value)).toBeUndefined(),
);

test.each([
  [{ pros: ['Fast', 'Small'] }, 'Fast\nSmall'],
  [{ pros_text: ' ', pros: 'Fast' }, 'Fast'],
  [{ pros_text: 'Old', pros: 'Fast' }, 'Old'],
])('of %j the first name that holds something counts', (held, pros) =>
  expect(startup({ id: '7', ...held })?.pros_text).toBe(pros),
);

test('a fallback counts only when no name holds anything', () => {
  const list_ = object({ items: withDefault(list(word), []) }, { items: ['items', 'rows'] });
  expect(list_({ items: 'none', rows: ['a'] })).toEqual({ items: ['a'] });
  expect(list_({ items: 'none' })).toEqual({ items: [] });
});

test.each([
  [{}, true],
  [{ assignable: null }, true],
  [{ assignable: false }, false],
  [{ assignable: 0 }, false],
])('null is no answer to what has a fallback: %j reads %j', (answer, assignable) =>
  expect(object({ assignable: withDefault(yes, true) })(answer)).toEqual({ assignable }),
);

test('an optional field that is null stays null; one that is missing is missing', () => {
  const user = object({ last_sign_in_at: optional(nullable(text)) });
  expect([user({ last_sign_in_at: null }), user({})]).toEqual([{ last_sign_in_at: null }, {}]);
});

test('an optional text that is empty is missing', () =>
  expect(object({ origin: optional(text) })({ origin: '' })).toEqual({}));

test('a row may be its own text', () => {
  const role = object({ id: name }, { id: ['id', 'code', ITSELF] });
  expect(['user', { code: 'admin' }, {}].map(role)).toEqual([{ id: 'user' }, { id: 'admin' }, undefined]);
});

test('an entry of a list may be its text or hold it; others are left out', () =>
  expect(list(entry(word, 'award_name'))(['a', { award_name: 'b' }, null, 3, {}])).toEqual(['a', 'b']));

const users = page('items', { items: withDefault(list(startup), []) }, { items: ['items', 'users'] });

test.each([
  ['a plain array', [{ id: 1 }], 1],
  ['a list under another name', { users: [{ id: 1 }] }, 1],
  ['a total', { items: [{ id: 1 }], total: 30 }, 30],
  ['a total that is a text', { items: [{ id: 1 }], total: '30' }, 30],
  ['a count', { items: [{ id: 1 }], count: 30 }, 30],
  ['a total beside a count', { items: [{ id: 1 }], total: 0, count: 9 }, 0],
  ['a total that cannot be', { items: [{ id: 1 }], total: -1 }, 1],
])('a page may come as %s', (_name, answer, total) =>
  expect(users(answer)).toEqual({ items: [{ id: '1', sector: null, pros_text: null }], total }),
);

test('rows that are no objects or lack their key are left out', () =>
  expect(users({ items: [null, 3, { score: 1 }, { id: 1 }] })).toMatchObject({ items: [{ id: '1' }] }));

test('rows without a total may be the whole answer', () => {
  const roles = rows('roles', { roles: list(word) });
  expect([roles(['a']), roles({ roles: ['a'] }), roles({})]).toEqual([
    { roles: ['a'] },
    { roles: ['a'] },
    undefined,
  ]);
});

test('of chosen columns only what is there is read', () => {
  const places = columns({ id: name, canton: nullable(text), sector: nullable(text) });
  expect(places({ canton: 'ZH', sector: 7, colour: 'red' })).toEqual({ canton: 'ZH', sector: '7' });
  expect(places({ id: ' ' })).toEqual({});
  expect(places(null)).toBeUndefined();
});
