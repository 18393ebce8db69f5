import { findHeaderRow, joinHeaders } from './header-row';

test.each<[string, string[][], number]>([
  [
    'in the first row',
    [
      ['company_name', 'canton'],
      ['Nivalis AG', 'ZH'],
    ],
    0,
  ],
  [
    'below a title and a date',
    [['Startups 2024'], ['Stand 4. Mai'], ['Firma', 'Kanton', 'Jahr'], ['A', 'ZH', '2019']],
    2,
  ],
  ['below a title that equals a column name', [['Startup'], ['Firma', 'Kanton'], ['A', 'ZH']], 1],
  [
    'below a title, with unknown column names',
    [
      ['Liste', ''],
      ['Titel', 'Kt', 'Art'],
      ['A', 'ZH', 'x'],
    ],
    1,
  ],
  [
    'in the first row of a table without known column names',
    [
      ['Titel', 'Art'],
      ['A', 'x'],
    ],
    0,
  ],
  [
    'in the first row if a company is called Name',
    [
      ['company_name', 'canton'],
      ['Name', 'Firma'],
    ],
    0,
  ],
  ['in the first row of a single column', [['company_name'], ['Nivalis']], 0],
  ['in an empty file', [], 0],
])('the header row of an import is found: %s', (_name, rows, index) =>
  expect(findHeaderRow(rows)).toBe(index),
);

test.each([
  [
    ['Firma', 'Finanzierung', ''],
    ['', 'Betrag', 'Jahr'],
    ['Firma', 'Betrag', 'Jahr'],
  ],
  [
    ['Firma', '', 'Kontakt'],
    ['Name', 'Ort', 'Name'],
    ['Firma Name', 'Ort', 'Kontakt Name'],
  ],
  [['Startups 2024'], ['Firma', ''], ['Firma', '']],
  [[], ['Firma', ' x '], ['Firma', ' x ']],
])('two header rows of an import, %j above %j, are joined to %j', (above, headers, joined) =>
  expect(joinHeaders(above, headers)).toEqual(joined),
);
