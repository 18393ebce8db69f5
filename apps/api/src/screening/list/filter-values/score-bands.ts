/** Number of startups with a score of at least `from` and less than `below`. */
export interface ScoreBand {
  readonly from: number;
  readonly below: number;
  readonly count: number;
}

const MAX_BANDS = 10;

/**
 * Divides all scores into bands of equal width, highest first. There are at most 10 bands, including empty ones. The
 * width is 1, 2 or 5 times a power of ten. Returns [] without scores.
 */
export function scoreBands(scores: readonly number[]): ScoreBand[] {
  if (scores.length === 0) return [];
  let [least, most] = [Infinity, -Infinity];
  for (const score of scores) {
    least = Math.min(least, score);
    most = Math.max(most, score);
  }
  const width = widthOf(least, most);
  const first = Math.floor(least / width);
  const counts: number[] = new Array(Math.floor(most / width) - first + 1).fill(0);
  for (const score of scores) {
    const place = Math.floor(score / width) - first;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts
    .map((count, place) => ({ from: (first + place) * width, below: (first + place + 1) * width, count }))
    .reverse();
}

/** Returns the smallest band width that does not exceed the maximum number of bands. */
function widthOf(least: number, most: number): number {
  for (let power = 1; ; power *= 10)
    for (const step of [1, 2, 5]) {
      const width = step * power;
      if (Math.floor(most / width) - Math.floor(least / width) < MAX_BANDS) return width;
    }
}
