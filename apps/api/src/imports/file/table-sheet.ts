import { guessFields, isKnownHeader, matchHeader } from '@vaglio/startups-domain';
import type { Workbook } from './xlsx-workbook';

type Sheet = Workbook['sheets'][number];

/** Number of non-empty rows in which headers are searched for. */
export const SEARCHED_ROWS = 20;
/** Maximum number of sheets that are searched. */
const MAX_SHEETS = 20;
/** Minimum number of headers in a header row. A cover sheet has fewer. */
const MIN_HEADERS = 2;

/**
 * Returns the sheet that contains the table. This is the active sheet, unless only another sheet has a header of company
 * names beside another known header, or only another sheet has text.
 * @param active name of the active sheet
 * @param topOf returns the first non-empty rows of a sheet; null for an unreadable sheet
 * @returns undefined if there is no sheet
 */
export async function findTableSheet(
  sheets: readonly Sheet[],
  active: string | undefined,
  topOf: (sheet: Sheet) => Promise<string[][] | null>,
): Promise<Sheet | undefined> {
  const first = sheets.find(({ name }) => name === active) ?? sheets[0];
  if (!first || sheets.length === 1) return first;
  let withText: Sheet | undefined;
  for (const sheet of [first, ...sheets.filter((one) => one !== first)].slice(0, MAX_SHEETS)) {
    const top = await topOf(sheet);
    if (top === null && withText === undefined) return sheet;
    if (top?.some((cells) => isListHeader(cells, sheet === first))) return sheet;
    if (top !== null && top.length > 0) withText ??= sheet;
  }
  return withText ?? first;
}

/**
 * Returns true if a row has a header of company names beside another header.
 * @param isActive true for the active sheet, whose other headers may be unknown
 */
function isListHeader(cells: readonly string[], isActive: boolean): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  const others = isActive ? filled : filled.filter(isKnownHeader);
  if (others.length < MIN_HEADERS || !filled.some(isKnownHeader)) return false;
  const columns = filled.map((header) => ({ header, values: [] }));
  return filled.some(isCompanyColumn) || guessFields(columns, new Set()).includes('company_name');
}

function isCompanyColumn(header: string): boolean {
  const known = matchHeader(header);
  return known !== null && 'field' in known && known.field === 'company_name';
}
