import { read, utils } from '@e965/xlsx';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { xlsxTable } from '../../imports/file/xlsx-sheet';
import type { ExportedRow } from './export-source';
import { fileColumn } from './file-table';
import { writeXlsx } from './xlsx-file';

/** Writes two columns of texts as an export. @returns the cells as SheetJS reads them, and as an import reads them */
async function readBack(texts: readonly string[]) {
  const out = new PassThrough();
  const bytes = buffer(out);
  const table = {
    columns: [fileColumn('company_name', 'text'), fileColumn('pros_text', 'text')],
    cellsOf: ({ company_name }: ExportedRow) => ['Arven AG', String(company_name)],
  };
  async function* batches() {
    yield texts.map((company_name) => ({ company_name }) as ExportedRow);
  }
  await writeXlsx(out, table, batches(), new AbortController().signal);
  const file = await bytes;
  const sheet = read(file, { type: 'buffer' }).Sheets['Startups'] ?? {};
  const rows = utils.sheet_to_json<string[]>(sheet, { header: 1, defval: '' });
  const imported: string[] = [];
  for await (const { cells } of (await xlsxTable(new Uint8Array(file), {})).records)
    imported.push(cells[1] ?? '');
  return [rows.map((cells) => cells[1] ?? ''), imported].map(([, ...cells]) => cells);
}

test.each([
  '_x0041_',
  '_x000D_',
  '_X00e9_ and __x0041_',
  '_x0041_x0042_',
  '_x005F_x0041_',
  'a _x_ b_x004_ c',
  '=SUM(A1)',
  "+41 44 000 00 00'",
  '00123',
  '1.5E+06',
  '<b>&amp;</b> "x"',
  ' two  blanks ',
  'one\ntwo',
  'Äpfel – 漢字 👩‍🔬',
  '',
])('the text %j of a spreadsheet export is read back unchanged', async (text) => {
  expect(await readBack([text, 'x'])).toEqual([
    [text, 'x'],
    [text, 'x'],
  ]);
});
