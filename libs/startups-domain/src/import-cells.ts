/** Longer texts hold no number, amount, currency, date, canton or sector, and would take long to search for one. */
export const MAX_VALUE_CHARACTERS = 400;

const SCIENTIFIC = /^[+-]?\d{1,15}(?:[.,]\d{1,15})?E\+?\d{1,2}$/i;
const GROUP_OF_THREE = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** Any non-empty cell counts as true for flags and awards, '0' and 'no' included. Source: spec §5. */
export function isTruthyCell(cell: string): boolean {
  return cell.trim() !== '';
}

/** Texts that people write where there is no value, in lower case and without accents and blanks. */
const PLACEHOLDERS: ReadonlySet<string> = new Set([
  ...['n/a', 'n.a.', '#n/a', 'none', 'null', 'nil', 'unknown', 'notavailable', 'notapplicable', 'tbd'],
  ...['k.a.', 'keine', 'kein', 'keineangabe', 'keineangaben', 'unbekannt', 'nichtbekannt', 'nichtvorhanden'],
  ...['aucun', 'aucune', 'neant', 'inconnu', 'inconnue', 'nondisponible', 'n.d.'],
  ...['nessuno', 'nessuna', 'sconosciuto', 'sconosciuta', 'nondisponibile'],
]);
/** Dashes, question marks and points alone. */
const SIGNS_ALONE = /^[\p{Pd}\u2212?.\s]+$/u;
const MAX_PLACEHOLDER_LENGTH = 20;

/** Placeholders that are no name of a person or company, in the same form. */
const PLACEHOLDERS_OF_NAMES: ReadonlySet<string> = new Set(['n/a', 'n.a.', '#n/a', 'k.a.', 'n.d.']);

/**
 * Returns whether a cell is a placeholder for a missing value: '-', 'n/a', 'keine', 'NULL', '?'.
 * @param isName true for a name: Null is a surname, and a company may be called None
 * Source: product decision 13.8.
 */
export function isPlaceholder(cell: string, isName = false): boolean {
  if (cell.length > MAX_PLACEHOLDER_LENGTH) return false;
  if (SIGNS_ALONE.test(cell)) return true;
  const folded = withoutAccents(cell).replace(/\s/gu, '');
  return isName ? PLACEHOLDERS_OF_NAMES.has(folded) : cell === 'NA' || PLACEHOLDERS.has(folded);
}

/** Names of errors behind their #, as spreadsheets show them in their languages. */
const ERRORS: ReadonlySet<string> = new Set(
  (
    'n/a nv n/d ref! bezug! rif! name? nom? nome? value! wert! valeur! valore! div/0! null! nul! nullo! num! zahl! ' +
    'nombre! spill! calc! field! getting_data'
  ).split(' '),
);
/** A number that is wider than its column, and an error of LibreOffice. */
const OTHER_ERRORS = /^(?:#{3,}|err:\d{3})$/;

/** Returns whether a cell is an error of a spreadsheet: '#N/A', '#BEZUG!', '#####'. */
export function isErrorCell(cell: string): boolean {
  if (cell.length > MAX_VALUE_CHARACTERS) return false;
  const text = cell.trim().toLowerCase();
  return OTHER_ERRORS.test(text) || (text.startsWith('#') && ERRORS.has(text.slice(1)));
}

const NEGATIVE: ReadonlySet<string> = new Set(
  '0 0.0 0,0 no n non nein nie false f falsch faux falso aus off'.split(' '),
);

/** Returns whether a cell says no, although any entry sets a flag or award. */
export const isNegativeCell = (cell: string): boolean =>
  NEGATIVE.has(cell.trim().toLowerCase()) || isPlaceholder(cell.trim());

const withoutAccents = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** A row without any text is skipped. Source: spec §5, blank rows. */
export function isBlankRow(cells: readonly string[]): boolean {
  return !cells.some(isTruthyCell);
}

/**
 * A number cell: everything that is not part of a number is stripped.
 *
 * Only digits, a leading minus and one decimal mark are part of it: 'CHF 1’234.50' is
 * 1234.5 and 'Fr. 100.-' is 100. Words are not read, as the specification asks for
 * stripping: 'USD 2 million' is 2. Of several marks the last kind is the decimal one
 * ('1.234,50'); a lone mark groups thousands before three digits ('1.234', '1,234') and is a
 * decimal mark otherwise ('6,4'); a mark that repeats groups ('1.234.567'). The scientific
 * form of spreadsheets is read ('1.5E+06').
 * @returns null for a cell without digits, and for one of more than 400 characters
 * Source: spec §5, numbers; product decision 13.6.
 */
export function parseImportNumber(cell: string): number | null {
  if (cell.length > MAX_VALUE_CHARACTERS) return null;
  if (SCIENTIFIC.test(cell.trim())) return Number(cell.trim().replace(',', '.'));
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
  const isRepeated = digits.indexOf(digits.charAt(last)) !== last;
  const isGroup = GROUP_OF_THREE.test(digits);
  const whole = digits.slice(0, last).replace(/[.,]/g, '');
  return isRepeated || isGroup ? whole + digits.slice(last + 1) : `${whole}.${digits.slice(last + 1)}`;
}
