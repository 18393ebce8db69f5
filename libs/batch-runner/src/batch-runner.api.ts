import { extractionApi as generated } from './endpoints.gen';

/**
 * Adds cache tags to the extraction endpoints. A batch creates raw rows, so the list of raw rows becomes stale. The
 * pending count is requested only after every fifth batch and at the end (spec §4, batch runner).
 */
export const extractionApi = generated.enhanceEndpoints({
  addTagTypes: ['startups', 'parameters'],
  endpoints: {
    // The requests to run and to reset have no payload (spec §7), although the contract allows an empty payload.
    runExtraction: {
      query: ({ mode, batch, max, dry, after }) => ({
        url: '/auth/llm/run',
        method: 'POST',
        params: { mode, batch, max, dry, after },
      }),
      invalidatesTags: (_answer, _error, { dry }) => (dry === 1 ? [] : ['startups']),
    },
    // The pending count response also contains the number of awards.
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
