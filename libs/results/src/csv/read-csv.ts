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
  /** Its line in a spreadsheet: the first line is 1, and line breaks inside cells do not count. */
  readonly line: number;
  /** As many cells as the row has; the headers may be more or fewer. */
  readonly cells: readonly string[];
}

export interface CsvTable {
  readonly encoding: Encoding;
  readonly delimiter: Delimiter;
  readonly headers: readonly string[];
  /** The rows that hold any text. */
  readonly rows: readonly CsvRow[];
  /** How many rows after the header hold none. */
  readonly blank: number;
}

/** A parsed file, or the message for the person why it cannot be read. Plain data, so that it passes between threads. */
export type CsvReading = { readonly table: CsvTable } | { readonly problem: string };

const TOO_MANY_ROWS = 'The file has more than 50’000 rows.';

/** Its message is shown to the person: why the file cannot be imported at all. */
class UnreadableCsv extends Error {}

/**
 * Headers and rows of a CSV file in any of the encodings and with any of the delimiters.
 * Quotes in the middle of a cell are plain characters; the apostrophe that an export put
 * before a formula is taken away.
 * @throws UnreadableCsv for an empty file, an open quote, and too many rows
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

/** The same for another thread: an unreadable file is a result. @throws only for a fault in our code */
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
