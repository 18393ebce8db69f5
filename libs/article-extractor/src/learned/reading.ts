import { foldCompanyName, foldText } from '@vaglio/startups-domain';
import type { Lexicon } from './lexicon';
import { nameSpans, spanText, type Span } from './name-spans';
import { tokensOf, type Token } from './tokens';
import { wordKind, type WordKind } from './word-kinds';
import { wordMeaning } from './word-meanings';

/** Runs of the text that would be one company's name. */
export interface Candidate {
  /** As `foldCompanyName` gives it. */
  readonly key: string;
  /** As the text spells it first. */
  readonly text: string;
  readonly spans: readonly Span[];
  /** Candidates whose words are some of its words, and those that it is a part of. */
  readonly shorter: readonly Candidate[];
  readonly longer: readonly Candidate[];
}

/** Of a name, when its parts are looked for. */
const MAX_WORDS = 10;
const STARTUP_WORD = new RegExp(
  'startups?|spin(?:offs?|outs?)|scaleups?|jungunternehm|jungfirm|^(?:pousses?|essaimage)$',
  'u',
);

/** An article prepared for the models: title and text are one, the title its first line. */
export interface Reading {
  readonly text: string;
  readonly titleEnd: number;
  readonly lang: string;
  readonly tokens: readonly Token[];
  readonly kinds: readonly WordKind[];
  /** Each word as `foldWord` gives it. */
  readonly folded: readonly string[];
  /** What each word means in business news, '' where nothing. */
  readonly meanings: readonly string[];
  readonly candidates: readonly Candidate[];
  /** Letters of each line without the blanks around it. */
  readonly lineLengths: readonly number[];
  readonly lexicon: Lexicon;
  /** Positions of words that mean a young company, in tokens. */
  readonly startupWords: readonly number[];
  /** Folded words that follow a first name somewhere: last names. */
  readonly lastNames: ReadonlySet<string>;
}

/** A word in lower case, without accents and hyphens ("Start-up" as "startup"); a mark stays as it is. */
export const foldWord = (text: string): string => foldText(text).replaceAll(' ', '') || text;

/** Prepares an article. @param lang ISO 639-1 of one of the four languages, else '' */
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

/** Every run of some, not all, of the words of a name. */
function partsOf(key: string): Set<string> {
  const words = key.split(' ').slice(0, MAX_WORDS);
  const parts = new Set<string>();
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + 1; to <= words.length; to += 1) parts.add(words.slice(from, to).join(' '));
  parts.delete(key);
  return parts;
}

/** Tokens between a mention and the nearest word for a young company; Infinity without any. */
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
