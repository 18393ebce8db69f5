import type { LocatedQuote } from './evidence';

/** Index that finds passages in a text. */
export interface TextIndex {
  readonly locate: (quote: string) => LocatedQuote;
}

/** Minimum number of letters in a quote. Shorter passages occur in any text and prove nothing. */
const MIN_QUOTE_LETTERS = 2;

/** Typographic variants of punctuation that count as equal. */
const SAME_MARKS: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201A\u201B\u2032\u02BC`\u00B4\u2039\u203A]/gu, "'"],
  [/[\u201C\u201D\u201E\u201F\u00AB\u00BB\u2033]/gu, '"'],
  [/[\p{Pd}\u2212]/gu, '-'],
];

interface Loose {
  readonly text: string;
  /** Index in the code points of the source for every UTF-16 unit of `text`. */
  readonly places: readonly number[];
}

/**
 * Prepares a text for many lookups of quotes.
 * @returns `locate`, which returns the passage in the text with its code point range, or the quote itself with null
 *   positions
 */
export function textIndex(source: string): TextIndex {
  const points = Array.from(source);
  const loose = loosened(points);
  const located = new Map<string, LocatedQuote>();
  const locate = (quote: string): LocatedQuote => {
    const wanted = quote.trim();
    if ((wanted.match(/[\p{L}\p{N}]/gu) ?? []).length < MIN_QUOTE_LETTERS)
      return { text: quote, start: null, end: null };
    const range = exactRange(source, wanted) ?? looseRange(loose, wanted);
    if (!range) return { text: quote, start: null, end: null };
    const [start, end] = range;
    return { text: points.slice(start, end).join(''), start, end };
  };
  return {
    // Results are cached, because a response may repeat the same quote thousands of times.
    locate: (quote) => {
      const found = located.get(quote) ?? locate(quote);
      located.set(quote, found);
      return found;
    },
  };
}

function exactRange(source: string, wanted: string): readonly [number, number] | null {
  for (let at = source.indexOf(wanted); at >= 0; at = source.indexOf(wanted, at + 1)) {
    if (splitsCharacter(source, at) || splitsCharacter(source, at + wanted.length)) continue;
    const start = Array.from(source.slice(0, at)).length;
    return [start, start + Array.from(wanted).length];
  }
  return null;
}

function looseRange(loose: Loose, quote: string): readonly [number, number] | null {
  const wanted = loosened(Array.from(quote)).text.trim();
  if (wanted === '') return null;
  for (let at = loose.text.indexOf(wanted); at >= 0; at = loose.text.indexOf(wanted, at + 1)) {
    const [first, last] = [loose.places[at], loose.places[at + wanted.length - 1]];
    const splits = splitsCharacter(loose.text, at) || splitsCharacter(loose.text, at + wanted.length);
    if (first !== undefined && last !== undefined && !splits) return [first, last + 1];
  }
  return null;
}

/** Returns true if a position is inside a surrogate pair, or between a letter and its combining mark. */
function splitsCharacter(text: string, at: number): boolean {
  const after = text.codePointAt(at);
  if (after === undefined) return false;
  const before = text.charCodeAt(at - 1);
  const inPair =
    before >= 0xd800 && before <= 0xdbff && text.charCodeAt(at) >= 0xdc00 && text.charCodeAt(at) <= 0xdfff;
  return inPair || (at > 0 && /\p{M}/u.test(String.fromCodePoint(after)));
}

/** Normalises a text to decomposed characters, single blanks and unified punctuation, without invisible characters. */
function loosened(points: readonly string[]): Loose {
  let text = '';
  const places: number[] = [];
  points.forEach((point, place) => {
    if (/^\p{Cf}$/u.test(point)) return;
    const piece = /^\s$/u.test(point)
      ? ' '
      : SAME_MARKS.reduce((mark, [pattern, same]) => mark.replace(pattern, same), point).normalize('NFD');
    if (piece === ' ' && (text === '' || text.endsWith(' '))) return;
    text += piece;
    for (let unit = 0; unit < piece.length; unit += 1) places.push(place);
  });
  return { text, places };
}
