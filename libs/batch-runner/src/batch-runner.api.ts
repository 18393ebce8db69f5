import { extractionApi as generated } from './endpoints.gen';

/**
 * A batch makes raw rows, so their list is stale; what waits is asked for every five batches and at the end, not after each
 * one (spec §4, batch runner).
 */
export const extractionApi = generated.enhanceEndpoints({
  addTagTypes: ['startups', 'parameters'],
  endpoints: {
    // Neither call has a payload (spec §7), although by the contract an empty one is accepted.
    runExtraction: {
      query: ({ mode, batch, max, dry, after }) => ({
        url: '/auth/llm/run',
        method: 'POST',
        params: { mode, batch, max, dry, after },
      }),
      invalidatesTags: (_answer, _error, { dry }) => (dry === 1 ? [] : ['startups']),
    },
    // It also holds how many awards there are.
    readPendingCount: { providesTags: ['extraction', 'parameters'] },
    resetExtraction: { query: () => ({ url: '/auth/llm/reset', method: 'POST' }) },
  },
});

export const {
  useCancelExtractionRunMutation,
  useListArticleFailuresQuery,
  useListExtractionRunsQuery,
  usePauseExtractionRunMutation,
  useReadExtractionQuery,
  useReadPendingCountQuery,
  useResetExtractionMutation,
  useResumeExtractionRunMutation,
  useRetryArticleFailuresMutation,
  useRetryExtractionRunMutation,
  useStartExtractionRunMutation,
} = extractionApi;
