import type { Reading } from '../learned/reading';
import type { Mention, TokenRange } from './mention';

/** Index of company mentions with lookups in logarithmic time. */
export interface MentionIndex {
  /** Returns the number of mentions that begin before a token. */
  readonly countBefore: (token: number) => number;
  /** Returns the last mention that begins before a token. */
  readonly lastBefore: (token: number) => Mention | undefined;
  /** Returns the last mention of a company that begins before a token. */
  readonly lastOf: (company: number, token: number) => Mention | undefined;
  /** Returns the mention of a company that is nearest to a range; null if the text never names the company. */
  readonly nearest: (company: number, range: TokenRange) => Mention | null;
  /**
   * Returns the companies that a sentence names, in order of their first mention in the sentence. `inLine` does so for
   * a line.
   */
  readonly inSentence: (sentence: number) => readonly number[];
  readonly inLine: (line: number) => readonly number[];
  /** Returns the number of mentions in a sentence. */
  readonly countInSentence: (sentence: number) => number;
}

/** Returns the number of tokens between two ranges; 0 for adjacent ranges. */
export const gapBetween = (a: TokenRange, b: TokenRange): number =>
  b.to <= a.from ? a.from - b.to : b.from >= a.to ? b.from - a.to : 0;

/** Returns the number of ranges in a sorted list that begin before a token. */
export function countBefore(ranges: readonly TokenRange[], token: number): number {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.from ?? 0) < token) low = middle + 1;
    else high = middle;
  }
  return low;
}

const NONE: readonly number[] = [];

export function mentionIndex(
  { tokens }: Reading,
  sentenceOf: Int32Array,
  mentions: readonly Mention[],
  mentionsOf: readonly (readonly Mention[])[],
): MentionIndex {
  const [bySentence, byLine] = [new Map<number, number[]>(), new Map<number, number[]>()];
  const counts = new Map<number, number>();
  const note = (map: Map<number, number[]>, key: number, company: number) => {
    const list = map.get(key) ?? [];
    if (!list.includes(company)) list.push(company);
    map.set(key, list);
  };
  for (const { company, from } of mentions) {
    const sentence = sentenceOf[from] ?? 0;
    note(bySentence, sentence, company);
    note(byLine, tokens[from]?.line ?? 0, company);
    counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  }
  return {
    countBefore: (token) => countBefore(mentions, token),
    lastBefore: (token) => mentions[countBefore(mentions, token) - 1],
    lastOf: (company, token) => {
      const own = mentionsOf[company] ?? [];
      return own[countBefore(own, token) - 1];
    },
    nearest: (company, range) => {
      const own = mentionsOf[company] ?? [];
      const at = countBefore(own, range.from);
      const [before, after] = [own[at - 1], own[at]];
      if (before === undefined || after === undefined) return before ?? after ?? null;
      return gapBetween(range, after) < gapBetween(range, before) ? after : before;
    },
    inSentence: (sentence) => bySentence.get(sentence) ?? NONE,
    inLine: (line) => byLine.get(line) ?? NONE,
    countInSentence: (sentence) => counts.get(sentence) ?? 0,
  };
}
