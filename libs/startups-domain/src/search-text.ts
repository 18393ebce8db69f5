import { foldText } from './fold-text';

/** Letters that Unicode does not decompose, as people type them on another keyboard. */
const PLAIN: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  ø: 'o',
  þ: 'th',
  ŧ: 't',
};
const UNDECOMPOSED = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'gu');

/** Letters that are also written as two. */
const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };
const SPELLABLE = new RegExp(`[${Object.keys(SPELLED).join('')}]`, 'giu');

/** A hyphen, dot or apostrophe within a word: 'Bio-Tech', 'W.A.', "L'Oréal". */
const WITHIN_WORD = /(?<=[\p{L}\p{N}])[\p{Pd}\u2212.'‘’‛ʼ′](?=[\p{L}\p{N}])/gu;

const PLAIN_WORDS = /^[\sa-z0-9]*$/i;

/** A folded text with o for ø, l for ł and so on: names sort and are matched by it. */
export function plainLetters(folded: string): string {
  return folded.replace(UNDECOMPOSED, (letter) => PLAIN[letter] ?? letter);
}

/**
 * The forms in which a text is searched: folded, and where they differ also with umlauts as ae, oe, ue, and with words
 * that a hyphen, dot or apostrophe divides as one word: 'Müller-Tech' is 'muller tech', 'mullertech', 'mueller tech', 'muellertech'.
 * @returns [] for a text without anything but separators
 * Source: product decision 10.4, which fixes the first form.
 */
export function searchForms(text: string | null | undefined): readonly string[] {
  const given = text ?? '';
  const spellings = PLAIN_WORDS.test(given) ? [given] : spellingsOf(given.normalize('NFC'));
  return [...new Set(spellings.map((spelling) => plainLetters(foldText(spelling))))].filter(
    (form) => form !== '',
  );
}

function spellingsOf(text: string): string[] {
  const spelled = text.replace(SPELLABLE, (letter) => SPELLED[letter.toLowerCase()] ?? letter);
  return [text, spelled].flatMap((spelling) => [spelling, spelling.replace(WITHIN_WORD, '')]);
}

/** What a search looks into: the forms of some texts, each on a line of its own, so that no search spans two. */
export function searchKey(...texts: readonly (string | null | undefined)[]): string {
  return [...new Set(texts.flatMap(searchForms))].join('\n');
}

/**
 * Test of a key of `searchKey` for a search: one form of the search is in it.
 * @returns null for a blank search, which finds all; a search of separators alone finds nothing
 */
export function searchTest(q: string | null | undefined): ((key: string) => boolean) | null {
  if (isBlankSearch(q)) return null;
  const forms = searchForms(q);
  return (key) => forms.some((form) => key.includes(form));
}

/** Whether nothing is searched for. */
export const isBlankSearch = (q: string | null | undefined): boolean => (q ?? '').trim() === '';
