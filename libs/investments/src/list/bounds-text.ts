import { formatDate, formatScore } from '@vaglio/ui';
import type { ListBounds } from '@vaglio/startups-data';

/** Describes the score bounds, such as 'score 6.0 to below 7.0'; null without bounds. */
export function scoreText(bounds: ListBounds): string | null {
  const range = scoreRange(bounds);
  return range && `score ${range}`;
}

/** Describes the score range without its label, such as '6.0 to below 7.0'; null without bounds. */
export function scoreRange({ score_from: from, score_below: below }: ListBounds): string | null {
  if (from === '') return below === '' ? null : `below ${formatScore(Number(below))}`;
  const start = formatScore(Number(from));
  return below === '' ? `${start} or more` : `${start} to below ${formatScore(Number(below))}`;
}

/**
 * Describes the days on which startups reached the threshold, such as 'first above threshold 17 Nov 2026 to 23 Nov
 * 2026'; null without bounds.
 */
export function reachedText({ reached_from: from, reached_to: to }: ListBounds): string | null {
  if (from === '') return to === '' ? null : `first above threshold until ${formatDate(to)}`;
  if (from === to) return `first above threshold on ${formatDate(from)}`;
  return `first above threshold ${to === '' ? 'since ' : ''}${formatDate(from)}${to === '' ? '' : ` to ${formatDate(to)}`}`;
}
