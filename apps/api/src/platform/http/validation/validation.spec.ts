import { isTooDeep } from './json-depth';
import { hasText, holdsNul, isBroken } from './validation';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test.each([
  [nested(20), false],
  [nested(21), true],
  [`{"a":${nested(19)}}`, false],
  [`{"a":${nested(20)}}`, true],
  [`[${'[],'.repeat(1000)}[]]`, false],
  [`"${'['.repeat(1000)}"`, false],
  [`["\\"${'['.repeat(1000)}"]`, false],
  [`["\\\\",${nested(20)}]`, true],
  ['', false],
])(
  'case %#: a JSON body may be nested up to twenty levels, ignoring brackets inside texts',
  (json, expected) => expect(isTooDeep(json)).toBe(expected),
);

test.each([
  ['a\u0000', true],
  [{ a: ['b', { c: '\u0000' }] }, true],
  [{ 'a\u0000': 1 }, true],
  [{ a: ['b', null, 1, true] }, false],
  [null, false],
  ['', false],
])('a NUL character is found in %j: %s', (value, expected) =>
  expect(hasText(value, holdsNul)).toBe(expected),
);

test.each([
  ['\ud83d', true],
  ['a\ude00b', true],
  ['\ude00\ud83d', true],
  [{ a: ['b', { c: '\ud83d' }] }, true],
  [{ '\ud83d': 1 }, true],
  ['\ud83d\ude00', false],
  [{ 'é😀': ['日本', 7] }, false],
])('case %#: half of a surrogate pair is detected, and a complete pair is accepted', (value, expected) =>
  expect(hasText(value, isBroken)).toBe(expected),
);
