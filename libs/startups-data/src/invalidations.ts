import type { Invalidation, Tag } from '@vaglio/api-client';

/** A weight moves every score, so ranked lists, the curated list and the figures are stale too. */
export const MOVES_SCORES = {
  invalidatesTags: ['parameters', 'investments', 'startups', 'stats'],
} as const satisfies Invalidation;

/** Curation makes ranked startups out of raw rows; the audit scores them again. */
export const MAKES_STARTUPS = {
  invalidatesTags: ['startups', 'investments', 'stats', 'audit'],
} as const satisfies Invalidation;

/** A deleted startup leaves every list and figure, a restored one enters them; either changes what a raw row says. */
export const ADDS_OR_REMOVES = {
  invalidatesTags: ['startups', 'investments', 'stats', 'articles', 'audit'],
} as const satisfies Invalidation;

/** A rejected startup leaves the active list, and with it the figures that count it. */
export const MOVES_BETWEEN_LISTS = {
  invalidatesTags: ['investments', 'startups', 'stats'],
} as const satisfies Invalidation;

/** A decision sets a flag, which does that. */
export const DECIDES = {
  invalidatesTags: ['investments', 'startups', 'stats', 'decisions', 'decision-reasons', 'stages'],
} as const satisfies Invalidation;

export const SHOWN_IN_BOTH_LISTS = {
  invalidatesTags: ['investments', 'startups'],
} as const satisfies Invalidation;

/** An act on many startups decides, or changes the work on them. */
export const CHANGES_MANY = {
  invalidatesTags: ['investments', 'startups', 'stats', 'decisions', 'decision-reasons', 'work'],
} as const satisfies Invalidation;

/** A corrected fact may move the score, and with it every list and figure; its history is longer by one act. */
export const MOVES_FACTS = {
  invalidatesTags: ['facts', 'investments', 'startups', 'stats'],
} as const satisfies Invalidation;

/** A decision moves raw rows between the lists, and is a step of Review and an event of the audit trail. */
export const MOVES_ROWS = {
  invalidatesTags: ['review', 'review-desk', 'startups', 'audit'],
} as const satisfies Invalidation;

/** A step that is undone may move values, and with them scores, lists and figures, or part two startups. */
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

/** A split or a merge: one startup more or less, made of what was said of another. */
export const JOINS_OR_PARTS = {
  invalidatesTags: ['facts', 'startups', 'investments', 'stats', 'articles', 'duplicates', 'audit'],
} as const satisfies Invalidation;

/** A card of the board shows flags, facts, the next step and who works on it. */
export const SHOWS_STARTUPS = {
  providesTags: ['stages', 'investments', 'startups', 'decisions', 'facts', 'work'],
} as const satisfies { readonly providesTags: readonly Tag[] };

/** A mark, a text or a rule that was changed elsewhere is a change of the startup too. */
export const SHOWS_FACTS = { providesTags: ['facts', 'investments'] } as const;

/** Tags of the changes by which something begins or ceases to wait. */
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

/** Marking as seen moves what is new; looking at a list moves nothing. */
export const SEES = {
  invalidatesTags: (
    _visit: unknown,
    _failure: unknown,
    { newVisit }: { readonly newVisit: { readonly act?: unknown } },
  ) => (newVisit.act === undefined ? [] : (['view-news', 'investments'] as const)),
};
