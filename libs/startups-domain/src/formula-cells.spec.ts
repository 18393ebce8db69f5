import fc from 'fast-check';
import { guardCell, unguardCell } from './formula-cells';

test.each([
  '=1+1',
  '+41 44 000 00 00',
  '-Swiss',
  '@name',
  '＝1',
  '＋1',
  '－1',
  '＠a',
  ' =1',
  '\t=1',
  '\u0000=1',
  '\uFEFF=1',
  '\u00A0=1',
  '\ttext',
  '\rtext',
  '\ntext',
  '\0text',
  "'=1",
  '-1+1',
  '-1,5',
])('in an export an apostrophe prevents the cell %j from running as a formula', (cell) => {
  expect(guardCell(cell)).toBe(`'${cell}`);
});

test.each(['', 'Nivalis', '-12', '-12.50', "l'avenir", "'quoted'", '1=1', 'a@b.ch', "'-5"])(
  'the harmless cell %j is exported and imported unchanged',
  (cell) => {
    expect([guardCell(cell), unguardCell(cell)]).toEqual([cell, cell]);
  },
);

test('an import removes exactly one apostrophe before a formula', () => {
  expect([unguardCell("'=1"), unguardCell("''=1"), unguardCell("'Nivalis")]).toEqual([
    '=1',
    "'=1",
    "'Nivalis",
  ]);
});

test('every exported text is imported unchanged', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom("'", '=', '-', '1', '.', ' ', '\t', '+', '@', 'a') }),
  );
  fc.assert(
    fc.property(cell, (text) => unguardCell(guardCell(text)) === text),
    { numRuns: 2000 },
  );
});

test.each([
  ['="Form Test AG"', 'Form Test AG'],
  ['="00123"', '00123'],
  ['="a ""b"" c"', 'a "b" c'],
  ['=1+1', '=1+1'],
  ['="a"&"b"', '="a"&"b"'],
])('the imported cell %j contains the text %j', (cell, text) => expect(unguardCell(cell)).toBe(text));
