import type { Invalidation, Tag } from '@vaglio/api-client';

/**
 * Cache tags that a weight change invalidates. A weight affects every score, and therefore all lists and statistics.
 */
export const MOVES_SCORES = {
  invalidatesTags: ['parameters', 'investments', 'startups', 'stats'],
} as const satisfies Invalidation;

/**
 * Cache tags that the curation and the audit invalidate. The curation converts raw rows to ranked startups, and the
 * audit recalculates their scores.
 */
export const MAKES_STARTUPS = {
  invalidatesTags: ['startups', 'investments', 'stats', 'audit'],
} as const satisfies Invalidation;

/**
 * Cache tags that deleting or restoring a startup invalidates. Both change all lists, the statistics and the raw rows.
 */
export const ADDS_OR_REMOVES = {
  invalidatesTags: ['startups', 'investments', 'stats', 'articles', 'audit'],
} as const satisfies Invalidation;

/** Cache tags that rejecting a startup invalidates. The startup moves to another list, and the statistics change. */
export const MOVES_BETWEEN_LISTS = {
  invalidatesTags: ['investments', 'startups', 'stats'],
} as const satisfies Invalidation;

/** Cache tags that a decision invalidates. A decision sets a flag and may move a startup to another list. */
export const DECIDES = {
  invalidatesTags: ['investments', 'startups', 'stats', 'decisions', 'decision-reasons', 'stages'],
} as const satisfies Invalidation;

export const SHOWN_IN_BOTH_LISTS = {
  invalidatesTags: ['investments', 'startups'],
} as const satisfies Invalidation;

/** Cache tags that a bulk action invalidates. Bulk actions make decisions or change assignments. */
export const CHANGES_MANY = {
  invalidatesTags: ['investments', 'startups', 'stats', 'decisions', 'decision-reasons', 'work'],
} as const satisfies Invalidation;

/**
 * Cache tags that a corrected fact invalidates. The correction extends the history and may change the score, and
 * therefore all lists and statistics.
 */
export const MOVES_FACTS = {
  invalidatesTags: ['facts', 'investments', 'startups', 'stats'],
} as const satisfies Invalidation;

/**
 * Cache tags that a decision about raw rows invalidates. The rows move to another list, and Review and the audit trail
 * record the decision.
 */
export const MOVES_ROWS = {
  invalidatesTags: ['review', 'review-desk', 'startups', 'audit'],
} as const satisfies Invalidation;

/**
 * Cache tags that undoing a step invalidates. An undo may change values and scores, or separate two merged startups.
 */
export const UNDOES_STEP = {
  invalidatesTags: [
    'facts',
    'investments',
    'startups',
    'stats',
    'articles',
    'review',
    'review-desk',
    'duplicates',
    'audit',
  ],
} as const satisfies Invalidation;

/** Cache tags that a split or merge invalidates. Both change the number of startups. */
export const JOINS_OR_PARTS = {
  invalidatesTags: ['facts', 'startups', 'investments', 'stats', 'articles', 'duplicates', 'audit'],
} as const satisfies Invalidation;

/** Cache tags of the board. Its cards show flags, facts, the next step and the assignee. */
export const SHOWS_STARTUPS = {
  providesTags: ['stages', 'investments', 'startups', 'decisions', 'facts', 'work'],
} as const satisfies { readonly providesTags: readonly Tag[] };

/** Cache tags of a startup's facts. The facts also change when a flag, text or rule changes on another page. */
export const SHOWS_FACTS = { providesTags: ['facts', 'investments'] } as const;

/** Cache tags of all changes that add or complete pending work. */
export const PENDING_WORK_TAGS = [
  'articles',
  'duplicates',
  'extraction',
  'investments',
  'review',
  'review-desk',
  'scraper',
  'startups',
  'stats',
] as const;

/** Cache tags that marking startups as seen invalidates. Opening a list does not mark its startups. */
export const SEES = {
  invalidatesTags: (
    _visit: unknown,
    _failure: unknown,
    { newVisit }: { readonly newVisit: { readonly act?: unknown } },
  ) => (newVisit.act === undefined ? [] : (['view-news', 'investments'] as const)),
};
