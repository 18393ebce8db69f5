/** No word of a language is longer, in UTF-16 units; addresses are, and no rule reads them. */
const LONGEST_WORD = 80;
/** The longest passage without a mark that ends a clause, in UTF-16 units. */
const LONGEST_PASSAGE = 1_000;

const LONG_WORD = new RegExp(`\\S{${LONGEST_WORD + 1},}`, 'g');
const PASSAGE = /[^.!?;:\n]+/g;

/**
 * The text as the rules read it: of the same length, with blanks for words that are too long and a line break within
 * passages that are too long. Many rules take the square of the length of a word or a passage; so bounded, the time
 * for a text grows with its length alone. News are not changed by it.
 */
export function boundedText(text: string): string {
  return text.replace(LONG_WORD, (word) => ' '.repeat(word.length)).replace(PASSAGE, broken);
}

/** The last blank before each limit becomes a line break. */
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
