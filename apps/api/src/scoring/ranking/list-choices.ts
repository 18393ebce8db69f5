import { SORT_FIELDS } from '@vaglio/startups-domain';

/** Sort columns of the startup list. Source: spec §9. */
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

/**
 * Values of the list parameter `top`: the eligibility filter, and the top percent of all startups for the dashboard.
 */
export const TOP_FILTERS = ['all', 'eligible', 'not_eligible', 'percent', 'percent_all'] as const;

/** Values of the list parameter `later`. */
export const LATER_FILTERS = ['all', 'hide', 'only'] as const;
