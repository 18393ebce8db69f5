/** A word, number or mark of a text. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Number of its line in the text, from 0. */
  readonly line: number;
  /** Whether a sentence or a line begins with it. */
  readonly first: boolean;
  /** Whether white space precedes it. */
  readonly spaced: boolean;
}

const INNER = "[.&+|@_'’\\u2010-\\u2012-]";
const WORD = new RegExp(`[\\p{L}\\p{N}]+(?:${INNER}[\\p{L}\\p{N}]+)*|[^\\s]`, 'gu');
/** French and Italian articles and prepositions that lose their vowel: "d'Abionic" are two words. */
const ELIDED = 'd|l|j|n|s|t|m|c|qu|dell|all|nell|sull|un|quest'.split('|');
const ELISION = new RegExp(`^(?:${ELIDED.join('|')})['’]`, 'iu');
/** Abbreviations whose point ends no sentence. */
const ABBREVIATIONS = new Set(
  'Dr Prof Mio Mrd Nr St Fr bzw ca resp inkl z B Inc Co Ltd etc vs Mr Ms Mme M No Jh Jan Feb Sept Okt Nov Dez'.split(
    ' ',
  ),
);
const ENDS_SENTENCE = new Set(['.', '!', '?', '…', ':', ';', '•', '–', '»', '"', '“', '”']);

/**
 * Splits a text into tokens. Linear in its length. A point inside a word ("biped.ai"), an ampersand, hyphen, plus and
 * bar belong to the word; elided articles are tokens of their own.
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let line = 0;
  let scanned = 0;
  let open = true; // whether the next token begins a sentence
  const add = (part: string, start: number, spaced: boolean) => {
    for (; scanned < start; scanned += 1) {
      if (text.charCodeAt(scanned) !== 10) continue;
      line += 1;
      open = true;
    }
    const before = tokens[tokens.length - 1];
    const numbered = before !== undefined && /^\d{1,2}$/u.test(before.text);
    tokens.push({ text: part, start, end: start + part.length, line, first: open, spaced });
    if (/[\p{L}\p{N}]/u.test(part)) open = false;
    else if (ENDS_SENTENCE.has(part)) {
      open = !(part === '.' && before !== undefined && (ABBREVIATIONS.has(before.text) || numbered));
    }
  };
  for (const match of text.matchAll(WORD)) {
    const word = match[0];
    const spaced = match.index === 0 || /\s/u.test(text[match.index - 1] ?? ' ');
    const elided = ELISION.exec(word)?.[0].length ?? 0;
    if (elided === 0 || elided === word.length) add(word, match.index, spaced);
    else {
      add(word.slice(0, elided), match.index, spaced);
      add(word.slice(elided), match.index + elided, false);
    }
  }
  return tokens;
}
