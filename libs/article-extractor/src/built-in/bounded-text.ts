/** Maximum length of a word in UTF-16 units. Longer words are addresses, which no extraction rule needs. */
const LONGEST_WORD = 80;
/** Maximum length in UTF-16 units of a passage without punctuation at a clause end. */
const LONGEST_PASSAGE = 1_000;

const LONG_WORD = new RegExp(`\\S{${LONGEST_WORD + 1},}`, 'g');
const PASSAGE = /[^.!?;:\n]+/g;

/**
 * Returns a text of the same length in which blanks replace overlong words and line breaks split overlong passages.
 * Many rules take quadratic time in the length of a word or passage. This limit makes their time linear in the length
 * of the text. Ordinary articles are unchanged.
 */
export function boundedText(text: string): string {
  return text.replace(LONG_WORD, (word) => ' '.repeat(word.length)).replace(PASSAGE, broken);
}

/** Replaces the last blank before each length limit with a line break. */
function broken(passage: string): string {
  if (passage.length <= LONGEST_PASSAGE) return passage;
  const pieces: string[] = [];
  let start = 0;
  while (passage.length - start > LONGEST_PASSAGE) {
    const blank = passage.lastIndexOf(' ', start + LONGEST_PASSAGE - 1);
    const end = blank < start ? start + LONGEST_PASSAGE - 1 : blank;
    pieces.push(passage.slice(start, end), '\n');
    start = end + 1;
  }
  return pieces.join('') + passage.slice(start);
}
