import type { Token } from './tokens';

/** Token range that may be a name. `to` is exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Maximum length of a name in tokens. */
const MAX_NAME_TOKENS = 5;
/**
 * Maximum length of a sequence of name-like tokens. Longer sequences are headings in capitals or lists without commas.
 */
const MAX_RUN = 14;
const SMALL_WORDS =
  "of the de des du la le les et and und für for di del della von zu by in on to x & + - ' ’".split(' ');
const INSIDE = new Set(SMALL_WORDS);
const NAME_LIKE = [/\p{Lu}/u, /\p{L}\p{N}|\p{N}\p{L}/u, /^\p{L}+\.\p{L}{2,}$/u, /^\p{N}+\|/u];

/**
 * Returns true if a token can begin or end a name. It must contain a capital, mix letters and digits, or resemble a
 * domain.
 */
const isNameLike = (token: Token): boolean => NAME_LIKE.some((pattern) => pattern.test(token.text));

/** Capitalised words at the beginning of a sentence that precede a name without being part of it. */
const OPENING = new Set(
  (
    'Der Die Das Dem Den Des Ein Eine Einen Einem Einer Von Bei Mit Für Auch Aus Im In Am An Auf Und Zu Zum Zur Beim Vom Nach Seit Ebenfalls Wie ' +
    'Les Des Du Un Une De Au Aux Chez Pour Avec Par Dans Et Il Lo Gli Un Uno Una Di Da Con Per Nel Nella Alla Al Della Del Dal At With For From And But To Of By As'
  ).split(' '),
);
const POSSESSIVE = /['’]s$/u;

/**
 * Returns every range that may be a name. It has at most {@link MAX_NAME_TOKENS} tokens, lies within one line, and
 * begins and ends with a name-like token.
 */
export function nameSpans(tokens: readonly Token[]): Span[] {
  const spans: Span[] = [];
  let from = 0;
  while (from < tokens.length) {
    const end = runEnd(tokens, from);
    if (end === from) from += 1;
    else {
      addInner(tokens, from, Math.min(end, from + MAX_RUN), spans);
      from = end;
    }
  }
  return spans;
}

/** Returns the end of the name-like sequence that begins at `from`. The sequence may contain short function words. */
function runEnd(tokens: readonly Token[], from: number): number {
  let end = from;
  for (let at = from; at < tokens.length; at += 1) {
    const [token, before] = [tokens[at], tokens[at - 1]];
    if (token === undefined || (at > from && token.line !== before?.line)) break;
    if (isNameLike(token)) end = at + 1;
    else if (end === from || at - end >= 2 || !INSIDE.has(token.text)) break;
  }
  return end;
}

function addInner(tokens: readonly Token[], from: number, end: number, spans: Span[]): void {
  for (let start = from; start < end; start += 1) {
    const first = tokens[start];
    if (first === undefined || !isNameLike(first)) continue;
    for (let to = start + 1; to <= Math.min(end, start + MAX_NAME_TOKENS); to += 1) {
      const last = tokens[to - 1];
      if (last !== undefined && isNameLike(last)) spans.push({ from: start, to });
      // A longer name does not begin with an opening word, and a possessive ends a name.
      if (OPENING.has(first.text) || (last !== undefined && POSSESSIVE.test(last.text))) break;
    }
  }
}

/** Returns the text of a span in the article's spelling. */
export const spanText = (text: string, tokens: readonly Token[], { from, to }: Span): string =>
  text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);
