import { LOOK_ALIKE_LETTERS } from './look-alike-letters';

const LATIN_OF = new Map(
  Object.entries(LOOK_ALIKE_LETTERS).flatMap(([latin, letters]) =>
    [...letters].map((letter) => [letter, latin] as const),
  ),
);
/** Latin characters that resemble other Latin characters. */
const ALIKE: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', m: 'rn' };
/** Matches visible letters and digits. */
const READ = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;

/**
 * Returns keys by which similar names are detected: two names look alike if they share a key. The keys ignore case,
 * accents, spaces, punctuation, symbols, invisible characters and the alphabet of a letter. A capital I counts as i
 * and as l.
 * @param name at most a few hundred characters
 * @returns one or two keys of letters and digits; a name without letters and digits is its own key
 */
export function confusableKeys(name: string): Set<string> {
  const text = name.normalize('NFKC');
  const keys = [text, text.replaceAll('I', 'l')].map((spelling) => lettersOf(spelling).join(''));
  return new Set(keys[0] === '' ? [text.trim()] : keys);
}

/** Returns the normalized letters and digits of a text as a list. */
export function lettersOf(text: string): string[] {
  return [...text.normalize('NFKD')].filter((character) => READ.test(character)).map(latinOf);
}

function latinOf(character: string): string {
  const small = character.toLowerCase();
  const latin = LATIN_OF.get(character) ?? LATIN_OF.get(small) ?? small;
  return ALIKE[latin] ?? latin;
}
