import type { ValuedFilter } from '@vaglio/startups-data';
import { isRangeFilter, RANGE_FILTERS, RANGES, type RangeFilter } from '@vaglio/startups-domain';

/** Name of a filter with a lower and an upper bound. */
export type BoundedFilter = RangeFilter | 'score';
/** Name of a filter that the popover offers. */
export type FilterKind = BoundedFilter | ValuedFilter;

/** All filters in menu order. */
export const FILTER_KINDS: readonly FilterKind[] = [
  'stage',
  'assignee',
  'step',
  'award',
  'award_not',
  'score',
  ...RANGE_FILTERS,
  'flag',
];

const NAMES: Readonly<Record<ValuedFilter | 'score', string>> = {
  score: 'Score',
  award: 'Award held',
  award_not: 'Award not held',
  stage: 'Stage',
  flag: 'Flag',
  assignee: 'Assignee',
  step: 'Next step',
};

export function isBoundedFilter(kind: FilterKind): kind is BoundedFilter {
  return kind === 'score' || isRangeFilter(kind);
}

/** Returns the query parameter names of a filter's two bounds. */
export function boundsOf(kind: BoundedFilter) {
  return kind === 'score' ? SCORE_BOUNDS : RANGES[kind].bounds;
}

const SCORE_BOUNDS = ['score_from', 'score_below'] as const;

/** Returns the label of a filter. */
export function filterName(kind: FilterKind): string {
  return isRangeFilter(kind) ? RANGES[kind].filterLabel : NAMES[kind];
}
