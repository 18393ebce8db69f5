import type { Random } from '../../../apps/api/src/operations/seed/sample/random';

function nested(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** Texts that are known to cause errors in many programs. */
const TEXTS: readonly string[] = [
  '\u0000',
  'a\u0000b',
  '\ud83d',
  '\ude00tail',
  '\ufffe\uffff',
  '\u202egpj.exe',
  '\u200b\u200d\ufeff',
  `e${'\u0301'.repeat(300)}`,
  '𝕳𝖊𝖑𝖑𝖔 ﷽ ﬁ ǅ',
  "'; drop table users; --",
  '" or 1=1 --',
  '%_\\%',
  '${7*7}{{7*7}}<%= 7 %>',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '../../../../etc/passwd',
  '=cmd|x!A1',
  '%00%c0%ae',
  '1e999',
  '-0',
  '9223372036854775808',
  '0x10',
  'NaN',
  'true',
  '__proto__',
  'constructor',
  'toString',
  '2026-02-30',
  '٣',
  ' '.repeat(2_000),
  'x'.repeat(2_049),
  'x'.repeat(70_000),
  '(a+)+$'.repeat(50),
  '\r\nSet-Cookie: a=b',
];

/** Unusual values of all types. */
const VALUES: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => -1,
  () => 0.1 + 0.2,
  () => 2 ** 53,
  () => -(2 ** 63),
  () => 1e308,
  () => 1e-320,
  () => [],
  () => ({}),
  () => ['admin'],
  () => [null, [null]],
  () => ({ $gt: '' }),
  () => ({ length: 1e9 }),
  () => nested(30),
  () => nested(2_000),
  () => Array.from({ length: 5_000 }, () => 1),
  () => Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`k${index}`, index])),
];

/** Request bodies with invalid or unusual JSON. */
const BODIES: readonly (string | number[])[] = [
  '',
  '{',
  '{"a":1,}',
  '[]',
  '"text"',
  'null',
  '7',
  'NaN',
  '\ufeff{}',
  '{"a":1,"a":2}',
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{}}}',
  [0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d],
  [0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00],
  [0xed, 0xa0, 0x80],
  `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
  `{"a":"${'x'.repeat(70_000)}"}`,
  `{"a":"${'x'.repeat(270_000)}"}`,
  '{"a":1e999,"b":-1e999}',
  `{"a":${'9'.repeat(5_000)}}`,
  '{"a":"\\ud800"}',
];

export function hostileText(random: Random): string {
  return random.pick(TEXTS);
}

export function hostileValue(random: Random): unknown {
  return random.chance(0.6) ? hostileText(random) : random.pick(VALUES)();
}

export function hostileBody(random: Random): Buffer {
  const body = random.pick(BODIES);
  return typeof body === 'string' ? Buffer.from(body) : Buffer.from(body);
}
