import { guardCell } from './formula-cells';

/** So that spreadsheets read UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A CSV file as text: RFC 4180 with every cell quoted, a mark at its start (so that
 * spreadsheets read UTF-8), and no cell that a spreadsheet would compute.
 * @param lines the header line first
 * Source: product decisions, section 5; security decision D13.
 */
export function writeCsv(lines: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + csvLines(lines);
}

/** Lines of such a file without its mark, to write it piece by piece. */
export function csvLines(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

/** Most cells of an export are empty. */
function quoted(cell: string): string {
  if (cell === '') return '""';
  return `"${guardCell(cell).replaceAll('"', '""')}"`;
}
