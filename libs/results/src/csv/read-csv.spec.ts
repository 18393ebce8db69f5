import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_IMPORT_ROWS } from './csv-limits';
import { readCsv } from './read-csv';

const FIXTURES = join(__dirname, 'fixtures');
const SPECTRUM = join(FIXTURES, 'csv-spectrum');

function read(text: string) {
  return readCsv(new TextEncoder().encode(text));
}

function fixture(name: string) {
  return readCsv(new Uint8Array(readFileSync(join(FIXTURES, name))));
}

test.each(readdirSync(SPECTRUM).filter((name) => name.endsWith('.csv')))(
  'the csv-spectrum test file %s is read as the expected rows',
  (name) => {
    const { headers, rows } = fixture(join('csv-spectrum', name));
    const expected: unknown = JSON.parse(readFileSync(join(SPECTRUM, name.replace('.csv', '.json')), 'utf8'));
    expect(
      rows.map(({ cells }) => Object.fromEntries(headers.map((header, index) => [header, cells[index]]))),
    ).toEqual([expected].flat());
  },
);

test('the csv-spectrum test suite has twelve files', () => {
  expect(readdirSync(SPECTRUM).filter((name) => name.endsWith('.csv'))).toHaveLength(12);
});

test('the same list in three encodings with three delimiters gives the same rows', () => {
  const { encoding, delimiter, ...table } = fixture('startups-utf8-comma.csv');
  expect([encoding, delimiter, table.rows.length, table.blank]).toEqual(['utf-8', ',', 92, 0]);
  const rowOf = (company: string) => table.rows.find(({ cells }) => cells[1] === company);
  expect(rowOf('Swiss-Mile')?.cells.slice(0, 9)).toEqual([
    '85',
    'Swiss-Mile',
    '',
    '',
    '',
    'Engin',
    'Switzerland',
    'ZH',
    '22 Millionen Dollar',
  ]);
  expect(rowOf('Mobbot SA')?.cells.slice(1, 4)).toEqual(['Mobbot SA', 'Agnès', 'Petit']);
  expect(fixture('startups-windows1252-semicolon.csv')).toEqual({
    ...table,
    encoding: 'windows-1252',
    delimiter: ';',
  });
  expect(fixture('startups-utf16le-tab.txt')).toEqual({ ...table, encoding: 'utf-16le', delimiter: '\t' });
});

test('CSV line numbers start at the header as line 1, count blank rows, and ignore line breaks in cells', () => {
  const { rows, blank } = read('ID,text\n1,"one\ntwo\r\nthree"\n\n , \n2,b\n,\n');
  expect(rows).toEqual([
    { line: 2, cells: ['1', 'one\ntwo\r\nthree'] },
    { line: 5, cells: ['2', 'b'] },
  ]);
  expect(blank).toBe(3);
});

test('blank lines before the CSV header count as lines', () => {
  expect(read('\n\nID,text\n1,a\n')).toMatchObject({
    headers: ['ID', 'text'],
    rows: [{ line: 4, cells: ['1', 'a'] }],
    blank: 0,
  });
});

test.each(['', '\uFEFF', '\n\n', ' , \r\n,\n', '""\n'])(
  'the text %j is refused as an empty CSV file',
  (text) => {
    expect(() => read(text)).toThrow('Empty CSV file');
  },
);

test('a CSV file with only a header has no rows', () => {
  expect(read('ID,company_name')).toMatchObject({ headers: ['ID', 'company_name'], rows: [], blank: 0 });
});

test('CSV rows of different lengths keep all their cells', () => {
  expect(read('a,b\n1\n1,2,3\n').rows.map(({ cells }) => cells)).toEqual([['1'], ['1', '2', '3']]);
});

test('duplicate CSV headers are kept in the order of the file', () => {
  expect(read('a,a,b\n1,2,3\n').headers).toEqual(['a', 'a', 'b']);
});

test.each([['\r\n'], ['\n'], ['\r']])('CSV lines may end with %j', (end) => {
  expect(read(['a;b', '1;2', ''].join(end))).toMatchObject({
    headers: ['a', 'b'],
    rows: [{ cells: ['1', '2'] }],
    blank: 0,
  });
});

test('quotes in the middle of a CSV cell are plain characters', () => {
  expect(read('a,b\n5" pipe,"x"y\n').rows[0]?.cells).toEqual(['5" pipe', '"x"y']);
});

test('an unclosed quote in a CSV file is reported with the line where it starts', () => {
  expect(() => read('a,b\n1,"x\ny"\n3,"ab\n4,c\n')).toThrow('A quote that opens on line 3 is never closed.');
});

test('the apostrophe that an export adds before a formula is removed on import, also in headers', () => {
  expect(read('"\'=sum",b\n"\'+41 44","\'=1"\n')).toMatchObject({
    headers: ['=sum', 'b'],
    rows: [{ cells: ['+41 44', '=1'] }],
  });
});

test('a CSV cell of a million characters can be read', () => {
  expect(read(`a,b\n1,"${'x'.repeat(1_000_000)}"\n`).rows[0]?.cells[1]).toHaveLength(1_000_000);
});

test('a CSV file with 50,000 rows is read, and a file with more rows is refused', () => {
  const text = `a\n${'1\n'.repeat(MAX_IMPORT_ROWS)}`;
  expect(read(text).rows).toHaveLength(50_000);
  expect(() => read(`${text}1\n`)).toThrow('The file has more than 50’000 rows.');
});
