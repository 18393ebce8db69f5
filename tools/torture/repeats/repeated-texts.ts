import type { ApiDocument, Schema } from '../fuzz/document';

/** Text parts that cause backtracking when they are repeated. The second text of each entry prevents a match. */
const PARTS = {
  blanks: [' ', 'x'],
  'marks of service accounts': ['(service account)    ', 'x (service account)'],
  at: ['@', ' '],
  addresses: ['a@a.', '@'],
  brackets: ['[', 'x'],
  parentheses: ['(', 'x'],
  commas: [',', 'x'],
  points: ['1.', 'x'],
  digits: ['0', 'x'],
  'groups of digits': ["1'000", 'x'],
  slashes: ['/', 'x'],
  hyphens: ['-a', '_'],
  'combining marks': ['\u0301', 'x'],
  letters: ['a', '\u0000'],
  'line breaks': ['\r\n ', 'x'],
  tags: ['<a ', 'x'],
  escapes: ['%41', '%'],
} as const;

/** Length of the texts for fields without a maximum length. */
const NO_LIMIT = 20_000;

/**
 * Returns texts that repeat each part up to the given length.
 * @param length length in UTF-16 code units
 */
export function repeatedTexts(length: number): string[] {
  return Object.values(PARTS).map(([part, end]) =>
    `${part.repeat(Math.ceil(length / part.length)).slice(0, Math.max(0, length - end.length))}${end}`.slice(
      0,
      length,
    ),
  );
}

/** Returns the maximum text length that a schema allows; null if it does not allow text. */
export function longestText(document: ApiDocument, given: Schema): number | null {
  const schema = document.resolve(given);
  const takesText = [schema.type].flat().includes('string') && schema.enum === undefined;
  if (takesText) return Math.min(schema.maxLength ?? NO_LIMIT, NO_LIMIT);
  const lengths = (schema.anyOf ?? []).map((one) => longestText(document, one) ?? -1);
  return lengths.some((length) => length >= 0) ? Math.max(...lengths) : null;
}
