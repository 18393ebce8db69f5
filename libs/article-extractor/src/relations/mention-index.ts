import type { Reading } from '../learned/reading';
import type { Mention, TokenRange } from './mention';

/** Answers questions about the mentions of companies, each in logarithmic time. */
export interface MentionIndex {
  /** How many mentions begin before a token. */
  readonly countBefore: (token: number) => number;
  /** The last mention that begins before a token. */
  readonly lastBefore: (token: number) => Mention | undefined;
  /** The last mention of a company that begins before a token. */
  readonly lastOf: (company: number, token: number) => Mention | undefined;
  /** The mention of a company that is nearest to a range; null where it is never named. */
  readonly nearest: (company: number, range: TokenRange) => Mention | null;
  /** Companies that a sentence or line names, in the order of their first mention there. */
  readonly inSentence: (sentence: number) => readonly number[];
  readonly inLine: (line: number) => readonly number[];
  /** Mentions of a sentence. */
  readonly countInSentence: (sentence: number) => number;
}

/** Tokens between two ranges; 0 where they touch. */
export const gapBetween = (a: TokenRange, b: TokenRange): number =>
  b.to <= a.from ? a.from - b.to : b.from >= a.to ? b.from - a.to : 0;

/** The number of ranges of a sorted list that begin before a token. */
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
