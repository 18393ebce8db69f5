import type { ScoreBin, ScoreDistribution } from '@vaglio/contract';
import { formatCount, formatScore } from '@vaglio/ui';
import type { Bar } from './Bars';
import { listAddress } from './list-address';

/** Returns the name of a bin, such as 'Score 6 to below 7'. The first and the last bin may be open-ended. */
export function binName({ from, below }: ScoreBin): string {
  if (from === null) return `Score below ${below}`;
  return below === null ? `Score ${from} and more` : `Score ${from} to below ${below}`;
}

/** Returns the address of the list with the startups in a bin. */
export function binAddress({ from, below }: ScoreBin): string {
  return listAddress({ score_from: from, score_below: below });
}

/** Returns a bar per bin, labelled with the bin's lower limit. Bars at or above the threshold are emphasised. */
export function scoreBars({ bins, threshold }: ScoreDistribution): Bar[] {
  return bins.map((bin) => ({
    key: binName(bin),
    value: bin.count,
    text: formatCount(bin.count),
    name: `${binName(bin)}: ${countText(bin.count)}`,
    tone: bin.from !== null && bin.from >= threshold ? 'accent' : 'other',
    to: bin.count > 0 ? binAddress(bin) : undefined,
    label: bin.from ?? `<${bin.below}`,
  }));
}

/** Formats a number of startups, such as '1 startup' or '1’193 startups'. */
export function countText(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'startup' : 'startups'}`;
}

/** Returns the position of a score along the bins, from 0 to 1. A score outside the bins is at the nearest end. */
export function alongBins(bins: readonly ScoreBin[], score: number): number {
  const [first, last] = [bins[0], bins.at(-1)];
  const start = first?.from ?? (first?.below ?? 1) - 1;
  const end = last?.below ?? (last?.from ?? 0) + 1;
  return Math.min(1, Math.max(0, (score - start) / (end - start || 1)));
}

/**
 * Describes the top percent cut, such as 'Top 20% limit, 6.5' and '239 startups, 2 tied at the limit'.
 * @returns null without a cut
 */
export function cutText({ cut, top_percent }: ScoreDistribution): { title: string; text: string } | null {
  if (cut === null) return null;
  const ties = cut.tied > 1 ? `, ${formatCount(cut.tied)} tied at the limit` : '';
  const share = formatCount(Math.round(top_percent * 100));
  return { title: `Top ${share}% limit, ${formatScore(cut.score)}`, text: `${countText(cut.count)}${ties}` };
}
