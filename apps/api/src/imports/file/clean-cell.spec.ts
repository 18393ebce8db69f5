import { cleanCell } from './clean-cell';

test.each([
  ['Holz\r\nHarz', 'Holz\nHarz'],
  ['Holz\rHarz', 'Holz\nHarz'],
  ['Holz\vHarz', 'Holz\nHarz'],
  ['Holz\fHarz', 'Holz\nHarz'],
  ['Holz\u0085Harz', 'Holz\nHarz'],
  ['Holz\u2028Harz\u2029Bau', 'Holz\nHarz\nBau'],
])('the line breaks of the cell %j are normalized', (cell, text) => expect(cleanCell(cell)).toBe(text));

test.each([
  ['\u200EZH\u200F', 'ZH'],
  ['\u202Ahttps://arven.example\u202C', 'https://arven.example'],
  ['\uFEFF \u200BArven AG\u2060', 'Arven AG'],
  ['\u2068Bern\u2069', 'Bern'],
  ['Zug\u00AD', 'Zug'],
  ['\u200B\u00A0', ''],
  ['\u200B'.repeat(500_000), ''],
])('invisible characters around the cell %j are removed', (cell, text) => expect(cleanCell(cell)).toBe(text));

test.each(['  Arven AG ', 'a\u200Bb', 'Emoji 👩\u200D🔬', 'Flagge 🏴\u{E0067}\u{E007F}', ''])(
  'the cell %j is unchanged',
  (cell) => expect(cleanCell(cell)).toBe(cell),
);

test('NUL characters and half surrogate pairs, which cannot be stored, are removed from cells', () => {
  expect(cleanCell('a\0b\uD800')).toBe('ab\uFFFD');
});
