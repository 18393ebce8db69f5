import { foldKey, writeCsv, type CsvSeparator } from '@vaglio/startups-domain';
import type { FailedRow } from './line-note';

const ERROR_HEADER = 'error';

/**
 * Converts the failed rows to a CSV file that can be corrected and imported again. The file contains the original
 * columns and an error column. An existing error column is replaced.
 */
export function toFailureFile(
  headers: readonly string[],
  failures: readonly FailedRow[],
  separator?: CsvSeparator,
): string {
  const errorIndex = hasErrorColumn(headers) ? headers.length - 1 : -1;
  const lines = [headers, ...failures.map(({ cells }) => cells)].map((cells) =>
    cells.filter((_, index) => index !== errorIndex),
  );
  const width = Math.max(...lines.map(({ length }) => length));
  const errors = [ERROR_HEADER, ...failures.map(({ message }) => message)];
  return writeCsv(
    lines.map((cells, row) => [
      ...Array.from({ length: width }, (_, index) => cells[index] ?? ''),
      errors[row] ?? '',
    ]),
    separator,
  );
}

/** Returns true if the last column of a file is the error column, which imports ignore. */
export function hasErrorColumn(headers: readonly string[]): boolean {
  return foldKey(headers.at(-1) ?? '') === ERROR_HEADER;
}
