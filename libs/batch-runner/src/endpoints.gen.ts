// Generated from the contract by 'npm run contract'. Do not edit.
import { answerSchema, api, changeSchema } from '@vaglio/api-client';
import * as contract from '@vaglio/contract';
export const addTagTypes = ['extraction'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      readExtraction: build.query<contract.ReadExtractionApiResponse, contract.ReadExtractionApiArg>({
        responseSchema: answerSchema(contract.extractionShape),
        query: (queryArg) => ({ url: `/auth/extractions/${encodeURIComponent(String(queryArg.id))}` }),
        providesTags: ['extraction'],
      }),
      readPendingCount: build.query<contract.ReadPendingCountApiResponse, contract.ReadPendingCountApiArg>({
        responseSchema: answerSchema(contract.pendingArticlesShape),
        query: () => ({ url: `/auth/llm/pending` }),
        providesTags: ['extraction'],
      }),
      runExtraction: build.mutation<contract.RunExtractionApiResponse, contract.RunExtractionApiArg>({
        responseSchema: changeSchema(contract.extractionResultShape),
        query: (queryArg) => ({
          url: `/auth/llm/run`,
          method: 'POST',
          body: queryArg.body,
          params: {
            mode: queryArg.mode,
            batch: queryArg.batch,
            max: queryArg.max,
            dry: queryArg.dry,
            after: queryArg.after,
          },
        }),
        invalidatesTags: ['extraction'],
      }),
      resetExtraction: build.mutation<contract.ResetExtractionApiResponse, contract.ResetExtractionApiArg>({
        responseSchema: changeSchema(contract.resetResultShape),
        query: (queryArg) => ({ url: `/auth/llm/reset`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['extraction'],
      }),
      listArticleFailures: build.query<
        contract.ListArticleFailuresApiResponse,
        contract.ListArticleFailuresApiArg
      >({
        responseSchema: answerSchema(contract.articleFailuresShape),
        query: () => ({ url: `/auth/llm/failures` }),
        providesTags: ['extraction'],
      }),
      retryArticleFailures: build.mutation<
        contract.RetryArticleFailuresApiResponse,
        contract.RetryArticleFailuresApiArg
      >({
        responseSchema: changeSchema(contract.extractionRunShape),
        query: (queryArg) => ({ url: `/auth/llm/failures/retry`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['extraction'],
      }),
      startExtractionRun: build.mutation<
        contract.StartExtractionRunApiResponse,
        contract.StartExtractionRunApiArg
      >({
        responseSchema: changeSchema(contract.extractionRunShape),
        query: (queryArg) => ({ url: `/auth/llm/runs`, method: 'POST', body: queryArg.runOrder }),
        invalidatesTags: ['extraction'],
      }),
      listExtractionRuns: build.query<
        contract.ListExtractionRunsApiResponse,
        contract.ListExtractionRunsApiArg
      >({
        responseSchema: answerSchema(contract.extractionRunPageShape),
        query: (queryArg) => ({
          url: `/auth/llm/runs`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            limit: queryArg.limit,
            offset: queryArg.offset,
            q: queryArg.q,
          },
        }),
        providesTags: ['extraction'],
      }),
      pauseExtractionRun: build.mutation<
        contract.PauseExtractionRunApiResponse,
        contract.PauseExtractionRunApiArg
      >({
        responseSchema: changeSchema(contract.extractionRunShape),
        query: (queryArg) => ({
          url: `/auth/llm/runs/${encodeURIComponent(String(queryArg.id))}/pause`,
          method: 'POST',
          params: {
            reason: queryArg.reason,
          },
        }),
        invalidatesTags: ['extraction'],
      }),
      resumeExtractionRun: build.mutation<
        contract.ResumeExtractionRunApiResponse,
        contract.ResumeExtractionRunApiArg
      >({
        responseSchema: changeSchema(contract.extractionRunShape),
        query: (queryArg) => ({
          url: `/auth/llm/runs/${encodeURIComponent(String(queryArg.id))}/resume`,
          method: 'POST',
        }),
        invalidatesTags: ['extraction'],
      }),
      cancelExtractionRun: build.mutation<
        contract.CancelExtractionRunApiResponse,
        contract.CancelExtractionRunApiArg
      >({
        responseSchema: changeSchema(contract.extractionRunShape),
        query: (queryArg) => ({
          url: `/auth/llm/runs/${encodeURIComponent(String(queryArg.id))}/cancel`,
          method: 'POST',
        }),
        invalidatesTags: ['extraction'],
      }),
      retryExtractionRun: build.mutation<
        contract.RetryExtractionRunApiResponse,
        contract.RetryExtractionRunApiArg
      >({
        responseSchema: changeSchema(contract.extractionRunShape),
        query: (queryArg) => ({
          url: `/auth/llm/runs/${encodeURIComponent(String(queryArg.id))}/retry-failed`,
          method: 'POST',
        }),
        invalidatesTags: ['extraction'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as extractionApi };
