import type { Invalidation, Tag } from '@vaglio/api-client';
import { duplicatesApi as generated } from './endpoints.gen';

/** One startup less or more: every list and figure is stale. */
const CHANGES_STARTUPS = {
  invalidatesTags: ['duplicates', 'investments', 'startups', 'stats', 'articles', 'audit'],
} as const satisfies Invalidation;

/** Facts of the two that others change; what is decided about the pair itself ends it. */
const SHOWS_PAIR = { providesTags: ['facts'] } as const satisfies { readonly providesTags: readonly Tag[] };

/** Decides about a pair alone, and is an event of the audit trail. */
const DECIDES_PAIRS = { invalidatesTags: ['duplicates', 'audit'] } as const satisfies Invalidation;

/**
 * A value that is decided may move a score, and with it every list and figure. The queue and the steps are loaded again
 * when one goes on: until then the answers show all that has changed.
 */
const DECIDES_VALUES = {
  invalidatesTags: ['facts', 'investments', 'startups', 'stats', 'articles', 'review', 'audit'],
} as const satisfies Invalidation;

/** What is read from a claim does not change with it; what one decides is in the answer. */
const KEEPS_ALL = { invalidatesTags: [] } as const satisfies Invalidation;

export const duplicatesApi = generated.enhanceEndpoints({
  addTagTypes: [
    'duplicates',
    'review-desk',
    'review',
    'facts',
    'investments',
    'startups',
    'stats',
    'articles',
    'audit',
  ],
  endpoints: {
    // New and changed startups make pairs.
    countDuplicates: { providesTags: ['duplicates', 'startups'] },
    // A pair that was decided is gone: it is not asked for again. One that is chosen is read anew.
    readDuplicate: SHOWS_PAIR,
    previewMerge: SHOWS_PAIR,
    mergeDuplicate: CHANGES_STARTUPS,
    undoMerge: CHANGES_STARTUPS,
    dismissDuplicate: DECIDES_PAIRS,
    undoKeptApart: DECIDES_PAIRS,
    postponeDuplicate: DECIDES_PAIRS,
    // Answers to acts put the article in its place; loaded again it would come after the next act.
    readReviewArticle: { providesTags: [] },
    claimReviewArticle: KEEPS_ALL,
    releaseReviewArticle: KEEPS_ALL,
    decideReviewValues: DECIDES_VALUES,
    acceptReviewCompany: DECIDES_VALUES,
    setAsideReviewCompany: DECIDES_VALUES,
    mergeReviewCompany: DECIDES_VALUES,
  },
});
