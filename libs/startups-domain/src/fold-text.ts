/** Characters that separate words but do not distinguish names. */
const SEPARATORS = /[\p{Pd}\u2212.,'‘’‛ʼ′/\u2044\u2215_]/gu;

/** Pattern of text outside printable ASCII. For ASCII, lower case and blanks are sufficient. */
const UNCOMMON = /[^ -~]/;
const COMMON_SEPARATORS = /[-.,'/_ ]+/g;

/** Pattern of text outside Latin-1, which covers the languages of western Europe. */
const UNUSUAL = /[^ -~\u00A0-\u00FF]/;
const ACCENTED = /[\u00A0-\u00FF]/g;

/**
 * Folds a text for comparisons of names, awards, headers and searches. The result is in lower case without accents. ß
 * becomes ss, æ becomes ae and œ becomes oe. Hyphens, dots, commas, apostrophes, slashes and underscores become blanks.
 * Repeated blanks are merged, and the text is trimmed.
 * @param text any text; null and undefined count as empty
 * @returns '' for a text that contains only separators. Never throws.
 * Source: product decision 10.4.
 */
export function foldText(text: string | null | undefined): string {
  const given = text ?? '';
  // Fast path for most texts, because a large file contains hundreds of thousands of texts.
  if (!UNCOMMON.test(given)) return withBlanks(given.toLowerCase());
  if (!UNUSUAL.test(given)) return withBlanks(given.replace(ACCENTED, plainLetter).toLowerCase());
  return plain(given).replace(/\s+/g, ' ').trim();
}

const withBlanks = (text: string): string => text.replace(COMMON_SEPARATORS, ' ').trim();

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(SEPARATORS, ' ');
}

const PLAIN_LETTERS = new Map<string, string>();

/**
 * Folds a single character. JavaScript engines store normalised texts, and all texts that contain them, with two bytes
 * per character. Normalising single characters avoids this.
 */
function plainLetter(letter: string): string {
  let known = PLAIN_LETTERS.get(letter);
  if (known === undefined) PLAIN_LETTERS.set(letter, (known = plain(letter)));
  return known;
}

/** Returns a folded text without blanks, for lookup tables in which 'Basel-Land' equals 'Baselland'. */
export function foldKey(text: string | null | undefined): string {
  return foldText(text).replaceAll(' ', '');
}

/**
 * Converts a name to an id: `venture kick 3` becomes `venture-kick-3`.
 * @returns folded letters and digits joined by hyphens; '' for a name without letters and digits
 */
export function slugOf(name: string): string {
  return foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
