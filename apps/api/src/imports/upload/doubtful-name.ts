import {
  cantonCode,
  countryCode,
  isKnownHeader,
  isTruthyCell,
  parseImportDate,
  sectorCode,
} from '@vaglio/startups-domain';

const HAS_LETTER = /\p{L}/u;
const ADDRESS = /https?:\/\/|www\./i;
const ANSWER = /^(?:true|false|wahr|falsch|vrai|faux|vero|falso|yes|no|ja|nein|oui|non|s[iì]|x)$/iu;
/** Patterns of the bullet, number or sign of a comment before a name, and of the mark of a footnote after it. */
const MARKS = [/^(?:[•·▪■►*–-]\s|#|\/\/|\d{1,3}[.)]\s)/u, /(?:\*|[¹²³†‡]|\[\d{1,2}\]|\s\(\d{1,2}\))$/u];

/** Returns true for a text that is no name: a number, date or answer. */
export const isNoName = (text: string): boolean =>
  !HAS_LETTER.test(text) || ANSWER.test(text.trim()) || parseImportDate(text) !== null;

/**
 * Returns the doubt about a company name: it has no letters, is a date, an answer, an address or a header, has the mark of a list
 * or footnote, or may be a heading between the rows.
 * @param cells all cells of the line
 * @returns null for a usual name
 */
export function doubtOfName(name: string, cells: readonly string[]): string | null {
  if (ADDRESS.test(name)) return 'contains a web address.';
  if (isNoName(name) || isKnownHeader(name)) return 'does not look like the name of a company.';
  if (MARKS.some((mark) => mark.test(name))) return 'has the mark of a list or footnote.';
  const isAlone = cells.filter(isTruthyCell).length === 1;
  const isHeading =
    isAlone &&
    cells.length > 1 &&
    [sectorCode, cantonCode, countryCode].some((codeOf) => codeOf(name) !== null);
  return isHeading ? 'may be a heading: it is a sector or place, and its line has no other text.' : null;
}
