import type { Invalidation, Tag } from '@vaglio/api-client';
import { duplicatesApi as generated } from './endpoints.gen';

/** Cache tags that a change in the number of startups invalidates. It affects all lists and statistics. */
const CHANGES_STARTUPS = {
  invalidatesTags: ['duplicates', 'investments', 'startups', 'stats', 'articles', 'audit'],
} as const satisfies Invalidation;

/** Cache tags of a pair. Fact changes affect a pair. A decision removes the pair, so it must not reload it. */
const SHOWS_PAIR = { providesTags: ['facts'] } as const satisfies { readonly providesTags: readonly Tag[] };

/** Cache tags that a decision about a pair invalidates. The decision is also recorded in the audit trail. */
const DECIDES_PAIRS = { invalidatesTags: ['duplicates', 'audit'] } as const satisfies Invalidation;

/**
 * Cache tags that a decision about a value invalidates. It may change the score, and therefore all lists and
 * statistics. The queue and the steps are reloaded with the next article, because the responses already contain all
 * changes.
 */
const DECIDES_VALUES = {
  invalidatesTags: ['facts', 'investments', 'startups', 'stats', 'articles', 'review', 'audit'],
} as const satisfies Invalidation;

/** Empty set of cache tags. A claim does not change any loaded data. */
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
    // New and changed startups may result in new pairs.
    countDuplicates: { providesTags: ['duplicates', 'startups'] },
    // A decided pair no longer exists and must not be reloaded. A newly selected pair is always reloaded.
    readDuplicate: SHOWS_PAIR,
    previewMerge: SHOWS_PAIR,
    mergeDuplicate: CHANGES_STARTUPS,
    undoMerge: CHANGES_STARTUPS,
    dismissDuplicate: DECIDES_PAIRS,
    undoKeptApart: DECIDES_PAIRS,
    postponeDuplicate: DECIDES_PAIRS,
    // The responses to actions update the cached article. The result of a reload would be outdated after the next
    // action.
    readReviewArticle: { providesTags: [] },
    claimReviewArticle: KEEPS_ALL,
    releaseReviewArticle: KEEPS_ALL,
    decideReviewValues: DECIDES_VALUES,
    acceptReviewCompany: DECIDES_VALUES,
    setAsideReviewCompany: DECIDES_VALUES,
    mergeReviewCompany: DECIDES_VALUES,
  },
});
