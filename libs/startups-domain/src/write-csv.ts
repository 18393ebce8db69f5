import { guardCell } from './formula-cells';

/** So that spreadsheets read UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Separators of cells that an export may have: Excel in Switzerland and Germany opens semicolons in columns. */
const CSV_SEPARATORS = { comma: ',', semicolon: ';', tab: '\t' } as const;
export type CsvSeparator = keyof typeof CSV_SEPARATORS;

/**
 * A CSV file as text: RFC 4180 with every cell quoted, a mark at its start (so that
 * spreadsheets read UTF-8), and no cell that a spreadsheet would compute.
 * @param lines the header line first
 * Source: product decisions, section 5; security decision D13.
 */
export function writeCsv(lines: readonly (readonly string[])[], separator: CsvSeparator = 'comma'): string {
  return BYTE_ORDER_MARK + csvLines(lines, separator);
}

/** Lines of such a file without its mark, to write it piece by piece. */
export function csvLines(lines: readonly (readonly string[])[], separator: CsvSeparator = 'comma'): string {
  const mark = CSV_SEPARATORS[separator];
  return lines.map((cells) => `${cells.map(quoted).join(mark)}\r\n`).join('');
}

/** Most cells of an export are empty. */
function quoted(cell: string): string {
  if (cell === '') return '""';
  return `"${guardCell(cell).replaceAll('"', '""')}"`;
}
