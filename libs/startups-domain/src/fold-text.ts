/** Characters that separate words but never distinguish two names. */
const SEPARATORS = /[\p{Pd}\u2212.,'‘’‛ʼ′/\u2044\u2215_]/gu;

/** Printable ASCII is what needs no more than lower case and blanks. */
const UNCOMMON = /[^ -~]/;
const COMMON_SEPARATORS = /[-.,'/_ ]+/g;

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
  if (!UNCOMMON.test(given)) return given.toLowerCase().replace(COMMON_SEPARATORS, ' ').trim();
  return given
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(SEPARATORS, ' ')
    .replace(/\s+/g, ' ')
    .trim();
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
