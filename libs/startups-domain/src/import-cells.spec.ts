import {
  isBlankRow,
  isErrorCell,
  isNegativeCell,
  isPlaceholder,
  isTruthyCell,
  parseImportNumber,
} from './import-cells';

test.each([
  ['x', true],
  ['1', true],
  ['0', true],
  ['no', true],
  ['false', true],
  [' - ', true],
  ['', false],
  ['   ', false],
  ['\u00A0\t', false],
])('the cell %j counts as %s for flags and awards', (cell, truth) => {
  expect(isTruthyCell(cell)).toBe(truth);
});

test.each([
  [[], true],
  [['', ' '], true],
  [['', '0'], false],
])('the row %j is blank: %s', (cells, blank) => {
  expect(isBlankRow(cells)).toBe(blank);
});

test.each([
  ['2019', 2019],
  ['1’234.50', 1234.5],
  ["1'234'567.89", 1234567.89],
  ['CHF 6.4', 6.4],
  ['CHF 20 million', 20],
  ["100'000 Franken", 100_000],
  ['100 000 francs', 100_000],
  ['1,234,567.89', 1_234_567.89],
  ['1.234.567,8', 1_234_567.8],
  ['1,234', 1234],
  ['0,125', 0.125],
  ['6,4', 6.4],
  ['1.234', 1234],
  ['€ 250.000', 250_000],
  ['0.125', 0.125],
  ['1.5E+06', 1_500_000],
  ['2,5e3', 2500],
  ['1.234.567', 1_234_567],
  ['Fr. 100.-', 100],
  ['Fr.100.–', 100],
  ['12.', 12],
  ['-5', -5],
  ['−5.5', -5.5],
  ['CHF -3', -3],
  ['１２', 12],
  ['0', 0],
])('of the number %j stays %d', (cell, value) => {
  expect(parseImportNumber(cell)).toBe(value);
});

test.each(['', 'none', '-', '.', 'CHF', '9'.repeat(400)])('%j is no number', (cell) => {
  expect(parseImportNumber(cell)).toBeNull();
});

test.each([
  '-',
  '–',
  '--',
  'n/a',
  'N.A.',
  'k.A.',
  'Keine',
  'keine Angabe',
  'unbekannt',
  'NULL',
  'NA',
  '?',
  '#N/A',
  'néant',
  'nessuno',
])('%j is a placeholder', (cell) => expect(isPlaceholder(cell)).toBe(true));

test.each(['', 'x', '0', 'Na', 'Unknown Labs', 'Keine Sorge AG', '-5', 'None of the above'])(
  '%j is a value, or empty',
  (cell) => expect(isPlaceholder(cell)).toBe(false),
);

test.each(['Null', 'Nil', 'None', 'Unknown', 'NA', 'TBD'])('%j may be a name', (cell) =>
  expect([isPlaceholder(cell, true), isPlaceholder(cell)]).toEqual([false, true]),
);

test.each(['-', '?', 'n/a', 'k.A.', 'N.A.'])('%j is no name', (cell) =>
  expect(isPlaceholder(cell, true)).toBe(true),
);

test.each(['#N/A', '#REF!', '#BEZUG!', '#WERT!', '#NOM?', '#DIV/0!', '#####', 'Err:502', ' #name? '])(
  '%j is an error of a spreadsheet',
  (cell) => expect(isErrorCell(cell)).toBe(true),
);

test.each(['#1 Startup AG', '#hashtag', '', '##', 'Error'])('%j is no error of a spreadsheet', (cell) =>
  expect(isErrorCell(cell)).toBe(false),
);

test.each([
  ['0', true],
  ['Nein', true],
  [' non ', true],
  ['-', true],
  ['n/a', true],
  ['x', false],
  ['1', false],
  ['2019', false],
  ['not yet', false],
])('%j says no: %s', (cell, isNegative) => expect(isNegativeCell(cell)).toBe(isNegative));
