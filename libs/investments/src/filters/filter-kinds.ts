import type { Bound, ValuedFilter } from '@vaglio/startups-data';

/** A filter with two bounds. */
export type RangeFilter = 'founded' | 'raised' | 'article';
/** A filter of the popover. */
export type FilterKind = RangeFilter | ValuedFilter;

/** In the order in which they are offered. */
export const FILTER_KINDS: readonly FilterKind[] = [
  'stage',
  'assignee',
  'step',
  'award',
  'award_not',
  'founded',
  'raised',
  'article',
  'flag',
];

/** How the popover calls them. */
export const FILTER_NAMES: Readonly<Record<FilterKind, string>> = {
  founded: 'Founded',
  raised: 'Money raised',
  article: 'Latest article',
  award: 'Award held',
  award_not: 'Award not held',
  stage: 'Stage',
  flag: 'Flag',
  assignee: 'Assignee',
  step: 'Next step',
};

/** The bounds of a range. */
export const BOUNDS_OF: Readonly<Record<RangeFilter, readonly [from: Bound, to: Bound]>> = {
  founded: ['founded_from', 'founded_to'],
  raised: ['raised_from', 'raised_to'],
  article: ['article_from', 'article_to'],
};

export function isRange(kind: FilterKind): kind is RangeFilter {
  return kind in BOUNDS_OF;
}
