import { guardCell } from './formula-cells';

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A CSV file as text: RFC 4180 with every cell quoted, a mark at its start (so that
 * spreadsheets read UTF-8), and no cell that a spreadsheet would compute.
 * @param lines the header line first
 * Source: product decisions, section 5; security decision D13.
 */
export function writeCsv(lines: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

function quoted(cell: string): string {
  return `"${guardCell(cell).replaceAll('"', '""')}"`;
}
