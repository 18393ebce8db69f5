// Generated from the contract by 'npm run contract'. Do not edit.
import { answerSchema, api, changeSchema } from '@vaglio/api-client';
import * as answers from './answers.gen';
export const addTagTypes = ['extraction'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      readExtraction: build.query<ReadExtractionApiResponse, ReadExtractionApiArg>({
        responseSchema: answerSchema(answers.extraction),
        query: (queryArg) => ({ url: `/auth/extractions/${encodeURIComponent(String(queryArg.id))}` }),
        providesTags: ['extraction'],
      }),
      readPendingCount: build.query<ReadPendingCountApiResponse, ReadPendingCountApiArg>({
        responseSchema: answerSchema(answers.pendingArticles),
        query: () => ({ url: `/auth/llm/pending` }),
        providesTags: ['extraction'],
      }),
      runExtraction: build.mutation<RunExtractionApiResponse, RunExtractionApiArg>({
        responseSchema: changeSchema(answers.extractionResult),
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
      resetExtraction: build.mutation<ResetExtractionApiResponse, ResetExtractionApiArg>({
        responseSchema: changeSchema(answers.resetResult),
        query: (queryArg) => ({ url: `/auth/llm/reset`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['extraction'],
      }),
      listArticleFailures: build.query<ListArticleFailuresApiResponse, ListArticleFailuresApiArg>({
        responseSchema: answerSchema(answers.articleFailures),
        query: () => ({ url: `/auth/llm/failures` }),
        providesTags: ['extraction'],
      }),
      retryArticleFailures: build.mutation<RetryArticleFailuresApiResponse, RetryArticleFailuresApiArg>({
        responseSchema: changeSchema(answers.extractionRun),
        query: (queryArg) => ({ url: `/auth/llm/failures/retry`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['extraction'],
      }),
      startExtractionRun: build.mutation<StartExtractionRunApiResponse, StartExtractionRunApiArg>({
        responseSchema: changeSchema(answers.extractionRun),
        query: (queryArg) => ({ url: `/auth/llm/runs`, method: 'POST', body: queryArg.runOrder }),
        invalidatesTags: ['extraction'],
      }),
      listExtractionRuns: build.query<ListExtractionRunsApiResponse, ListExtractionRunsApiArg>({
        responseSchema: answerSchema(answers.extractionRunPage),
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
      readExtractionRun: build.query<ReadExtractionRunApiResponse, ReadExtractionRunApiArg>({
        responseSchema: answerSchema(answers.extractionRun),
        query: (queryArg) => ({ url: `/auth/llm/runs/${encodeURIComponent(String(queryArg.id))}` }),
        providesTags: ['extraction'],
      }),
      pauseExtractionRun: build.mutation<PauseExtractionRunApiResponse, PauseExtractionRunApiArg>({
        responseSchema: changeSchema(answers.extractionRun),
        query: (queryArg) => ({
          url: `/auth/llm/runs/${encodeURIComponent(String(queryArg.id))}/pause`,
          method: 'POST',
          params: {
            reason: queryArg.reason,
          },
        }),
        invalidatesTags: ['extraction'],
      }),
      resumeExtractionRun: build.mutation<ResumeExtractionRunApiResponse, ResumeExtractionRunApiArg>({
        responseSchema: changeSchema(answers.extractionRun),
        query: (queryArg) => ({
          url: `/auth/llm/runs/${encodeURIComponent(String(queryArg.id))}/resume`,
          method: 'POST',
        }),
        invalidatesTags: ['extraction'],
      }),
      cancelExtractionRun: build.mutation<CancelExtractionRunApiResponse, CancelExtractionRunApiArg>({
        responseSchema: changeSchema(answers.extractionRun),
        query: (queryArg) => ({
          url: `/auth/llm/runs/${encodeURIComponent(String(queryArg.id))}/cancel`,
          method: 'POST',
        }),
        invalidatesTags: ['extraction'],
      }),
      retryExtractionRun: build.mutation<RetryExtractionRunApiResponse, RetryExtractionRunApiArg>({
        responseSchema: changeSchema(answers.extractionRun),
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
export type ReadExtractionApiResponse = /** status 200 Default Response */ Extraction;
export type ReadExtractionApiArg = {
  id: string;
};
export type ReadPendingCountApiResponse = /** status 200 Default Response */ PendingArticles;
export type ReadPendingCountApiArg = void;
export type RunExtractionApiResponse = /** status 200 Default Response */ ExtractionResult | null;
export type RunExtractionApiArg = {
  mode?: 'pending';
  /** Articles of a batch; at most 5 are taken */
  batch?: number;
  /** Batches of this call; at most 5 are taken */
  max?: number;
  /** 1 extracts and shows, and changes nothing */
  dry?: number;
  /** Dry only: begin behind the article of this id */
  after?: string;
  body: {};
};
export type ResetExtractionApiResponse = /** status 200 Default Response */ ResetResult | null;
export type ResetExtractionApiArg = {
  body: {};
};
export type ListArticleFailuresApiResponse = /** status 200 Default Response */ ArticleFailures;
export type ListArticleFailuresApiArg = void;
export type RetryArticleFailuresApiResponse = /** status 201 Default Response */ ExtractionRun | null;
export type RetryArticleFailuresApiArg = {
  body: {
    cause:
      | 'key'
      | 'credit'
      | 'permission'
      | 'model'
      | 'unreachable'
      | 'busy'
      | 'timeout'
      | 'server'
      | 'request'
      | 'unreadable'
      | 'length'
      | 'interrupted'
      | 'other';
    /** How many the caller saw; 409 when there are more or fewer by now */
    count: number;
  };
};
export type StartExtractionRunApiResponse = /** status 201 Default Response */ ExtractionRun | null;
export type StartExtractionRunApiArg = {
  runOrder: RunOrder;
};
export type ListExtractionRunsApiResponse = /** status 200 Default Response */ ExtractionRunPage;
export type ListExtractionRunsApiArg = {
  page?: number;
  pageSize?: number | 'all';
  limit?: number;
  offset?: number;
  /** Folded substring: accents and case do not matter */
  q?: string;
};
export type ReadExtractionRunApiResponse = /** status 200 Default Response */ ExtractionRun;
export type ReadExtractionRunApiArg = {
  id: string;
};
export type PauseExtractionRunApiResponse = /** status 200 Default Response */ ExtractionRun | null;
export type PauseExtractionRunApiArg = {
  reason?: string;
  id: string;
};
export type ResumeExtractionRunApiResponse = /** status 200 Default Response */ ExtractionRun | null;
export type ResumeExtractionRunApiArg = {
  id: string;
};
export type CancelExtractionRunApiResponse = /** status 200 Default Response */ ExtractionRun | null;
export type CancelExtractionRunApiArg = {
  id: string;
};
export type RetryExtractionRunApiResponse = /** status 201 Default Response */ ExtractionRun | null;
export type RetryExtractionRunApiArg = {
  id: string;
};
export type EvidenceArticle = {
  id: string;
  url: string;
  title: string;
  source: string | null;
  lang: string | null;
  published_at: string | null;
  /** As stored; quotes are places in it, in code points. Of a text that was removed: the quotes alone, in their places */
  text: string;
  text_removed_at: string | null;
};
export type Quote = {
  text: string;
  /** Code points before it in the article; null: no source found */
  start: number | null;
  end: number | null;
};
export type FieldEvidence = {
  /** As a startup has it; an award is one entry each, under awards */
  field: string;
  value: string;
  quotes: Quote[];
  /** How likely it is right, from 0 to 1 */
  confidence?: number;
  /** The row holds it; else it is only proposed, or no source was found */
  is_used?: boolean;
  /** The company register that says it, with number and seat, not the article */
  register?: string;
  /** The startup has its value from here */
  is_current?: boolean;
  /** An award that only one article states */
  unconfirmed?: boolean;
};
export type ExtractedFinding = {
  company_name: string;
  raw_id: string | null;
  fields: FieldEvidence[];
  /** How likely this is a startup of the article */
  confidence?: number;
  /** Why it has no row: the text does not name it, or a person discarded it before */
  left_out?: 'not_in_text' | 'discarded';
};
export type Extraction = {
  id: string;
  outcome: 'extracted' | 'failed';
  error: string | null;
  model: string;
  prompt_id: string | null;
  outputs_count: number;
  tokens: number;
  cost: number;
  run_id: string | null;
  created_at: string;
  article: EvidenceArticle;
  startups: ExtractedFinding[];
};
export type PendingArticles = {
  /** Articles that wait */
  pending?: number;
  failed?: number;
  /** Failed too often */
  abandoned?: number;
  /** Of the pending ones, being extracted now */
  under_way?: number;
  /** Which one answers */
  extractor?: 'built-in' | 'model';
  model?: string;
  /** Which models are allowed */
  models?: string[];
  tokens_today?: number;
  daily_tokens?: number | null;
  /** In the currency of the prices */
  cost_today?: number;
  daily_cost?: number | null;
  /** Mean of the last articles; null before the first */
  tokens_per_article?: number | null;
  cost_per_article?: number | null;
  /** Awards that can be found */
  awards?: number;
};
export type SampleArticle = {
  id?: string;
  url?: string;
  title?: string;
  source?: string | null;
};
export type ExtractionSample = {
  ok: boolean;
  /** Startups found */
  outputs_count: number;
  article?: SampleArticle;
  model?: string;
  companies: string[];
  tokens?: number;
  /** In the currency of the prices */
  cost?: number;
  /** How long the article took */
  duration_ms?: number;
  extraction_id: string | null;
  error: string | null;
};
export type ExtractionResult = {
  processed: number;
  succeeded: number;
  failed: number;
  /** Articles that wait afterwards */
  pending?: number;
  samples: ExtractionSample[];
};
export type ResetResult = {
  /** Articles that wait again */
  reset: number;
  pending: number;
};
export type ArticleFailure = {
  cause:
    | 'key'
    | 'credit'
    | 'permission'
    | 'model'
    | 'unreachable'
    | 'busy'
    | 'timeout'
    | 'server'
    | 'request'
    | 'unreadable'
    | 'length'
    | 'interrupted'
    | 'other';
  /** Articles that failed for this reason, and wait for a person */
  count: number;
  /** Of the newest one, in words */
  error: string;
  failed_at: string;
  article: SampleArticle;
};
export type ArticleFailures = {
  items: ArticleFailure[];
};
export type ExtractionRun = {
  id: string;
  state: 'running' | 'paused' | 'finished' | 'cancelled';
  /** Why it is paused */
  reason: string | null;
  batch: number;
  delay_ms: number;
  dry: boolean;
  budget_tokens: number | null;
  retry_of: string | null;
  /** It tries again the articles that failed for this reason */
  retry_cause?: string | null;
  processed: number;
  succeeded: number;
  failed: number;
  outputs_count: number;
  tokens: number;
  cost: number;
  /** Articles still before it */
  pending: number;
  /** The last ones, newest first */
  samples: ExtractionSample[];
  started_by: string | null;
  created_at: string;
  updated_at: string;
  ended_at: string | null;
};
export type RunOrder = {
  batch?: number;
  delay_ms?: number;
  dry?: boolean;
  budget_tokens?: number | null;
};
export type ExtractionRunPage = {
  items: ExtractionRun[];
  total: number;
};
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
  useReadExtractionRunQuery,
  useLazyReadExtractionRunQuery,
  usePauseExtractionRunMutation,
  useResumeExtractionRunMutation,
  useCancelExtractionRunMutation,
  useRetryExtractionRunMutation,
} = injectedRtkApi;
