import { parseAmount } from '@vaglio/startups-domain';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ZipFile } from 'yazl';
import type { FileChoices, FileHead, FileRow } from './file-table';
import { readFile } from './read-file';
import { anXlsx } from './xlsx.fixture';

const LISTS = join(__dirname, '../../../../../libs/results/src/csv/fixtures');

async function readAll(
  bytes: Uint8Array,
  choices: FileChoices = {},
  limits?: Parameters<typeof readFile>[3],
) {
  const rows: FileRow[] = [];
  const heads: FileHead[] = [];
  let blank = 0;
  const take = async (portion: Parameters<Parameters<typeof readFile>[2]>[0]) => {
    rows.push(...portion.rows.map(({ line, cells }) => ({ line, cells: JSON.parse(cells) })));
    if (portion.head) heads.push(portion.head);
    blank += portion.blank;
  };
  await readFile(new Uint8Array(bytes), choices, take, limits);
  const [head, ...others] = heads;
  expect(others).toEqual([]);
  return { head, rows, blank };
}
const ofText = (text: string) => new TextEncoder().encode(text);
const table = () => readAll(readFileSync(join(LISTS, 'startups-utf8-comma.csv')));

test('lines of a file are numbered as in a spreadsheet: the header is line 1 and blank lines count', async () => {
  const { head, rows, blank } = await readAll(ofText('ID;company_name\n1;"Ni\nvalis"\n;\n2;Vela\n'));
  expect(head).toEqual({
    format: 'csv',
    encoding: 'utf-8',
    delimiter: ';',
    sheet: null,
    sheets: [],
    headers: ['ID', 'company_name'],
    headerLine: 1,
    topRows: [
      { line: 1, cells: ['ID', 'company_name'] },
      { line: 2, cells: ['1', 'Ni\nvalis'] },
      { line: 4, cells: ['2', 'Vela'] },
    ],
  });
  expect([rows, blank]).toEqual([
    [
      { line: 2, cells: ['1', 'Ni\nvalis'] },
      { line: 4, cells: ['2', 'Vela'] },
    ],
    1,
  ]);
});

test.each(['startups-windows1252-semicolon.csv', 'startups-utf16le-tab.txt'])(
  '%s is read like the same file in UTF-8',
  async (name) => {
    const read = await readAll(readFileSync(join(LISTS, name)));
    const { head, rows } = await table();
    expect([read.head?.headers, read.rows]).toEqual([head?.headers, rows]);
    expect(rows).toHaveLength(92);
  },
);

test('an XLSX file of the same list is read like the CSV file', async () => {
  const { head, rows } = await table();
  const lines = [head?.headers ?? [], ...rows.map(({ cells }) => cells)];
  const read = await readAll(await anXlsx({ Liste: lines, Notizen: [['x']] }));
  expect(read.head).toMatchObject({ format: 'xlsx', sheet: 'Liste', sheets: ['Liste', 'Notizen'] });
  // A sheet omits empty cells at the end of a row.
  const trimmed = rows.map(({ line, cells }) => ({
    line,
    cells: cells.slice(0, cells.findLastIndex(Boolean) + 1),
  }));
  expect(read.rows).toEqual(trimmed);
});

test('a person can select encoding, delimiter and sheet of a file', async () => {
  const bytes = new Uint8Array([...ofText('a|b,c\n'), 0xe9]);
  expect((await readAll(bytes, { delimiter: '|', encoding: 'iso-8859-1' })).head).toMatchObject({
    headers: ['a', 'b,c'],
    encoding: 'iso-8859-1',
  });
  const xlsx = await anXlsx({ One: [['a']], Two: [['b']] });
  expect((await readAll(xlsx, { sheet: 'Two' })).head?.headers).toEqual(['b']);
});

test('dates, numbers, flags and empty cells of a sheet are read as in a CSV export', async () => {
  const xlsx = await anXlsx(
    {},
    '<row r="2"><c r="A2" t="inlineStr"><is><t>name</t></is></c><c r="C2" t="str"><v>x</v></c></row>' +
      '<row r="4"><c r="A4" s="1"><v>45292</v></c><c r="B4"><v>0.30000000000000004</v></c><c r="C4" t="b"><v>0</v></c>' +
      '<c r="D4" t="e"><v>#N/A</v></c><c t="b"><v>1</v></c></row>',
  );
  const { head, rows, blank } = await readAll(xlsx);
  expect([head?.headers, head?.headerLine, rows, blank]).toEqual([
    ['name', '', 'x'],
    2,
    [{ line: 4, cells: ['2024-01-01', '0.3', '', '#N/A', 'x'] }],
    1,
  ]);
});

test('a number with three decimals is not read as thousands', async () => {
  const xlsx = await anXlsx(
    {},
    '<row r="1"><c r="A1" t="str"><v>raised_money</v></c></row>' +
      '<row r="2"><c r="A2"><v>12.345</v></c></row><row r="3"><c r="A3"><v>12345</v></c></row>',
  );
  const { rows } = await readAll(xlsx);
  expect(rows.map(({ cells }) => parseAmount(cells[0] ?? '')?.value)).toEqual([12.345, 12_345]);
});

test.each([
  ['an empty file', '', 'Empty CSV file'],
  ['a quote that is never closed', 'a,b\n1,"x', 'A quote that opens on line 2 is never closed.'],
  [
    'a cell of 3 MB',
    `a\n"${'x'.repeat(3_000_000)}"`,
    'Line 2 is longer than a million characters: a quote may not be closed.',
  ],
  ['501 columns', `${','.repeat(500)}x`, 'The file has more than 500 columns.'],
  [
    'a package that is no spreadsheet',
    'PK\u0003\u0004 and nothing else',
    'The file is no spreadsheet, or it is damaged.',
  ],
])('an import of %s is refused', async (_name, text, problem) => {
  await expect(readAll(ofText(text))).rejects.toThrow(problem);
});

test('at most 100,000 rows of a file are read', async () => {
  await expect(readAll(ofText(`a\n${'x\n'.repeat(100_001)}`))).rejects.toThrow(
    'The file has more than 100’000 rows.',
  );
});

test.each([
  ['a document type with entities that multiply', '<!DOCTYPE x [<!ENTITY a "aa">]>', 'document type'],
  [
    'a cell of 100 MB',
    `<row r="1"><c r="A1" t="str"><v>${'x'.repeat(100_000_000)}</v></c></row>`,
    'A cell is larger than 2 MB.',
  ],
  [
    'a cell in column 16,384',
    '<row r="1"><c r="XFD1"><v>1</v></c></row>',
    'The file has more than 500 columns: there is something in cell XFD1. Delete what is right of the table.',
  ],
  [
    'a stray cell right of the table',
    '<row r="7"><c r="A7"><v>1</v></c><c r="AAA7"><v>1</v></c></row>',
    'there is something in cell AAA7.',
  ],
  ['elements that are never closed', '<row><c>'.repeat(100), 'nested too deeply'],
  [
    'a line beyond all lines',
    '<row r="1048577"><c r="A1"><v>1</v></c></row>',
    'Row 1048577 of the sheet is out of order.',
  ],
  [
    'a line that is there twice',
    '<row><c r="A1"><v>1</v></c></row><row r="1"><c r="A1"><v>1</v></c></row>',
    'Row 1 of the sheet is out of order.',
  ],
  [
    'a line between two',
    '<row r="1.5"><c r="A1"><v>1</v></c></row>',
    'Row 1.5 of the sheet is out of order.',
  ],
  [
    'a line without a number',
    '<row r="A1"><c r="A1"><v>1</v></c></row>',
    'Row A1 of the sheet is out of order.',
  ],
])('reading a sheet with %s ends with an error', async (_name, xml, problem) => {
  await expect(readAll(await anXlsx({}, xml))).rejects.toThrow(problem);
});

test.each([
  [
    '25,000 rows whose one cell is in column 500',
    `${'<row><c r="SF1"><v>1</v></c></row>'.repeat(25_000)}`,
    '10’000’000 cells',
  ],
  [
    'a row of millions of empty cells',
    `<row>${'<c r="A1"/>'.repeat(2_000_000)}</row>`,
    'too large after unpacking',
  ],
])('reading a small file with %s ends with an error', async (_name, rows, problem) => {
  const xlsx = await anXlsx({}, `<row r="1"><c r="A1" t="str"><v>name</v></c></row>${rows}`);
  expect(xlsx.length).toBeLessThan(50_000);
  await expect(readAll(xlsx)).rejects.toThrow(problem);
});

test('a shared text of a sheet counts towards the size limit as often as it is used', async () => {
  const cell = '<c t="s"><v>0</v></c>';
  const xlsx = await anXlsx({}, `<row>${cell}</row>`.repeat(210), { shared: ['x'.repeat(990_000)] });
  const take = () => Promise.resolve();
  await expect(readFile(new Uint8Array(xlsx), {}, take)).rejects.toThrow('more than 200’000’000 characters');
});

test('a sheet row of shared texts may have a million characters', async () => {
  const xlsx = await anXlsx({}, `<row>${'<c t="s"><v>0</v></c>'.repeat(3)}</row>`, {
    shared: ['x'.repeat(400_000)],
  });
  await expect(readAll(xlsx)).rejects.toThrow('Line 1 is longer than a million characters');
});

test.each([
  ['[', 900_000],
  ['"', 100_000],
  ['\\', 900_000],
])('a number format that repeats %s many times is not a date format', async (character, times) => {
  const xlsx = await anXlsx({}, '<row><c t="str"><v>a</v></c></row><row><c s="2"><v>45292</v></c></row>', {
    formatCode: `${character.repeat(times)}d`,
  });
  expect((await readAll(xlsx)).rows).toEqual([{ line: 2, cells: ['45292'] }]);
});

test('dimensions, merged cells and repeated columns of a sheet are not expanded', async () => {
  const whole = 'A1:XFD1048576';
  const xlsx = await anXlsx(
    {},
    `<dimension ref="${whole}"/><cols><col min="1" max="16384"/></cols><row spans="1:16384"><c t="str"><v>a</v></c></row>` +
      `<row><c t="str" rowspan="1000000" number-columns-repeated="16384"><v>x</v></c></row><mergeCell ref="${whole}"/>`,
  );
  expect((await readAll(xlsx)).rows).toEqual([{ line: 2, cells: ['x'] }]);
});

test('a header keeps at most 200 characters', async () => {
  const { head } = await readAll(ofText(`${'x'.repeat(10_000)};b\n1;2\n`));
  expect(head?.headers).toEqual(['x'.repeat(200), 'b']);
});

test('a small package that is large when unpacked is refused without unpacking', async () => {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.alloc(200_000_000), 'xl/_rels/workbook.xml.rels');
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk));
  await expect(readAll(Buffer.concat(chunks))).rejects.toThrow(/larger than 2 MB|damaged/);
});

test('reading a file ends with an error when it takes too long', async () => {
  await expect(readAll(ofText('a\nb\n'), {}, { portionMs: 1, heapMb: 64 })).rejects.toThrow(
    'took longer than 0.001 s',
  );
});
