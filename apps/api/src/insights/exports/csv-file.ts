import { BYTE_ORDER_MARK, csvLines, type CsvSeparator, type ExportColumn } from '@vaglio/startups-domain';
import { cellWriter } from './cells';
import type { ExportedRow } from './export-source';

/** A CSV file piece by piece, in the form that an import reads: every cell quoted, none that a spreadsheet would compute. */
export async function* csvFile(
  columns: readonly ExportColumn[],
  batches: AsyncIterable<readonly ExportedRow[]>,
  separator: CsvSeparator | undefined,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLines([columns.map(({ header }) => header)], separator);
  const cellsOf = cellWriter(columns);
  for await (const rows of batches) yield csvLines(rows.map(cellsOf), separator);
}
