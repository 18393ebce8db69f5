import type { LocatedQuote } from './evidence';

/** Finds passages in one text. */
export interface TextIndex {
  readonly locate: (quote: string) => LocatedQuote;
}

/** Shorter passages occur in any text: a quote of one letter proves nothing. */
const MIN_QUOTE_LETTERS = 2;

/** Marks that writers type in different ways. */
const SAME_MARKS: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201A\u201B\u2032\u02BC`\u00B4\u2039\u203A]/gu, "'"],
  [/[\u201C\u201D\u201E\u201F\u00AB\u00BB\u2033]/gu, '"'],
  [/[\p{Pd}\u2212]/gu, '-'],
];

interface Loose {
  readonly text: string;
  /** For every code unit of `text`, the code point of the source it comes from. */
  readonly places: readonly number[];
}

/**
 * Prepares a text for many look-ups.
 * @returns `locate` returns the passage as the text has it with its code points, or the quote itself with nulls
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
    // An answer may repeat one quote thousands of times.
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

/** Half of an astral character, or a letter without the mark that belongs to it, is not a passage of the text. */
function splitsCharacter(text: string, at: number): boolean {
  const after = text.codePointAt(at);
  if (after === undefined) return false;
  const before = text.charCodeAt(at - 1);
  const inPair =
    before >= 0xd800 && before <= 0xdbff && text.charCodeAt(at) >= 0xdc00 && text.charCodeAt(at) <= 0xdfff;
  return inPair || (at > 0 && /\p{M}/u.test(String.fromCodePoint(after)));
}

/** Decomposed, one blank for any white space, one kind of each mark; invisible characters gone. */
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
