import { topCount } from '../../scoring/ranking/top-count';
import type { ScoreSettings } from '../../scoring/settings/score-config.queries';
import { listRows } from '../../screening/list/ranked-list';
import type { ListState } from '../../screening/list/snapshot/list-snapshot';
import type { ScoreDistributionBody } from './figures.schemas';

/** Lowest and highest start of a bin. Scores outside this range are in the first or last bin. */
const LOWEST = -20;
const HIGHEST = 60;

/** Score with the number of startups that have it. */
type ScoreCount = readonly [score: number, count: number];

/** Computes the score distribution of the active startups. @param now milliseconds since 1970 */
export function countScores(state: ListState, now: number): ScoreDistributionBody {
  const counts = new Map<number, number>();
  for (const { score } of listRows(state, { mode: 'active' }, now))
    counts.set(score, (counts.get(score) ?? 0) + 1);
  return distributionOf([...counts], state.settings);
}

/** Builds the score distribution. @param counts number of startups per score, in any order */
export function distributionOf(
  counts: readonly ScoreCount[],
  { threshold, top_percent }: ScoreSettings,
): ScoreDistributionBody {
  const descending = counts.toSorted(([a], [b]) => b - a);
  const total = sumOf(descending);
  return {
    total,
    threshold,
    eligible: sumOf(descending.filter(([score]) => score >= threshold)),
    top_percent,
    cut: cutOf(descending, topCount(total, top_percent)),
    bins: binsOf(descending, threshold),
  };
}

/** Returns the lowest score within the top percent. @param top number of startups in the top percent */
function cutOf(descending: readonly ScoreCount[], top: number): ScoreDistributionBody['cut'] {
  let passed = 0;
  for (const [score, count] of descending) {
    passed += count;
    if (top > 0 && passed >= top) return { score, count: top, tied: count };
  }
  return null;
}

/** Returns the bins from the lowest to the highest score, extended to the threshold. Returns [] without startups. */
function binsOf(counts: readonly ScoreCount[], threshold: number): ScoreDistributionBody['bins'] {
  if (counts.length === 0) return [];
  const inBin = new Map<number, number>();
  for (const [score, count] of counts) inBin.set(binAt(score), (inBin.get(binAt(score)) ?? 0) + count);
  const starts = [...inBin.keys(), binAt(threshold)];
  const [first, last] = [Math.min(...starts), Math.max(...starts)];
  const [lowest, highest] = [counts.at(-1)?.[0] ?? 0, counts[0]?.[0] ?? 0];
  return Array.from({ length: last - first + 1 }, (_, place) => {
    const start = first + place;
    return {
      from: start === LOWEST && lowest < LOWEST ? null : start,
      below: start === HIGHEST && highest >= HIGHEST + 1 ? null : start + 1,
      count: inBin.get(start) ?? 0,
    };
  });
}

function binAt(score: number): number {
  return Math.min(HIGHEST, Math.max(LOWEST, Math.floor(score)));
}

function sumOf(counts: readonly ScoreCount[]): number {
  return counts.reduce((sum, [, count]) => sum + count, 0);
}
