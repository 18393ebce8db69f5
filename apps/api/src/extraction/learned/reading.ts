import { foldCompanyName, foldText } from '@vaglio/startups-domain';
import type { Lexicon } from './lexicon';
import { nameSpans, spanText, type Span } from './name-spans';
import { tokensOf, type Token } from './tokens';
import { wordKind, type WordKind } from './word-kinds';

/** Runs of the text that would be one company's name. */
export interface Candidate {
  /** As `foldCompanyName` gives it. */
  readonly key: string;
  /** As the text spells it first. */
  readonly text: string;
  readonly spans: readonly Span[];
}

const STARTUP_WORD = new RegExp(
  'start-?ups?|spin-?(?:offs?|outs?)|scale-?ups?|jungunternehm|jungfirm|^(?:pousses?|essaimage)$',
  'u',
);

/** An article prepared for the models: title and text are one, the title its first line. */
export interface Reading {
  readonly text: string;
  readonly titleEnd: number;
  readonly lang: string;
  readonly tokens: readonly Token[];
  readonly kinds: readonly WordKind[];
  readonly folded: readonly string[];
  readonly candidates: readonly Candidate[];
  readonly lexicon: Lexicon;
  /** Positions of words that mean a young company, in tokens. */
  readonly startupWords: readonly number[];
  /** Folded words that follow a first name somewhere: last names. */
  readonly lastNames: ReadonlySet<string>;
}

/** Prepares an article. @param lang ISO 639-1 of one of the four languages, else '' */
export function readingOf(title: string, body: string, lang: string, lexicon: Lexicon): Reading {
  const text = `${title}\n${body}`;
  const tokens = tokensOf(text);
  const kinds = tokens.map((token) => wordKind(token, lexicon));
  const folded = tokens.map((token) => foldText(token.text));
  return {
    text,
    titleEnd: title.length,
    lang,
    tokens,
    kinds,
    folded,
    candidates: candidatesIn(text, tokens),
    lexicon,
    startupWords: folded.flatMap((word, at) => (STARTUP_WORD.test(word) ? [at] : [])),
    lastNames: new Set(
      folded.filter((_, at) => kinds[at - 1] === 'FIRST' && /^\p{Lu}/u.test(tokens[at]?.text ?? '')),
    ),
  };
}

function candidatesIn(text: string, tokens: readonly Token[]): Candidate[] {
  const found = new Map<string, { key: string; text: string; spans: Span[] }>();
  for (const span of nameSpans(tokens)) {
    const name = spanText(text, tokens, span).replace(/['’]s$/u, '');
    const key = foldCompanyName(name);
    if (key.length < 2) continue;
    const known = found.get(key);
    if (known) known.spans.push(span);
    else found.set(key, { key, text: name, spans: [span] });
  }
  return [...found.values()];
}
