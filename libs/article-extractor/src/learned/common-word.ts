import type { Candidate, Reading } from './reading';

/** Minimum number of letters of the known word in a compound, and of the remaining part. */
const [SHORTEST_WORD, SHORTEST_REST] = [4, 3];
/** Pattern of punctuation that makes a word part of an address, a handle or a product name. */
const JOINING = /[@/._-]/;
const JOINING_AHEAD = /^[._-][\p{L}\p{N}]/u;

/**
 * Returns true if an article uses a name as a common noun. The name must be a single word of the lexicon. The article
 * must also contain it in lower case or, in German, as part of a longer word, such as 'Holz' in 'Holzbauten'.
 */
export function isCommonWord(
  { text, lang, tokens, folded, lexicon }: Reading,
  { key, text: name }: Pick<Candidate, 'key' | 'text'>,
): boolean {
  if (/[\s\p{P}]/u.test(name) || !lexicon.knows(key)) return false;
  return folded.some((word, at) => {
    const token = tokens[at];
    if (!token) return false;
    if (word === key) {
      const isJoined =
        JOINING.test(text.charAt(token.start - 1)) ||
        JOINING_AHEAD.test(text.slice(token.end, token.end + 2));
      return token.text === token.text.toLowerCase() && !isJoined;
    }
    const isLonger =
      lang === 'de' && key.length >= SHORTEST_WORD && word.length >= key.length + SHORTEST_REST;
    if (!isLonger || !/^\p{L}+$/u.test(token.text)) return false;
    return (word.startsWith(key) || word.endsWith(key)) && lexicon.knows(word);
  });
}
