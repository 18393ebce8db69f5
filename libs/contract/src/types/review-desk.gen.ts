// Generated from the contract by 'npm run contract'. Do not edit.
import type { FactOrigin } from './facts.gen';

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
export type CountReviewApiResponse = /** status 200 What waits in Review */ ReviewWaiting;
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
export type UndoReviewStepApiResponse = /** status 200 Default Response */ Stepped | null;
export type UndoReviewStepApiArg = {
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
export type ReviewClaim = {
  by: string | null;
  is_mine: boolean;
  until: string;
};
export type KnownCompany = {
  id: string;
  company_name: string;
  /** Counts changes; sent back as If-Match */
  version: number;
  /** Among the active, or among the rejected */
  rank: number;
  score: number;
};
export type NearestCompany = {
  startup_id: string;
  company_name: string;
  /** Of the names */
  likeness: number;
};
export type ReviewQuote = {
  text: string;
  /** Code points before it in the text */
  start: number;
  end: number;
};
export type PresentValue = {
  /** As it reads */
  text: string;
  value: string | number | null;
  origin: FactOrigin | null;
};
export type ReviewValue = {
  /** Names the value in calls: the field, or the field and the entry */
  key: string;
  field:
    | 'founding_year'
    | 'canton'
    | 'sector'
    | 'country'
    | 'founders'
    | 'raised_money'
    | 'financings'
    | 'investors'
    | 'awards'
    | 'website'
    | 'email'
    | 'company_description'
    | 'pros'
    | 'cons';
  /** The value as it reads */
  text: string;
  value: string | number | null;
  /** Of a sum: ISO 4217 */
  currency: string | null;
  /** Of a sum of financings: what it is */
  kind:
    | (
        | 'round'
        | 'total'
        | 'award'
        | 'loan'
        | 'takeover'
        | 'valuation'
        | 'revenue'
        | 'sought'
        | 'grant'
        | 'prize'
        | null
      )
    | (
        | 'round'
        | 'total'
        | 'award'
        | 'loan'
        | 'takeover'
        | 'valuation'
        | 'revenue'
        | 'sought'
        | 'grant'
        | 'prize'
        | null
      );
  /** Of a sum of financings: Seed, Series A */
  stage: string | null;
  state: 'proposed' | 'confirmed' | 'changed' | 'no_source' | 'conflict' | 'discarded';
  /** It needs a person */
  is_open: boolean;
  confidence: number | null;
  /** None: no source was found */
  quotes: ReviewQuote[];
  /** Of a conflict: what the startup has */
  present: PresentValue | null;
  /** Of a conflict */
  suggestion_id: string | null;
  decided_by: string | null;
  decided_at: string | null;
  /** What a person says instead, as it reads */
  decided: string | null;
  /** Who discarded the same value in another article */
  discarded_before_by: string | null;
  /** Of an award: the score without it */
  score_before: number | null;
  /** Of an award: the score with it */
  score_after: number | null;
};
export type ReviewCompany = {
  raw_id: string;
  /** Counts changes; sent back as If-Match */
  version: number;
  company_name: string;
  confidence: number | null;
  /** known: nobody was asked, it enters by itself */
  state: 'waiting' | 'known' | 'accepted' | 'discarded';
  decided_by: string | null;
  reason: ('not_a_startup' | 'not_in_article' | null) | ('not_a_startup' | 'not_in_article' | null);
  /** The startup that it is part of; null before it is curated */
  startup: KnownCompany | null;
  /** Of one that is part of none: the startup of the nearest name */
  nearest: NearestCompany | null;
  /** Of the name */
  quotes: ReviewQuote[];
  values: ReviewValue[];
};
export type ReviewArticle = {
  id: string;
  title: string;
  source: string | null;
  url: string;
  published_at: string | null;
  read_at: string | null;
  model: string | null;
  prompt_version: number | null;
  /** As stored; quotes are places in it, in code points. Of a text that was removed: the quotes alone, in their places */
  text: string;
  text_removed_at: string | null;
  claim: ReviewClaim | null;
  /** Values that need a person; a company that waits is at least one */
  open: number;
  companies: ReviewCompany[];
};
export type ReviewClaimed = {
  claim: ReviewClaim;
};
export type ReviewStep = {
  /** By this it is undone */
  id: string;
  kind: 'values' | 'accept' | 'set_aside' | 'merge';
  /** What was done, as people read it */
  words: string;
  article_id: string | null;
  article_title: string | null;
  /** The company that it is about */
  raw_id: string;
  /** The value that it is about; null for the company or several values */
  key: string | null;
  company_name: string;
  decided_by: string | null;
  decided_at: string;
  undone_by: string | null;
  undone_at: string | null;
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
  reason: 'not_a_startup' | 'not_in_article';
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
