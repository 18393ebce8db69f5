// Generated from the contract by 'npm run contract'. Do not edit.
import type { ReviewArticle, ReviewClaim, ReviewStep } from './review.gen';

export type ListReviewArticlesApiResponse = /** status 200 Default Response */ ReviewArticlePage;
export type ListReviewArticlesApiArg = {
  page?: number;
  pageSize?: number | 'all';
  limit?: number;
  offset?: number;
  /** Folded substring: accents and case do not matter */
  q?: string;
  only?: 'all' | 'conflicts' | 'no_source' | 'money' | 'awards';
};
export type CountReviewApiResponse = /** status 200 Pending work in Review */ ReviewWaiting;
export type CountReviewApiArg = void;
export type ReadReviewArticleApiResponse = /** status 200 Default Response */ ReviewArticle;
export type ReadReviewArticleApiArg = {
  id: string;
};
export type ClaimReviewArticleApiResponse = /** status 200 Default Response */ ReviewClaimed | null;
export type ClaimReviewArticleApiArg = {
  id: string;
  body: {};
};
export type ReleaseReviewArticleApiResponse = unknown;
export type ReleaseReviewArticleApiArg = {
  id: string;
};
export type DecideReviewValuesApiResponse = /** status 200 Default Response */ Stepped | null;
export type DecideReviewValuesApiArg = {
  id: string;
  valueDecisions: ValueDecisions;
};
export type AcceptReviewCompanyApiResponse = /** status 200 Default Response */ Stepped | null;
export type AcceptReviewCompanyApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  acceptCompany: AcceptCompany;
};
export type SetAsideReviewCompanyApiResponse = /** status 200 Default Response */ Stepped | null;
export type SetAsideReviewCompanyApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  setAside: SetAside;
};
export type MergeReviewCompanyApiResponse = /** status 200 Default Response */ Stepped | null;
export type MergeReviewCompanyApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  mergeInto: MergeInto;
};
export type PostponeReviewArticleApiResponse = unknown;
export type PostponeReviewArticleApiArg = {
  id: string;
  body: {};
};
export type ListReviewStepsApiResponse = /** status 200 Default Response */ ReviewStepPage;
export type ListReviewStepsApiArg = {
  page?: number;
  pageSize?: number | 'all';
  /** Only what the caller did */
  mine?: boolean;
};
export type ReviewArticleLine = {
  id: string;
  title: string;
  source: string | null;
  published_at: string | null;
  companies: number;
  /** Values that need a person */
  open: number;
  /** Who else is on it */
  claimed_by: string | null;
};
export type ReviewCounts = {
  all: number;
  conflicts: number;
  no_source: number;
  money: number;
  awards: number;
};
export type ReviewArticlePage = {
  items: ReviewArticleLine[];
  total: number;
  counts: ReviewCounts;
  /** Articles on which the caller decided something today, in UTC */
  reviewed: number;
  page?: number;
  pageSize?: number;
};
export type ReviewWaiting = {
  articles: number;
  duplicates: number;
  total: number;
};
export type ReviewClaimed = {
  claim: ReviewClaim;
};
export type Stepped = {
  step: ReviewStep;
  article: ReviewArticle;
};
export type ValueDecision = {
  /** Of the value */
  key: string;
  /** take and keep decide a conflict: the value of the article, or the present one */
  decision: 'accept' | 'correct' | 'discard' | 'take' | 'keep';
  /** Of a correction; of a founder first and last name */
  value?: string | number;
  /** Of a sum */
  currency?: string;
  /** Of a sum of financings */
  kind?:
    | 'round'
    | 'total'
    | 'award'
    | 'loan'
    | 'takeover'
    | 'valuation'
    | 'revenue'
    | 'sought'
    | 'grant'
    | 'prize';
  note?: string | null;
};
export type ValueDecisions = {
  raw_id: string;
  /** Of the company, as it was seen */
  version: number;
  /** Of the startup that the company is part of, as it was seen */
  startup_version?: number;
  decisions: ValueDecision[];
};
export type AcceptCompany = {
  /** Of the startup that the company is part of, as it was seen */
  startup_version?: number;
};
export type SetAside = {
  /** Of the startup that the company is part of, as it was seen */
  startup_version?: number;
  reason: 'not_a_startup' | 'not_in_article' | 'left_aside';
};
export type MergeInto = {
  /** Of the startup that the company is part of, as it was seen */
  startup_version?: number;
  startup_id: string;
};
export type ReviewStepPage = {
  items: ReviewStep[];
  total: number;
  page?: number;
  pageSize?: number;
};
