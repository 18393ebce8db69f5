import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { MAX_IMPORT_ROWS } from '@vaglio/product-rules';
import { isBlankRow, unguardCell } from '@vaglio/startups-domain';
import type { CsvTable } from './csv-table';
import { decodeText } from './decode-text';
import { detectDelimiter, type Delimiter } from './detect-delimiter';

const TOO_MANY_ROWS = 'The file has more than 50’000 rows.';

/** Why a file cannot be imported at all, in words for the person. */
export class UnreadableCsv extends Error {}

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
