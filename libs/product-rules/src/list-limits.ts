/** Page sizes a person may choose. Source: spec §9. */
export const PAGE_SIZES = [10, 20, 50] as const;
export const DEFAULT_PAGE_SIZE = 20;

/** Pages shown on either side of the current one. */
export const PAGER_REACH = 2;

export const EXPORT_PAGE_SIZE = 200;
export const PROMPT_PREVIEW_PARAMETERS = 500;

/** Server side caps of a list call. Source: security decision D8. */
export const MAX_PAGE_SIZE = 500;
export const MAX_PAGE = 10_000;
export const MAX_SEARCH_LENGTH = 100;

/** Columns the investments list sorts by. Source: spec §9. */
export const SORT_KEYS = [
  'score',
  'firstTime_appear_inscore',
  'last_modified_score',
  'article_date',
  'founding_year',
  'created_at',
  'updated_at',
] as const;
export type SortKey = (typeof SORT_KEYS)[number];
export const DEFAULT_SORT_KEY: SortKey = 'score';

export const SORT_DIRECTIONS = ['asc', 'desc'] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];
export const DEFAULT_SORT_DIRECTION: SortDirection = 'desc';

export const MODES = ['active', 'rejected'] as const;
export type Mode = (typeof MODES)[number];
export const DEFAULT_MODE: Mode = 'active';

/** What a person may choose in the eligibility filter. */
export const ELIGIBILITY_FILTERS = ['all', 'eligible', 'not_eligible', 'percent'] as const;
export type EligibilityFilter = (typeof ELIGIBILITY_FILTERS)[number];
export const DEFAULT_ELIGIBILITY: EligibilityFilter = 'all';

/** Values of the list call's `top`: the filter, and the top share of all startups for the dashboard. */
export const TOP_FILTERS = [...ELIGIBILITY_FILTERS, 'percent_all'] as const;
export type TopFilter = (typeof TOP_FILTERS)[number];
