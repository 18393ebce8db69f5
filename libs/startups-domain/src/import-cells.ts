/** Longer texts hold no number, amount, currency, date, canton or sector, and would take long to search for one. */
export const MAX_VALUE_CHARACTERS = 400;

/** Any non-empty cell counts as true for flags and awards, '0' and 'no' included. Source: spec §5. */
export function isTruthyCell(cell: string): boolean {
  return cell.trim() !== '';
}

/** A row without any text is skipped. Source: spec §5, blank rows. */
export function isBlankRow(cells: readonly string[]): boolean {
  return !cells.some(isTruthyCell);
}

/**
 * A date cell as an ISO date.
 * @param cell YYYY-MM-DD or D/M/YYYY, blanks around allowed
 * @returns 'YYYY-MM-DD', or null for another form and for a day that does not exist (31/2)
 * Source: spec §5, dates.
 */
export function parseImportDate(cell: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(cell.trim());
  if (iso) return isoDate(iso[1], iso[2], iso[3]);
  const dayFirst = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell.trim());
  return dayFirst ? isoDate(dayFirst[3], dayFirst[2], dayFirst[1]) : null;
}

function isoDate(year = '', month = '', day = ''): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && year !== '0000';
  return isReal ? text : null;
}

/**
 * A number cell: everything that is not part of a number is stripped.
 *
 * Only digits, a leading minus and one decimal mark are part of it: 'CHF 1’234.50' is
 * 1234.5 and 'Fr. 100.-' is 100. Words are not read, as the specification asks for
 * stripping: 'USD 2 million' is 2. Of several marks the last kind is the decimal one
 * ('1.234,50'); a lone comma groups thousands before three digits ('1,234') and is a
 * decimal mark otherwise ('6,4'); a mark that repeats groups ('1.234.567').
 * @returns null for a cell without digits, and for one of more than 400 characters
 * Source: spec §5, numbers.
 */
export function parseImportNumber(cell: string): number | null {
  if (cell.length > MAX_VALUE_CHARACTERS) return null;
  const marks = cell
    .normalize('NFKC')
    .replace(/\u2212/g, '-')
    .replace(/(?<!\d)[.,]|[.,](?!\d)/g, '')
    .replace(/[^\d.,-]/g, '');
  if (!/\d/.test(marks)) return null;
  const sign = marks.startsWith('-') ? -1 : 1;
  const value = Number(withPoint(marks.replaceAll('-', '')));
  return Number.isFinite(value) ? sign * value : null;
}

/** Drops the marks that group and writes the decimal one as a point. */
function withPoint(digits: string): string {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last < 0) return digits;
  const mark = digits.charAt(last);
  const isRepeated = digits.indexOf(mark) !== last;
  const isGroup = mark === ',' && /^[1-9]\d{0,2},\d{3}$/.test(digits);
  const whole = digits.slice(0, last).replace(/[.,]/g, '');
  return isRepeated || isGroup ? whole + digits.slice(last + 1) : `${whole}.${digits.slice(last + 1)}`;
}
