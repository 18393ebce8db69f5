import { utils, write, type WorkBook, type WorkSheet } from '@e965/xlsx';

type Cells = readonly (readonly unknown[])[];
type Layout = {
  merges?: readonly string[];
  hiddenRows?: readonly number[];
  hiddenColumns?: readonly number[];
};

/**
 * Creates a sheet with SheetJS.
 * @param cells texts, numbers, dates, or cells in the form of SheetJS; null for an empty cell
 * @param layout merged ranges such as 'A1:C1', and hidden rows and columns from 0
 */
export function aSheet(
  cells: Cells,
  { merges = [], hiddenRows = [], hiddenColumns = [] }: Layout = {},
): WorkSheet {
  const hidden = (places: readonly number[]) =>
    Array.from({ length: Math.max(-1, ...places) + 1 }, (_, index) => ({ hidden: places.includes(index) }));
  return Object.assign(utils.aoa_to_sheet(cells.map((row) => [...row])), {
    '!merges': merges.map((range) => utils.decode_range(range)),
    '!rows': hidden(hiddenRows),
    '!cols': hidden(hiddenColumns),
  });
}

/**
 * Returns a cell with a link in the form of SheetJS.
 * @param formula formula that creates the link; without it, the link is stored
 */
export const aLink = (text: string, target: string, formula?: string) =>
  formula === undefined ? { t: 's', v: text, l: { Target: target } } : { t: 's', v: text, f: formula };

/**
 * Creates a workbook.
 * @param sheets sheets with their names and visibility: 1 if hidden by people, 2 if hidden by programs
 */
export function aBook(
  ...sheets: (readonly [name: string, sheet: WorkSheet, hidden?: 0 | 1 | 2])[]
): WorkBook {
  const book = utils.book_new();
  for (const [name, sheet] of sheets) utils.book_append_sheet(book, sheet, name);
  book.Workbook = { Sheets: sheets.map(([name, , Hidden = 0]) => ({ name, Hidden })) };
  return book;
}

/** Returns the bytes of a workbook in one of the formats that SheetJS writes. */
export function written(book: WorkBook, options: Omit<Parameters<typeof write>[1], 'type'>): Uint8Array {
  const bytes: unknown = write(book, { ...options, type: 'buffer' });
  if (!(bytes instanceof Uint8Array)) throw new Error('SheetJS wrote no bytes.');
  return new Uint8Array(bytes);
}
