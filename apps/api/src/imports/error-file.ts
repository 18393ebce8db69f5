import { csvLines, foldKey, writeCsv, type CsvSeparator } from '@vaglio/startups-domain';
import type { Db } from '../platform/db/open-database';
import { readCells } from './file/file-table';
import type { ImportRecord } from '../platform/db/schema/imports.table';
import { failedLines, noteText } from './line.queries';

const ERROR_HEADER = 'error';

/**
 * Yields the failed rows as a file that can be corrected and imported again. It has the columns of the file, and the
 * reason in the last column. If a row of an error file fails again, the new reason replaces the previous one. The
 * format is that of an export.
 * @param separator separator between cells
 */
export async function* errorFile(
  db: Db,
  { id, headers }: ImportRecord,
  separator: CsvSeparator,
): AsyncGenerator<string> {
  const hasErrors = foldKey(headers.at(-1)) === ERROR_HEADER;
  const width = hasErrors ? headers.length - 1 : headers.length;
  const lineOf = (cells: readonly string[], error: string) => [
    ...Array.from(
      { length: Math.max(width, hasErrors ? 0 : cells.length) },
      (_, index) => cells[index] ?? '',
    ),
    error,
  ];
  yield writeCsv([lineOf(headers, ERROR_HEADER)], separator);
  for await (const lines of failedLines(db, id))
    yield csvLines(
      lines.map(({ cells, notes }) => lineOf(readCells(cells), notes.map(noteText).join(' '))),
      separator,
    );
}
