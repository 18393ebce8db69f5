import { BYTE_ORDER_MARK, csvLines, DEFAULT_CURRENCY, type CsvSeparator } from '@vaglio/startups-domain';
import { amountText } from '../../startups/facts/claims/fact-texts';
import type { ExportedRow } from './export-source';
import type { FileTable } from './file-table';

/** Generates a CSV file in chunks. Every cell is quoted, and cells that a spreadsheet would evaluate are escaped. */
export async function* csvFile(
  { columns, cellsOf }: FileTable,
  batches: AsyncIterable<readonly ExportedRow[]>,
  separator: CsvSeparator | undefined,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLines([columns.map(({ header }) => header)], separator);
  const francs = columns.flatMap(({ kind }, index) => (kind === 'francs' ? [index] : []));
  for await (const rows of batches) yield csvLines(rows.map(shown), separator);

  // CSV files have no number formats, so the currency is added to amounts as text.
  function shown(row: ExportedRow): string[] {
    const cells = cellsOf(row);
    for (const index of francs) {
      const cell = cells[index] ?? '';
      if (cell !== '' && Number.isFinite(Number(cell)))
        cells[index] = amountText(Number(cell), DEFAULT_CURRENCY);
    }
    return cells;
  }
}
