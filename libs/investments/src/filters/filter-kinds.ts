import type { ValuedFilter } from '@vaglio/startups-data';
import { isRangeFilter, RANGE_FILTERS, RANGES, type RangeFilter } from '@vaglio/startups-domain';

/** A filter of the popover. */
export type FilterKind = RangeFilter | ValuedFilter;

/** In the order in which they are offered. */
export const FILTER_KINDS: readonly FilterKind[] = [
  'stage',
  'assignee',
  'step',
  'award',
  'award_not',
  ...RANGE_FILTERS,
  'flag',
];

const NAMES: Readonly<Record<ValuedFilter, string>> = {
  award: 'Award held',
  award_not: 'Award not held',
  stage: 'Stage',
  flag: 'Flag',
  assignee: 'Assignee',
  step: 'Next step',
};

/** Label of a filter in the popover. */
export function filterName(kind: FilterKind): string {
  return isRangeFilter(kind) ? RANGES[kind].filterLabel : NAMES[kind];
}
