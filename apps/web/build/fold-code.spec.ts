import { foldCode, type Never } from './fold-code.mts';
import { parsed } from './testing/parsed';

const NOTHING: Never = {
  tags: [],
  variables: new Map(),
  properties: new Map(),
  functions: new Map(),
  targets: [],
};
const fold = (code: string, never: Partial<Never>) =>
  foldCode(code, parsed(code), { ...NOTHING, ...never })
    .code.replace(/\s+/g, ' ')
    .trim();

test.each([
  ['a comparison', 'if (26 === node.tag || 5 === tag) draw();', 'if (false || 5 === tag) draw();'],
  ['a comparison for another value', 'if (node.tag !== 26) draw();', 'if (true) draw();'],
  ['no number of another name', 'if (26 === node.lane) draw();', 'if (26 === node.lane) draw();'],
  [
    'a case that ends, after one that ends',
    'switch (a.tag) { case 5: draw(); break; case 26: hoist(); break; case 6: text(); }',
    'switch (a.tag) { case 5: draw(); break; case 6: text(); }',
  ],
  [
    'the label alone of a case that others share',
    'switch (a.tag) { case 26: case 27: case 5: draw(); }',
    'switch (a.tag) { case 5: draw(); }',
  ],
  [
    'the label alone of a case that is reached from the one before',
    'switch (a.tag) { case 5: draw(); case 26: both(); break; case 6: text(); }',
    'switch (a.tag) { case 5: draw(); both(); break; case 6: text(); }',
  ],
  [
    'a case, but not what it declares for the others',
    'switch (a.tag) { case 26: var b = 1; break; case 6: b = 2; }',
    '{ switch (a.tag) { case 6: b = 2; } var b; }',
  ],
  [
    'no case of anything else',
    'switch (a.kind) { case 26: draw(); }',
    'switch (a.kind) { case 26: draw(); }',
  ],
])('of a tag that nothing has goes %s', (_what, code, expected) =>
  expect(fold(code, { tags: [26, 27] })).toBe(expected),
);

test('a variable that never changes is its value, where a parameter does not have its name', () =>
  expect(
    fold('var busy = !1; busy = !0; busy && wait(); a.busy = { busy: busy }; function f(busy) { busy(); }', {
      variables: new Map([['busy', 'false']]),
    }),
  ).toBe('var busy = !1; false; false && wait(); a.busy = { busy: false }; function f(busy) { busy(); }'));

test('a property reads as its value, and is still written', () =>
  expect(
    fold('if (state.dehydrated) { state.dehydrated = 1; }', {
      properties: new Map([['dehydrated', 'null']]),
    }),
  ).toBe('if (null) { state.dehydrated = 1; }'));

test('a function gives its answer alone, and a call is the answer unless its arguments change something', () =>
  expect(
    fold('function has(a) { return a.b; } has(x) && go(); has((x = 1)); list.map(has);', {
      functions: new Map([['has', 'false']]),
    }),
  ).toBe('function has(a) { return false; } false && go(); has((x = 1)); list.map(has);'));

test('what nothing reads is not assigned; of a chain the other targets stay', () =>
  expect(
    fold('A.prototype.f = B.prototype.f = function () {}; A.g = 1; exports.A = A;', {
      targets: ['A.prototype', 'exports.A'],
    }),
  ).toBe('B.prototype.f = function () {}; A.g = 1; void 0;'));

test('names that the code does not have are named', () =>
  expect(
    foldCode('draw();', parsed('draw();'), {
      tags: [26],
      variables: new Map([['busy', 'false']]),
      properties: new Map([['dehydrated', 'null']]),
      functions: new Map([['hoist', 'null']]),
      targets: ['exports.hydrate'],
    }).missing,
  ).toEqual(['26', 'busy', 'dehydrated', 'hoist', 'exports.hydrate']));
