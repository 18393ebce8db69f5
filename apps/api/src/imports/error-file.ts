import { csvLines, foldKey, writeCsv } from '@vaglio/startups-domain';
import type { Db } from '../platform/db/open-database';
import { readCells } from './file/file-table';
import type { ImportRecord } from '../platform/db/schema/imports.table';
import { failedLines, noteText } from './line.queries';

const ERROR_HEADER = 'error';

/**
 * The failed rows as a file to correct and import again: the columns of the file, and the reason last. Rows that fail again
 * have their new reason in the place of the old one. A piece at a time, in the form of an export.
 */
export async function* errorFile(db: Db, { id, headers }: ImportRecord): AsyncGenerator<string> {
  const hasErrors = foldKey(headers.at(-1)) === ERROR_HEADER;
  const width = hasErrors ? headers.length - 1 : headers.length;
  const lineOf = (cells: readonly string[], error: string) => [
    ...Array.from(
      { length: Math.max(width, hasErrors ? 0 : cells.length) },
      (_, index) => cells[index] ?? '',
    ),
    error,
  ];
  yield writeCsv([lineOf(headers, ERROR_HEADER)]);
  for await (const lines of failedLines(db, id))
    yield csvLines(lines.map(({ cells, notes }) => lineOf(readCells(cells), notes.map(noteText).join(' '))));
}
