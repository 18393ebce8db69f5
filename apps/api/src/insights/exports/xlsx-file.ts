import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { ExportedRow } from './export-source';
import type { FileTable } from './file-table';
import { sheetXml, XLSX_PARTS, SHEET_NAME } from './sheet-xml';

/** Fixed date and mode, so that equal rows produce equal bytes. The date is the earliest of the zip format. */
const PARTS_DATED = { mtime: new Date(1980, 0, 1), mode: 0o644 };

/**
 * Writes a spreadsheet file while its rows are read. Texts are stored as texts, never as formulas. Numbers and dates
 * have their own formats.
 * @throws Error when the client disconnects, `signal` aborts or reading the rows fails
 */
export async function writeXlsx(
  out: Writable,
  { columns, cellsOf }: FileTable,
  batches: AsyncIterable<readonly ExportedRow[]>,
  signal: AbortSignal,
): Promise<void> {
  const zip = new ZipFile();
  for (const [name, xml] of XLSX_PARTS) zip.addBuffer(Buffer.from(xml), name, PARTS_DATED);
  const sheet = Readable.from(sheetXml(columns, cellBatches(cellsOf, batches)));
  zip.addReadStream(sheet, SHEET_NAME, PARTS_DATED);
  const failed = new Promise<never>((_resolve, reject) => {
    zip.on('error', reject);
    sheet.on('error', reject);
  });
  zip.end();
  try {
    await Promise.race([pipeline(zip.outputStream, out, { signal }), failed]);
  } finally {
    sheet.destroy();
  }
}

async function* cellBatches(
  cellsOf: FileTable['cellsOf'],
  batches: AsyncIterable<readonly ExportedRow[]>,
): AsyncGenerator<string[][]> {
  for await (const rows of batches) yield rows.map(cellsOf);
}
