import {
  findHeaderRow,
  guessFields,
  isBlankRow,
  isUnitText,
  joinHeaders,
  mapHeaders,
  unitOfHeader,
} from '@vaglio/startups-domain';
import { UnreadableText } from '../../platform/threads/unreadable-text';
import { MAX_HEADER_CHARACTERS } from '../import.limits';
import { cleanCell } from './clean-cell';
import type { FileHead, FileRow, FileTable, TopRow } from './file-table';
import { repairText } from './repair-text';
import { SEARCHED_ROWS } from './table-sheet';

/** Size of the preview in which a person selects the header row. */
const SHOWN = { rows: 12, cells: 12, characters: 120 };
const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const IN_BRACKETS = /^[[(][^\])]*[\])]$/;
const BRACKETS = /[()[\]{}]/g;
const INVISIBLE = /[\p{Cf}\u2800]|(?![\t\n])\p{Cc}/gu;

/**
 * Finds the headers of a file.
 * @param headerLine line of the headers that a person chose; undefined to detect it
 * @returns the head, the last line of the headers, and all records below the headers
 */
export async function readTop(
  facts: FileTable['facts'],
  records: AsyncIterator<FileRow>,
  headerLine: number | undefined,
): Promise<{ head: FileHead; lastLine: number; rest: AsyncGenerator<FileRow> }> {
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
  const joined = joinHeaders(isAdjacent ? above.cells : [], header.cells);
  const below = rows[index + 1];
  const units = below?.line === header.line + 1 && isUnitRow(below.cells, joined) ? below.cells : [];
  const headers = joined.map((text, column) => headerOf(withUnit(text, units[column])));
  const lastLine = header.line + (units.length > 0 ? 1 : 0);
  const head = { ...facts, headers, headerLine: header.line, topRows: rows.slice(0, SHOWN.rows).map(topRow) };
  return { head, lastLine, rest: recordsBelow(first, lastLine, isEnded ? null : records) };
}

/**
 * Returns whether a row contains only the units of the amounts whose headers are above it, and hints on other columns:
 * 'in Mio. CHF', '[-]', '[year]'.
 */
function isUnitRow(cells: readonly string[], headers: readonly string[]): boolean {
  const hasUnit = cells.some((cell, column) => isUnitText(cell) && isAmountHeader(headers[column] ?? ''));
  return (
    hasUnit &&
    cells.every(
      (cell) => isUnitText(cell) || !HAS_LETTER_OR_DIGIT.test(cell) || IN_BRACKETS.test(cell.trim()),
    )
  );
}

const isAmountHeader = (header: string): boolean =>
  mapHeaders([header]).columns[0]?.kind === 'amount' ||
  guessFields([{ header, values: [] }], new Set())[0] === 'raised_money';

/** Appends the unit in the row below to a header, in brackets, unless the header already has a unit. */
const withUnit = (header: string, unit = ''): string =>
  isUnitText(unit) && unitOfHeader(header) === null
    ? `${header.trim()} (${unit.replace(BRACKETS, '').trim()})`
    : header;

async function* recordsBelow(
  first: readonly FileRow[],
  headerLine: number,
  records: AsyncIterator<FileRow> | null,
): AsyncGenerator<FileRow> {
  yield* first.filter(({ line }) => line > headerLine);
  for (let next = await records?.next(); next && !next.done; next = await records?.next()) yield next.value;
}

const headerOf = (cell: string): string =>
  cleanCell(repairText(cell.slice(0, MAX_HEADER_CHARACTERS)).text).replace(INVISIBLE, '');

const topRow = ({ line, cells }: FileRow): TopRow => ({
  line,
  cells: cells
    .slice(0, SHOWN.cells)
    .map((cell) => cleanCell(repairText(cell.slice(0, SHOWN.characters)).text)),
});
