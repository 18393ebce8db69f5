// Generated from the contract by 'npm run contract'. Do not edit.
import { extractionApi } from './batch-runner.api';

export const {
  useReadExtractionQuery,
  useLazyReadExtractionQuery,
  useReadPendingCountQuery,
  useLazyReadPendingCountQuery,
  useRunExtractionMutation,
  useResetExtractionMutation,
  useListArticleFailuresQuery,
  useLazyListArticleFailuresQuery,
  useRetryArticleFailuresMutation,
  useStartExtractionRunMutation,
  useListExtractionRunsQuery,
  useLazyListExtractionRunsQuery,
  usePauseExtractionRunMutation,
  useResumeExtractionRunMutation,
  useCancelExtractionRunMutation,
  useRetryExtractionRunMutation,
} = extractionApi;
