import { BYTE_ORDER_MARK, csvLines, DEFAULT_CURRENCY, type CsvSeparator } from '@vaglio/startups-domain';
import { amountText } from '../../startups/facts/claims/fact-texts';
import type { ExportedRow } from './export-source';
import type { FileTable } from './file-table';

/** A CSV file piece by piece: every cell quoted, none that a spreadsheet would compute. */
export async function* csvFile(
  { columns, cellsOf }: FileTable,
  batches: AsyncIterable<readonly ExportedRow[]>,
  separator: CsvSeparator | undefined,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLines([columns.map(({ header }) => header)], separator);
  const francs = columns.flatMap(({ kind }, index) => (kind === 'francs' ? [index] : []));
  for await (const rows of batches) yield csvLines(rows.map(shown), separator);

  // A CSV file has no formats of numbers, so the currency is written.
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
