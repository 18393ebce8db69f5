/** Word, number or punctuation mark in a text. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Line number in the text, starting at 0. */
  readonly line: number;
  /** True if this token is the first of a sentence or line. */
  readonly first: boolean;
  /** True if white space precedes this token. */
  readonly spaced: boolean;
}

const INNER = "[.&+|@_'’\\u2010-\\u2012-]";
const WORD = new RegExp(`[\\p{L}\\p{N}]+(?:${INNER}[\\p{L}\\p{N}]+)*|[^\\s]`, 'gu');
/** Elided French and Italian articles and prepositions. They are separate tokens: "d'Abionic" becomes two tokens. */
const ELIDED = 'd|l|j|n|s|t|m|c|qu|dell|all|nell|sull|un|quest'.split('|');
const ELISION = new RegExp(`^(?:${ELIDED.join('|')})['’]`, 'iu');
/** Abbreviations whose full stop does not end a sentence. */
const ABBREVIATIONS = new Set(
  'Dr Prof Mio Mrd Nr St Fr bzw ca resp inkl z B Inc Co Ltd etc vs Mr Ms Mme M No Jh Jan Feb Sept Okt Nov Dez'.split(
    ' ',
  ),
);
const ENDS_SENTENCE = new Set(['.', '!', '?', '…', ':', ';', '•', '–', '»', '"', '“', '”']);

/**
 * Splits a text into tokens in linear time. A full stop inside a word ("biped.ai"), an ampersand, hyphen, plus sign or
 * vertical bar is part of the word. Elided articles are separate tokens.
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let line = 0;
  let scanned = 0;
  let open = true; // true if the next token begins a sentence
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
