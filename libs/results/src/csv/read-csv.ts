import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import {
  decodeText,
  detectDelimiter,
  isBlankRow,
  unguardCell,
  type Delimiter,
  type Encoding,
} from '@vaglio/startups-domain';
import { MAX_IMPORT_ROWS } from './csv-limits';

export interface CsvRow {
  /** Line number in a spreadsheet, starting at 1. Line breaks inside cells do not count. */
  readonly line: number;
  /** Cells of the row. Their number may differ from the number of headers. */
  readonly cells: readonly string[];
}

export interface CsvTable {
  readonly encoding: Encoding;
  readonly delimiter: Delimiter;
  readonly headers: readonly string[];
  /** Non-empty rows. */
  readonly rows: readonly CsvRow[];
  /** Number of empty rows below the header. */
  readonly blank: number;
}

/** Parsed file, or an error message for the user. It is plain data that can be sent between threads. */
export type CsvReading = { readonly table: CsvTable } | { readonly problem: string };

const TOO_MANY_ROWS = 'The file has more than 50’000 rows.';

/** Error whose message explains why the file cannot be imported. */
class UnreadableCsv extends Error {}

/**
 * Parses a CSV file in any supported encoding and with any supported delimiter. Quotation marks inside a cell are
 * ordinary characters. The apostrophe that exports add before formulas is removed.
 * @throws UnreadableCsv for an empty file, an unclosed quote, and too many rows
 * Source: spec §5, CSV import; product decisions, section 5.
 */
export function readCsv(bytes: Uint8Array): CsvTable {
  const { text, encoding } = decodeText(bytes);
  const delimiter = detectDelimiter(text);
  const lines = parseLines(text, delimiter);
  const first = lines.findIndex((cells) => !isBlankRow(cells));
  const headers = lines[first];
  if (!headers) throw new UnreadableCsv('Empty CSV file');
  const below = lines
    .slice(first + 1)
    .map((cells, index) => ({ line: first + 2 + index, cells: cells.map(unguardCell) }));
  const rows = below.filter(({ cells }) => !isBlankRow(cells));
  if (rows.length > MAX_IMPORT_ROWS) throw new UnreadableCsv(TOO_MANY_ROWS);
  return { encoding, delimiter, headers: headers.map(unguardCell), rows, blank: below.length - rows.length };
}

/**
 * Parses a CSV file like `readCsv`, but returns an error as a result that can be sent to another thread.
 * @throws only for programming errors
 */
export function toCsvReading(bytes: Uint8Array): CsvReading {
  try {
    return { table: readCsv(bytes) };
  } catch (failure) {
    if (failure instanceof UnreadableCsv) return { problem: failure.message };
    throw failure;
  }
}

function parseLines(text: string, delimiter: Delimiter): string[][] {
  try {
    return parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      record_delimiter: ['\r\n', '\n', '\r'],
    });
  } catch (failure) {
    if (failure instanceof CsvError) throw new UnreadableCsv(problemOf(failure));
    throw failure;
  }
}

function problemOf(failure: CsvError): string {
  const parsed: unknown = failure.records;
  const line = typeof parsed === 'number' ? ` on line ${parsed + 1}` : '';
  return failure.code === 'CSV_QUOTE_NOT_CLOSED'
    ? `A quote that opens${line} is never closed.`
    : `The file cannot be read${line}: ${failure.message}`;
}
