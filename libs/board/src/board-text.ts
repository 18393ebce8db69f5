import type { Decision, StageColumn, StageLimits } from '@vaglio/contract';
import { stageLabel, type Stage } from '@vaglio/startups-domain';
import { formatCount, formatDate, formatShortDate, timeOf } from '@vaglio/ui';

/**
 * Formats a number of days as '18 d' or 'today'. If it is unknown, the result is ''.
 * @param days whole days
 */
export function daysText(days: number | null): string {
  if (days === null) return '';
  return days === 0 ? 'today' : `${formatCount(days)} d`;
}

/**
 * Returns the text on the right of a column header, such as 'undecided', '18 d median', 'next: 1 Dec' or '91 in 12
 * months'. Without data, it returns ''.
 */
export function headText({ stage, total, median_days, next, of_year }: StageColumn, now: Date): string {
  if (stage === 'new') return 'undecided';
  if (total === 0) return '';
  if (stage === 'later') return next === null ? '' : `next: ${formatShortDate(next, now)}`;
  if (stage === 'rejected' && of_year === 0) return '';
  if (stage === 'rejected')
    return of_year === total ? 'in 12 months' : `${formatCount(of_year)} in 12 months`;
  return median_days === null ? '' : `${formatCount(Math.round(median_days))} d median`;
}

/** Returns true if a startup has been in its stage for longer than the stage limit. */
export function isOverLimit(stage: Stage, days: number | null, limits: StageLimits): boolean {
  const limit = stage === 'contacted' || stage === 'contract' ? limits[stage] : null;
  return limit !== null && days !== null && days > limit;
}

const VERBS: Readonly<Record<Decision['kind'], readonly [set: string, unset: string]>> = {
  contacted: ['set Contacted', 'removed Contacted'],
  contract: ['set Contract', 'removed Contract'],
  investment: ['set Investment', 'removed Investment'],
  rejected: ['rejected it', 'returned it to the active list'],
  later: ['set Later', 'ended Later'],
};

/**
 * Returns the text of a conflict, such as 'Marc Keller set Contract at 08:41.'
 * @param last newest decision, or null if there is none
 */
export function fasterText(name: string, last: Decision | null, now: Date): string {
  if (!last) return `Somebody changed ${name} in the meantime.`;
  const day = formatDate(last.made_at);
  const when = day === formatDate(now) ? `at ${timeOf(last.made_at)}` : `on ${day}`;
  return `${last.made_by ?? 'Somebody'} ${VERBS[last.kind][last.to === 1 ? 0 : 1]} ${when}.`;
}

/** Returns the text of an empty column, such as 'No startup in Contract.' */
export function emptyText(stage: Stage): string {
  return stage === 'new' ? 'No undecided startup.' : `No startup in ${stageLabel(stage)}.`;
}
