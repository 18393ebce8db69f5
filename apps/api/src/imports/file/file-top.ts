import { findHeaderRow, isBlankRow, joinHeaders } from '@vaglio/startups-domain';
import { UnreadableText } from '../../platform/threads/unreadable-text';
import { storable } from '../../platform/text/well-formed';
import { MAX_HEADER_CHARACTERS } from '../import.limits';
import type { FileHead, FileRow, FileTable, TopRow } from './file-table';

/** Rows that hold text, among which the headers are looked for. */
const SEARCHED_ROWS = 20;
/** Rows that are shown for the choice of the headers, with as many cells and characters. */
const SHOWN = { rows: 12, cells: 12, characters: 60 };
const INVISIBLE = /\p{Cf}/gu;

/**
 * Finds the headers of a file.
 * @param headerLine the chosen line of the headers; undefined to detect it
 * @returns the head, and all records below the headers
 * @throws UnreadableText for a file without text, and a chosen line without any
 */
export async function readTop(
  facts: FileTable['facts'],
  records: AsyncIterator<FileRow>,
  headerLine: number | undefined,
): Promise<{ head: FileHead; rest: AsyncGenerator<FileRow> }> {
  const first: FileRow[] = [];
  let isEnded = false;
  const filled = () => first.filter(({ cells }) => !isBlankRow(cells));
  for (let count = 0; count < SEARCHED_ROWS || (first.at(-1)?.line ?? 0) < (headerLine ?? 0);) {
    const next = await records.next();
    isEnded = next.done === true;
    if (next.done) break;
    first.push(next.value);
    if (!isBlankRow(next.value.cells)) count += 1;
  }
  const rows = filled();
  if (rows.length === 0)
    throw new UnreadableText(facts.format === 'csv' ? 'Empty CSV file' : 'The sheet is empty.');
  const index =
    headerLine === undefined
      ? findHeaderRow(rows.slice(0, SEARCHED_ROWS).map(({ cells }) => cells))
      : rows.findIndex(({ line }) => line === headerLine);
  const header = rows[index];
  if (!header)
    throw new UnreadableText(`Line ${headerLine} holds no text. Choose another line for the headers.`);
  const above = rows[index - 1];
  const isAdjacent = above !== undefined && above.line === header.line - 1;
  const headers = joinHeaders(isAdjacent ? above.cells : [], header.cells).map(headerOf);
  const head = { ...facts, headers, headerLine: header.line, topRows: rows.slice(0, SHOWN.rows).map(topRow) };
  return { head, rest: below(first, header.line, isEnded ? null : records) };
}

async function* below(
  first: readonly FileRow[],
  headerLine: number,
  records: AsyncIterator<FileRow> | null,
): AsyncGenerator<FileRow> {
  yield* first.filter(({ line }) => line > headerLine);
  for (let next = await records?.next(); next && !next.done; next = await records?.next()) yield next.value;
}

const headerOf = (cell: string): string =>
  storable(cell.slice(0, MAX_HEADER_CHARACTERS)).replace(INVISIBLE, '');

const topRow = ({ line, cells }: FileRow): TopRow => ({
  line,
  cells: cells.slice(0, SHOWN.cells).map((cell) => storable(cell.slice(0, SHOWN.characters))),
});
