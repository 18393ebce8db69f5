import { writeCsv } from '@vaglio/startups-domain';
import type { FailedRow } from './run-import';

/** The failed rows as a file to mend and import again: the columns of the chosen file, and the error last. */
export function toFailureFile(headers: readonly string[], failures: readonly FailedRow[]): string {
  const width = Math.max(headers.length, ...failures.map(({ cells }) => cells.length));
  const toWidth = (cells: readonly string[]) => Array.from({ length: width }, (_, index) => cells[index] ?? '');
  return writeCsv([[...toWidth(headers), 'error'], ...failures.map(({ cells, message }) => [...toWidth(cells), message])]);
}
