/** Characters that separate words but never distinguish two names. */
const SEPARATORS = /[\p{Pd}\u2212.,'‘’‛ʼ′/\u2044\u2215_]/gu;

/** Printable ASCII is what needs no more than lower case and blanks. */
const UNCOMMON = /[^ -~]/;
const COMMON_SEPARATORS = /[-.,'/_ ]+/g;

/** What is neither that nor a letter or sign of the languages of western Europe. */
const UNUSUAL = /[^ -~\u00A0-\u00FF]/;
const ACCENTED = /[\u00A0-\u00FF]/g;

/**
 * The form in which names, awards, headers and searches are compared: no accents, lower
 * case, ß as ss, æ and œ as ae and oe; hyphen, dot, comma, apostrophe, slash and
 * underscore as a blank; blanks collapsed and trimmed.
 * @param text any text; null and undefined count as empty
 * @returns '' when nothing is left. Never throws.
 * Source: product decision 10.4.
 */
export function foldText(text: string | null | undefined): string {
  const given = text ?? '';
  // Most texts have nothing else, and a large file has hundreds of thousands to fold.
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
 * One by one: a text that is normalised as a whole is kept with two bytes for each of its characters from then on, and so
 * is every text that it becomes a part of.
 */
function plainLetter(letter: string): string {
  let known = PLAIN_LETTERS.get(letter);
  if (known === undefined) PLAIN_LETTERS.set(letter, (known = plain(letter)));
  return known;
}

/** A folded text without its blanks, for tables where 'Basel-Land' and 'Baselland' are one. */
export function foldKey(text: string | null | undefined): string {
  return foldText(text).replaceAll(' ', '');
}

/**
 * Id made from a name: `venture kick 3` -> `venture-kick-3`.
 * @returns folded letters and digits joined by hyphens; '' for a name without any
 */
export function slugOf(name: string): string {
  return foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
