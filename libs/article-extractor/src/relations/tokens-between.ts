import type { Reading } from '../learned/reading';
import type { TokenRange } from './mention';

/** Returns the tokens that overlap with a range in UTF-16 units; null if no tokens overlap. */
export function tokensBetween({ tokens }: Reading, start: number, end: number): TokenRange | null {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.end ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  let to = low;
  while (to < tokens.length && (tokens[to]?.start ?? Infinity) < end) to += 1;
  return to > low ? { from: low, to } : null;
}
