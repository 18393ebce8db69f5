import { isBlankRow, isErrorCell, isPlaceholder, isTruthyCell, parseImportNumber } from './import-cells';

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
])('in an import the cell %j means %s for flags and awards', (cell, truth) => {
  expect(isTruthyCell(cell)).toBe(truth);
});

test.each([
  [[], true],
  [['', ' '], true],
  [['', '0'], false],
])('the import row %j is blank: %s', (cells, blank) => {
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
])('the number in the import cell %j is %d', (cell, value) => {
  expect(parseImportNumber(cell)).toBe(value);
});

test.each(['', 'none', '-', '.', 'CHF', '9'.repeat(400), '12.345.67', '2.500.0', '1,23,456', '1.23.4,5'])(
  'the import cell %j contains no number',
  (cell) => {
    expect(parseImportNumber(cell)).toBeNull();
  },
);

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
  ...[
    'nan',
    'na',
    'nd',
    'NC',
    'N.A',
    'undisclosed',
    'vertraulich',
    'non communiqué',
    'Confidentiel',
    'riservato',
  ],
  ...['(leer)', '(blank)', '<null>', 'TBA', 'tbd', '\\N', 'undefined'],
])('the import cell %j is a placeholder for a missing value', (cell) =>
  expect(isPlaceholder(cell)).toBe(true),
);

test.each([
  '',
  'x',
  '0',
  'Na',
  'Nd',
  'NCC',
  'Nanotech',
  'leerwerk',
  'Vertraulich AG',
  'Unknown Labs',
  'Keine Sorge AG',
  '-5',
  'None of the above',
])('the import cell %j is not a placeholder', (cell) => expect(isPlaceholder(cell)).toBe(false));

test.each(['Null', 'Nil', 'None', 'Unknown', 'NA', 'TBD', 'TBA', 'NaN', 'NC', 'Undisclosed'])(
  'the import cell %j can be a name, although it is a placeholder in other columns',
  (cell) => expect([isPlaceholder(cell, true), isPlaceholder(cell)]).toEqual([false, true]),
);

test.each(['-', '?', 'n/a', 'k.A.', 'N.A.', 'nan', '(leer)', '<null>', '\\N'])(
  'the import cell %j cannot be a name',
  (cell) => expect(isPlaceholder(cell, true)).toBe(true),
);

test.each(['#N/A', '#N/V', '#REF!', '#BEZUG!', '#WERT!', '#NOM?', '#DIV/0!', '#####', 'Err:502', ' #name? '])(
  'the import cell %j is a spreadsheet error',
  (cell) => expect(isErrorCell(cell)).toBe(true),
);

test.each(['#1 Startup AG', '#hashtag', '', '##', 'Error'])(
  'the import cell %j is not a spreadsheet error',
  (cell) => expect(isErrorCell(cell)).toBe(false),
);

test.each(['tbc', 'nicht angegeben', 'non renseigné', '(not set)', 'folgt', 'sans objet', 'TBC'])(
  'the import cell %s means that the value is missing',
  (cell) => expect([isPlaceholder(cell), isPlaceholder(cell, true)]).toEqual([true, cell === '(not set)']),
);

test.each(['SO', 'Folgtal', 'Dito AG', 'tbc bank', 'not set yet'])(
  'the import cell %s is a value',
  (cell) => {
    expect(isPlaceholder(cell)).toBe(false);
  },
);
