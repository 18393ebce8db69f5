import { foldKey, writeCsv } from '@vaglio/startups-domain';
import type { FailedRow } from './line-note';

const ERROR_HEADER = 'error';

/**
 * The failed rows as a file to mend and import again: the columns of the chosen file, and the error last.
 * Rows that fail again have their new error in the place of the old one.
 */
export function toFailureFile(headers: readonly string[], failures: readonly FailedRow[]): string {
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
  );
}

/** Whether the last column of a file is the error that such a file has: nothing that could be imported. */
export function hasErrorColumn(headers: readonly string[]): boolean {
  return foldKey(headers.at(-1) ?? '') === ERROR_HEADER;
}
