import { guardCell } from './formula-cells';

/** Byte order mark by which spreadsheets recognise UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Cell separators that an export can use. In Switzerland and Germany, Excel splits files into columns at semicolons.
 */
export const CSV_SEPARATOR_NAMES = ['comma', 'semicolon', 'tab'] as const;
export type CsvSeparator = (typeof CSV_SEPARATOR_NAMES)[number];

const CSV_SEPARATORS: Readonly<Record<CsvSeparator, string>> = { comma: ',', semicolon: ';', tab: '\t' };

/**
 * Returns a CSV file as text. It follows RFC 4180 with a byte order mark. All non-empty cells are quoted, and formulas
 * are disabled.
 * @param lines lines, starting with the header line
 * Source: product decisions, section 5; security decision D13.
 */
export function writeCsv(lines: readonly (readonly string[])[], separator: CsvSeparator = 'comma'): string {
  return BYTE_ORDER_MARK + csvLines(lines, separator);
}

/** Returns the lines of a CSV file without the byte order mark, for writing a file in chunks. */
export function csvLines(lines: readonly (readonly string[])[], separator: CsvSeparator = 'comma'): string {
  const mark = CSV_SEPARATORS[separator];
  return lines.map((cells) => `${cells.map(quoted).join(mark)}\r\n`).join('');
}

/** Returns a cell in quotes. Empty cells have a fast path, because most cells of an export are empty. */
function quoted(cell: string): string {
  if (cell === '') return '""';
  return `"${guardCell(cell).replaceAll('"', '""')}"`;
}
