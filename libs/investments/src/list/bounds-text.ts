import { formatDate, formatScore } from '@vaglio/ui';
import type { ListBounds } from '@vaglio/startups-data';

/** 'score 6.0 to below 7.0'; null for any score. */
export function scoreText({ score_from: from, score_below: below }: ListBounds): string | null {
  if (from === '') return below === '' ? null : `score below ${formatScore(Number(below))}`;
  const start = `score ${formatScore(Number(from))}`;
  return below === '' ? `${start} or more` : `${start} to below ${formatScore(Number(below))}`;
}

/** 'first above threshold 17 Nov 2026 to 23 Nov 2026'; null for any day. */
export function reachedText({ reached_from: from, reached_to: to }: ListBounds): string | null {
  if (from === '') return to === '' ? null : `first above threshold until ${formatDate(to)}`;
  if (from === to) return `first above threshold on ${formatDate(from)}`;
  return `first above threshold ${to === '' ? 'since ' : ''}${formatDate(from)}${to === '' ? '' : ` to ${formatDate(to)}`}`;
}
