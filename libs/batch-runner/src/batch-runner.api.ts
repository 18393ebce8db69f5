import { extractionApi as generated } from './endpoints.gen';

/**
 * A batch makes raw rows, so their list is stale; what waits is asked for every five batches and at the end, not after each
 * one (spec §4, batch runner).
 */
export const extractionApi = generated.enhanceEndpoints({
  addTagTypes: ['startups'],
  endpoints: {
    runExtraction: { invalidatesTags: (_answer, _error, { dry }) => (dry === 1 ? [] : ['startups']) },
  },
});

export const {
  useCancelExtractionRunMutation,
  useListExtractionRunsQuery,
  usePauseExtractionRunMutation,
  useReadExtractionQuery,
  useReadPendingCountQuery,
  useResetExtractionMutation,
  useResumeExtractionRunMutation,
  useRetryExtractionRunMutation,
  useStartExtractionRunMutation,
} = extractionApi;
