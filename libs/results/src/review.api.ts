import type { Invalidation } from '@vaglio/api-client';
import { resultsApi } from './endpoints.gen';

/** A decision moves raw rows between the lists, and is an event of the audit trail. */
const MOVES_ROWS = {
  invalidatesTags: ['review', 'startups', 'audit'],
} as const satisfies Invalidation;

const reviewApi = resultsApi.enhanceEndpoints({
  endpoints: {
    decideFound: MOVES_ROWS,
    undoReviewDecision: MOVES_ROWS,
    allowDiscardedName: MOVES_ROWS,
  },
});

// Taken from here, not from the generated file, so that a bundler cannot drop the enhancement.
export const {
  useAllowDiscardedNameMutation,
  useDecideFoundMutation,
  useListDiscardedNamesQuery,
  useListReviewDecisionsQuery,
  useReadReviewSettingsQuery,
  useSaveReviewSettingsMutation,
  useUndoReviewDecisionMutation,
} = reviewApi;
