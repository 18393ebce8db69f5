import { listInvestmentsLimits } from '@vaglio/contract';

/** Sort orders of the list, in display order. Source: spec §9. */
export const SORT_KEYS = listInvestmentsLimits.sort.enum;
export type SortKey = (typeof SORT_KEYS)[number];

export const SORT_DIRECTIONS = listInvestmentsLimits.dir.enum;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

/** List modes: one for each of the two tabs, and 'all'. */
export const LISTED_MODES = listInvestmentsLimits.mode.enum;
export type Mode = Exclude<(typeof LISTED_MODES)[number], 'all'>;

/** Values of the eligibility filter, including the top share of all startups, to which the dashboard links. */
export const TOP_FILTERS = listInvestmentsLimits.top.enum;
export type TopFilter = (typeof TOP_FILTERS)[number];

/** Values that a user can choose in the eligibility filter. */
export const ELIGIBILITY_FILTERS = TOP_FILTERS.filter((top) => top !== 'percent_all');

/** Values of the filter for startups in Later. */
export const LATER_FILTERS = listInvestmentsLimits.later.enum;
export type LaterFilter = (typeof LATER_FILTERS)[number];

/** Tabs of a startup's details. */
export const DETAILS_TABS = ['details', 'facts', 'timeline', 'notes'] as const;
export type DetailsTab = (typeof DETAILS_TABS)[number];
