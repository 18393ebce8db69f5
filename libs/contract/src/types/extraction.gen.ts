// Generated from the contract by 'npm run contract'. Do not edit.
import type { ExtractionSample, SampleArticle } from './articles.gen';
import type { EvidenceArticle, FieldEvidence } from './startups.gen';

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
