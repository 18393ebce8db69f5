import { foldCompanyName, foldText } from '@vaglio/startups-domain';
import type { Lexicon } from './lexicon';
import { nameSpans, spanText, type Span } from './name-spans';
import { tokensOf, type Token } from './tokens';
import { wordKind, type WordKind } from './word-kinds';
import { wordMeaning } from './word-meanings';

/** All mentions of one company name in a text. */
export interface Candidate {
  /** Name that `foldCompanyName` has normalised. */
  readonly key: string;
  /** Spelling of the name at its first mention. */
  readonly text: string;
  readonly spans: readonly Span[];
  /** Candidates whose names are part of this name. `longer` contains the candidates whose names include this name. */
  readonly shorter: readonly Candidate[];
  readonly longer: readonly Candidate[];
}

/** Maximum number of words in a name for the comparison of name parts. */
const MAX_WORDS = 10;
const STARTUP_WORD = new RegExp(
  'startups?|spin(?:offs?|outs?)|scaleups?|jungunternehm|jungfirm|^(?:pousses?|essaimage)$',
  'u',
);

/** Article that has been prepared for the models. The first line of its text is the title, followed by the body. */
export interface Reading {
  readonly text: string;
  readonly titleEnd: number;
  readonly lang: string;
  readonly tokens: readonly Token[];
  readonly kinds: readonly WordKind[];
  /** Words that `foldWord` has normalised. */
  readonly folded: readonly string[];
  /** Meaning of each word in business news; '' if a word has no known meaning. */
  readonly meanings: readonly string[];
  readonly candidates: readonly Candidate[];
  /** Length in characters of each trimmed line. */
  readonly lineLengths: readonly number[];
  readonly lexicon: Lexicon;
  /** Token indexes of words that denote a young company. */
  readonly startupWords: readonly number[];
  /** Folded words that follow a first name somewhere in the article and are therefore last names. */
  readonly lastNames: ReadonlySet<string>;
}

/**
 * Returns a word in lower case without accents and hyphens ("Start-up" becomes "startup"). Punctuation is returned
 * unchanged.
 */
export const foldWord = (text: string): string => foldText(text).replaceAll(' ', '') || text;

/**
 * Prepares an article for the models.
 * @param lang ISO 639-1 code of one of the four languages, otherwise ''
 */
export function readingOf(title: string, body: string, lang: string, lexicon: Lexicon): Reading {
  const text = `${title}\n${body}`;
  const tokens = tokensOf(text);
  const kinds = tokens.map((token) => wordKind(token, lexicon));
  const folded = tokens.map((token) => foldWord(token.text));
  return {
    text,
    titleEnd: title.length,
    lang,
    tokens,
    kinds,
    folded,
    meanings: folded.map(wordMeaning),
    candidates: candidatesIn(text, tokens),
    lineLengths: text.split('\n').map((line) => line.trim().length),
    lexicon,
    startupWords: folded.flatMap((word, at) => (STARTUP_WORD.test(word) ? [at] : [])),
    lastNames: new Set(
      folded.filter((_, at) => kinds[at - 1] === 'FIRST' && /^\p{Lu}/u.test(tokens[at]?.text ?? '')),
    ),
  };
}

interface OpenCandidate extends Candidate {
  readonly spans: Span[];
  readonly shorter: OpenCandidate[];
  readonly longer: OpenCandidate[];
}

function candidatesIn(text: string, tokens: readonly Token[]): Candidate[] {
  const found = new Map<string, OpenCandidate>();
  for (const span of nameSpans(tokens)) {
    const name = spanText(text, tokens, span).replace(/['’]s$/u, '');
    const key = foldCompanyName(name);
    if (key.length < 2) continue;
    const known = found.get(key);
    if (known) known.spans.push(span);
    else found.set(key, { key, text: name, spans: [span], shorter: [], longer: [] });
  }
  for (const candidate of found.values()) {
    for (const part of partsOf(candidate.key)) {
      const other = found.get(part);
      if (other === undefined) continue;
      candidate.shorter.push(other);
      other.longer.push(candidate);
    }
  }
  return [...found.values()];
}

/** Returns all shorter word sequences that are part of a name. */
function partsOf(key: string): Set<string> {
  const words = key.split(' ').slice(0, MAX_WORDS);
  const parts = new Set<string>();
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + 1; to <= words.length; to += 1) parts.add(words.slice(from, to).join(' '));
  parts.delete(key);
  return parts;
}

/**
 * Returns the number of tokens between a mention and the nearest word for a young company; Infinity if there is no such
 * word.
 */
export function startupDistance({ startupWords }: Reading, { from, to }: Span): number {
  let [low, high] = [0, startupWords.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((startupWords[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  const [before, after] = [startupWords[low - 1], startupWords[low]];
  return Math.min(
    before === undefined ? Infinity : from - before,
    after === undefined ? Infinity : Math.max(0, after - to + 1),
  );
}
