import { listInvestmentsLimits } from '@vaglio/contract';

/** Columns the list sorts by, in the order in which they are offered. Source: spec §9. */
export const SORT_KEYS = listInvestmentsLimits.sort.enum;
export type SortKey = (typeof SORT_KEYS)[number];

export const SORT_DIRECTIONS = listInvestmentsLimits.dir.enum;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

/** The modes of the two tabs, and both at once for the figure that counts every startup. */
export const LISTED_MODES = listInvestmentsLimits.mode.enum;
export type Mode = Exclude<(typeof LISTED_MODES)[number], 'all'>;

/** The eligibility filter, and the top share of all startups for the dashboard. */
export const TOP_FILTERS = listInvestmentsLimits.top.enum;
export type TopFilter = (typeof TOP_FILTERS)[number];

/** What a person may choose in the eligibility filter. */
export const ELIGIBILITY_FILTERS = TOP_FILTERS.filter((top) => top !== 'percent_all');

/** What of the startups that are Later a list holds. */
export const LATER_FILTERS = listInvestmentsLimits.later.enum;
export type LaterFilter = (typeof LATER_FILTERS)[number];

/** The tabs of the details of one startup. */
export const DETAILS_TABS = ['details', 'facts', 'timeline', 'notes'] as const;
export type DetailsTab = (typeof DETAILS_TABS)[number];
