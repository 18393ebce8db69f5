import { foldText } from './fold-text';

/** Letters that Unicode does not decompose, with the letters that users type instead. */
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

/** Letters that are commonly spelled with two letters. */
const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };
const SPELLABLE = new RegExp(`[${Object.keys(SPELLED).join('')}]`, 'giu');

/** Pattern of a hyphen, dot or apostrophe within a word: 'Bio-Tech', 'W.A.', "L'Oréal". */
const WITHIN_WORD = /(?<=[\p{L}\p{N}])[\p{Pd}\u2212.'‘’‛ʼ′](?=[\p{L}\p{N}])/gu;

const PLAIN_WORDS = /^[\sa-z0-9]*$/i;

/** Replaces letters such as ø and ł in a folded text with o and l, for sorting and matching names. */
export function plainLetters(folded: string): string {
  return folded.replace(UNDECOMPOSED, (letter) => PLAIN[letter] ?? letter);
}

/**
 * Returns the searchable forms of a text. The first form is the folded text. Further forms spell umlauts as ae, oe and
 * ue, and join words at hyphens, dots and apostrophes: 'Müller-Tech' results in 'muller tech', 'mullertech', 'mueller
 * tech' and 'muellertech'.
 * @returns [] for a text that only contains separators
 * Source: product decision 10.4, which defines the first form.
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

/**
 * Returns the search key of several texts. Each searchable form is on its own line, so that a search cannot match
 * across two texts.
 */
export function searchKey(...texts: readonly (string | null | undefined)[]): string {
  return [...new Set(texts.flatMap(searchForms))].join('\n');
}

/** Brackets, quotation marks, colons and marks of registration, which a searched name may lack. */
const AROUND_WORDS = /[()[\]{}:;!?"«»“”„®™©℠]+/gu;

const IN_BRACKETS = /\([^()]{0,200}\)|\[[^[\]]{0,200}\]/gu;

/**
 * Returns the texts by which a name is searched: the name, the name without brackets and marks such as ®, and the name
 * without the words in brackets.
 */
export function searchedNames(name: string): readonly string[] {
  return [
    name,
    name.replaceAll(AROUND_WORDS, ' '),
    name.replaceAll(IN_BRACKETS, ' ').replaceAll(AROUND_WORDS, ' '),
  ];
}

/**
 * Returns the forms of a search text: its searchable forms, with and without a blank before and after & and +, so that
 * 'a&b' finds 'A & B' and 'A& B' and the reverse, and with blanks for brackets, colons and marks such as ®.
 * @returns [] for a text that only contains separators
 */
export function queryForms(q: string | null | undefined): readonly string[] {
  const given = q ?? '';
  const bare = given.replaceAll(AROUND_WORDS, ' ');
  const texts = [given, bare].flatMap((text) => {
    const apart = text.replaceAll(/[&+]/g, ' $& ').split(/\s/).filter(Boolean).join(' ');
    const joined = ['$1', '$1 ', ' $1'].map((operator) => apart.replaceAll(/ ?([&+]) ?/g, operator));
    return [text, apart, ...joined];
  });
  return [...new Set(texts.flatMap(searchForms))];
}

/**
 * Returns a predicate that tests whether a key from `searchKey` contains a form of the search text.
 * @returns null for a blank search, which matches everything; a search text with only separators matches nothing
 */
export function searchTest(q: string | null | undefined): ((key: string) => boolean) | null {
  if (isBlankSearch(q)) return null;
  const forms = queryForms(q);
  return (key) => forms.some((form) => key.includes(form));
}

/** Returns true if the search text is empty or blank. */
export const isBlankSearch = (q: string | null | undefined): boolean => (q ?? '').trim() === '';
