import { hasNul, isTooDeep } from './validation';

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
])('row %#: nesting is counted outside of texts only, up to twenty', (json, expected) => expect(isTooDeep(json)).toBe(expected));

test.each([
  ['a\u0000', true], [{ a: ['b', { c: '\u0000' }] }, true], [{ 'a\u0000': 1 }, true], [{ a: ['b', null, 1, true] }, false], [null, false], ['', false],
])('hasNul(%j) is %s', (value, expected) => expect(hasNul(value)).toBe(expected));
