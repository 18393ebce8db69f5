import { otherTables } from './other-tables';

const HEADERS = ['Firma', 'Kanton', 'Gründungsjahr'];
const TABLE = [HEADERS, ['Arven AG', 'ZH', '2019'], ['Lärche AG', 'BE', '2020']];

/** Returns the lines that do not belong to the table, and its notes. @param below rows below the table; [] is empty */
function found(below: string[][], headers = HEADERS) {
  const tables = otherTables(headers);
  const lines = [...TABLE.slice(1), ...below].flatMap((cells, index) => {
    if (cells.length === 0) {
      tables.addBlank();
      return [];
    }
    return tables.add({ line: index + 2, cells }) === null ? [] : [cells[0]];
  });
  return { lines, notes: tables.notes() };
}

test.each<[string, string[][]]>([
  ['of figures', [[], ['Kanton', 'Anzahl'], ['ZH', '1'], ['BE', '1']]],
  ['of sums', [[], [], ['Kanton', 'Firmen', 'Summe'], ['ZH', '1', '1000'], ['BE', '1', '2000']]],
  ['of investors', [[], ['Investor', 'Land', 'Fondsgrösse'], ['Fonds X', 'CH', '5'], ['Fonds Y', 'DE', '9']]],
  ['of other companies', [[], ['Firma', 'Grund'], ['Esche AG', 'zu klein'], ['Ulme AG', 'kein Team']]],
  [
    'of people',
    [
      ['Vorname', 'Nachname'],
      ['Anna', 'Muster'],
      ['Beat', 'Roth'],
    ],
  ],
  [
    'of addresses',
    [
      ['Nom', 'Site web', ''],
      ['Orme SA', 'orme.example'],
      ['Frêne SA', 'frene.example'],
    ],
  ],
  ['with a gap', [[], ['Azienda', 'Motivo'], ['Olmo SA', 'x'], [], ['Pino SA', 'y']]],
])('rows below the headers of another table %s do not belong to the table', (_name, below) => {
  expect(found(below).lines).toEqual(below.flatMap(([first]) => first ?? []));
});

test('a title above another table is named, and its rows do not belong to the table', () => {
  const { lines, notes } = found([[], ['Abgelehnt'], ['Firma', 'Grund'], ['Esche AG', 'zu klein']]);
  expect(lines).toEqual(['Firma', 'Esche AG']);
  expect(notes).toEqual(['Line 5 “Abgelehnt” has text in one column only: check for headings and remarks.']);
});

test('repeated headers continue the table', () => {
  const below = [[], HEADERS, ['Esche AG', 'ZG', '2021'], [], ['Firma', 'Grund'], ['Ulme AG', 'x'], HEADERS];
  expect(found([...below, ['Linde AG', 'SG', '2022']]).lines).toEqual(['Firma', 'Ulme AG']);
});

test.each<string[][]>([
  [[], ['Esche AG', 'ZG', '2021'], ['Ulme AG', 'BE', '2020']],
  [['Partner', 'ZH', '2019']],
  [[], ['Domain', 'ZH', '2019']],
  [['Startup', 'ZH']],
])('rows of companies belong to the table', (...below) =>
  expect(found(below)).toEqual({ lines: [], notes: [] }),
);

test('remarks and headings are named, but not sums, and at most five', () => {
  const rows = Array.from({ length: 20 }, (_, index) => [`Arven ${index} AG`, 'ZH', '2019']);
  const remarks = ['Ende der Liste', 'Erstellt mit Excel', 'Total', '1 record(s)', 'A', 'B', 'C'];
  expect(found([...rows, ...remarks.map((text) => [text])]).notes).toEqual([
    'Lines 24 “Ende der Liste”, 25 “Erstellt mit Excel”, 27 “1 record(s)”, 28 “A”, 29 “B” and others have text in one ' +
      'column only: check for headings and remarks.',
  ]);
});

test('single texts are usual in a table of names', () => {
  expect(found([['Esche AG'], ['Ulme AG'], ['Linde AG']]).notes).toEqual([]);
  expect(found([['Esche AG']], ['Firma']).notes).toEqual([]);
});
