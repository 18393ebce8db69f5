import { isKnownHeader } from './guess-header';
import { isTruthyCell } from './import-cells';

/** Least columns of a table whose header may be recognised by its width alone. */
const WIDE = 3;

/**
 * The row of the headers among the first rows of a file: the one in which most cells are names of columns. Where none is
 * known, it is the first row that is about as wide as the table, because a title is in one cell.
 * @param rows that hold text, in their order
 * @returns its index; 0 when nothing speaks for another row
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
 * Headers of two rows as one: a cell without a text below has the text above. A text below that is there twice gets the
 * text above in front, which a merged cell has over all of its columns.
 * @param above the row directly above the headers; [] for none
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
