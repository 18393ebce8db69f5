import { isBlankRow, isTruthyCell, parseImportDate, parseImportNumber } from './import-cells';

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
  ['2024-05-10', '2024-05-10'],
  [' 2024-05-10 ', '2024-05-10'],
  ['10/5/2024', '2024-05-10'],
  ['10/05/2024', '2024-05-10'],
  ['1/12/2024', '2024-12-01'],
  ['29/2/2024', '2024-02-29'],
  ['2000-02-29', '2000-02-29'],
  ['31/12/1999', '1999-12-31'],
])('the date %j is %s', (cell, date) => {
  expect(parseImportDate(cell)).toBe(date);
});

test.each([
  '',
  '31/2/2024',
  '29/2/2023',
  '2023-02-29',
  '1900-02-29',
  '31/4/2024',
  '0/5/2024',
  '10/13/2024',
  '2024-13-01',
  '2024-00-10',
  '10.5.2024',
  '10/5/24',
  '2024/05/10',
  '2024-5-10',
  '0000-01-01',
  'May 2024',
  '2024-05-10T12:00:00Z',
  '10/5/20245',
])('%j is no date', (cell) => {
  expect(parseImportDate(cell)).toBeNull();
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
