/**
 * Maximum length of a cell with a number, amount, currency, date, canton or sector. Longer texts are slow to search.
 */
export const MAX_VALUE_CHARACTERS = 400;

const SCIENTIFIC = /^[+-]?\d{1,15}(?:[.,]\d{1,15})?E\+?\d{1,2}$/i;
const GROUP_OF_THREE = /^[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * Returns true for any non-empty cell. Such a cell sets a flag or award, even if it contains '0' or 'no'. Source: spec
 * §5.
 */
export function isTruthyCell(cell: string): boolean {
  return cell.trim() !== '';
}

/** Placeholders for a missing value, in lower case without accents and blanks. */
const PLACEHOLDERS: ReadonlySet<string> = new Set([
  ...['n/a', 'n.a.', '#n/a', 'none', 'null', 'nil', 'unknown', 'notavailable', 'notapplicable', 'tbd'],
  ...['k.a.', 'keine', 'kein', 'keineangabe', 'keineangaben', 'unbekannt', 'nichtbekannt', 'nichtvorhanden'],
  ...['aucun', 'aucune', 'neant', 'inconnu', 'inconnue', 'nondisponible', 'n.d.'],
  ...['nessuno', 'nessuna', 'sconosciuto', 'sconosciuta', 'nondisponibile'],
  ...['n.a', 'n.d', 'n.c', 'n.c.', 'nan', 'undefined', 'tba', 'empty', 'leer', 'vide', 'vuoto'],
  ...['undisclosed', 'notdisclosed', 'confidential', 'vertraulich', 'nichtoffengelegt', 'nichtkommuniziert'],
  ...[
    'confidentiel',
    'confidentielle',
    'noncommunique',
    'noncommuniquee',
    'nondivulgue',
    'riservato',
    'confidenziale',
  ],
  ...['noncomunicato', 'tbc', 'folgt', 'sansobjet'],
  ...[
    'nichtangegeben',
    'nonrenseigne',
    'nonrenseignee',
    'nonspecifie',
    'nonindicato',
    'notset',
    'notspecified',
  ],
]);
/**
 * Abbreviations that are placeholders only if both letters have the same case. Mixed case, such as Na or Nd, may have
 * another meaning.
 */
const ABBREVIATIONS: ReadonlySet<string> = new Set(['NA', 'na', 'ND', 'nd', 'NC', 'nc']);
/** Placeholders that programs write, in lower case without blanks. */
const OF_PROGRAMS: ReadonlySet<string> = new Set(
  '(leer) (blank) (vide) (vuoto) (empty) (null) (none) <null> <na> <leer> \\n [null] (notset)'.split(' '),
);
/** Pattern of cells that contain only dashes, question marks and dots. */
const SIGNS_ALONE = /^[\p{Pd}\u2212?.\s]+$/u;
const MAX_PLACEHOLDER_LENGTH = 20;

/** Placeholders that cannot be the name of a person or company, in lower case without accents and blanks. */
const PLACEHOLDERS_OF_NAMES: ReadonlySet<string> = new Set(['n/a', 'n.a.', '#n/a', 'k.a.', 'n.d.']);

/**
 * Returns true if a cell is a placeholder for a missing value: '-', 'n/a', 'keine', 'NULL', '?'.
 * @param isName true for the name of a person or company, because Null is a surname and a company may be called None
 * Source: product decision 13.8.
 */
export function isPlaceholder(cell: string, isName = false): boolean {
  if (cell.length > MAX_PLACEHOLDER_LENGTH) return false;
  if (SIGNS_ALONE.test(cell)) return true;
  const folded = withoutAccents(cell).replace(/\s/gu, '');
  if (OF_PROGRAMS.has(folded) || cell === 'nan') return true;
  return isName ? PLACEHOLDERS_OF_NAMES.has(folded) : ABBREVIATIONS.has(cell) || PLACEHOLDERS.has(folded);
}

/** Names of spreadsheet errors without the leading #, in several languages. */
const ERRORS: ReadonlySet<string> = new Set(
  (
    'n/a n/v nv n/d ref! bezug! rif! name? nom? nome? value! wert! valeur! valore! div/0! null! nul! nullo! num! zahl! ' +
    'nombre! spill! calc! field! getting_data'
  ).split(' '),
);
/** Patterns of a number that is wider than its column and of a LibreOffice error. */
const OTHER_ERRORS = /^(?:#{3,}|err:\d{3})$/;

/** Returns true if a cell is a spreadsheet error: '#N/A', '#BEZUG!', '#####'. */
export function isErrorCell(cell: string): boolean {
  if (cell.length > MAX_VALUE_CHARACTERS) return false;
  const text = cell.trim().toLowerCase();
  return OTHER_ERRORS.test(text) || (text.startsWith('#') && ERRORS.has(text.slice(1)));
}

const withoutAccents = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns true for a row without any text. Imports skip such rows. Source: spec §5, blank rows. */
export function isBlankRow(cells: readonly string[]): boolean {
  return !cells.some(isTruthyCell);
}

/**
 * Parses a cell as a number and ignores all characters that are not part of it.
 *
 * A number consists of digits, a leading minus sign and a decimal separator: 'CHF 1’234.50' is 1234.5 and 'Fr. 100.-'
 * is 100. As specified, words are ignored: 'USD 2 million' is 2. If a number contains both dots and commas, the last
 * separator is the decimal separator ('1.234,50'). A single separator before exactly three digits groups thousands
 * ('1.234', '1,234'); otherwise, it is the decimal separator ('6,4'). A repeated separator groups thousands
 * ('1.234.567'). The scientific notation of spreadsheets is supported ('1.5E+06').
 * @returns null for a cell without digits or with more than 400 characters
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

const GROUPS = /^\d{1,3}(?:[.,]\d{3})+$/;

/**
 * Removes grouping separators and writes the decimal separator as a point.
 * @returns '?' if a group does not have three digits
 */
function withPoint(digits: string): string {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last < 0) return digits;
  const isRepeated = digits.indexOf(digits.charAt(last)) !== last;
  const isGroup = GROUP_OF_THREE.test(digits);
  const before = digits.slice(0, last);
  if (/[.,]/.test(before) && !GROUPS.test(isRepeated ? digits : before)) return '?';
  const whole = before.replace(/[.,]/g, '');
  return isRepeated || isGroup ? whole + digits.slice(last + 1) : `${whole}.${digits.slice(last + 1)}`;
}
