import { SORT_FIELDS } from '@vaglio/startups-domain';

/** Columns the investments list sorts by. Source: spec §9. */
export const SORT_KEYS = [
  'score',
  'firstTime_appear_inscore',
  'last_modified_score',
  ...SORT_FIELDS,
  'created_at',
  'updated_at',
] as const;

export const SORT_DIRECTIONS = ['asc', 'desc'] as const;

export const LISTED_MODES = ['active', 'rejected', 'all'] as const;

/** Values of the list call's `top`: the eligibility filter, and the top share of all startups for the dashboard. */
export const TOP_FILTERS = ['all', 'eligible', 'not_eligible', 'percent', 'percent_all'] as const;

/** Values of the list call's `later`. */
export const LATER_FILTERS = ['all', 'hide', 'only'] as const;
