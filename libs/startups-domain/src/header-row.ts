import { isKnownHeader } from './guess-header';
import { isTruthyCell } from './import-cells';

/** Minimum number of columns for detecting the header row of a table by its width. */
const WIDE = 3;

/**
 * Returns the index of the header row among the first rows of a file. It is the row with the most known headers.
 * Without known headers, it is the first row that is about as wide as the table, because a title occupies a single
 * cell.
 * @param rows non-empty rows in their order
 * @returns 0 if no row qualifies
 */
export function findHeaderRow(rows: readonly (readonly string[])[]): number {
  const known = rows.map((cells) => cells.filter(isKnownHeader).length);
  const most = Math.max(0, ...known);
  const [first = 0] = known;
  if (most >= 2 && most > first) return known.indexOf(most);
  if (first > 0) return 0;
  const widths = rows.map((cells) => cells.filter(isTruthyCell).length);
  const width = Math.max(0, ...widths);
  const isTitle = widths[0] === 1 && width >= WIDE;
  return isTitle ? widths.findIndex((one) => one > width / 2) : 0;
}

/**
 * Joins two header rows. An empty header is replaced by the text above it. If a header occurs twice, it is prefixed
 * with the text above it, which may span several columns as a merged cell.
 * @param above row directly above the headers; [] if there is no such row
 */
export function joinHeaders(above: readonly string[], headers: readonly string[]): string[] {
  const groups = above.filter(isTruthyCell).length;
  if (groups < 2) return [...headers];
  let group = '';
  return Array.from({ length: Math.max(above.length, headers.length) }, (_, index) => {
    const [over, own] = [(above[index] ?? '').trim(), (headers[index] ?? '').trim()];
    if (over !== '') group = over;
    if (own === '') return over;
    const isTwice = headers.filter((one) => one.trim() === own).length > 1;
    return isTwice && group !== '' ? `${group} ${own}` : (headers[index] ?? '');
  });
}
