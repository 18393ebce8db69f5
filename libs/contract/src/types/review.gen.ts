// Generated from the contract by 'npm run contract'. Do not edit.
import type { FactOrigin } from './facts.gen';
import type { ReviewQuote, ValueProof } from './startups.gen';

export type ReadReviewSettingsApiResponse = /** status 200 Default Response */ ReviewSettings;
export type ReadReviewSettingsApiArg = void;
export type SaveReviewSettingsApiResponse = /** status 200 Default Response */ ReviewSettings | null;
export type SaveReviewSettingsApiArg = {
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  reviewFloor: ReviewFloor;
};
export type ListDiscardedNamesApiResponse = /** status 200 Default Response */ DiscardedNamePage;
export type ListDiscardedNamesApiArg = {
  page?: number;
  pageSize?: number | 'all';
  limit?: number;
  offset?: number;
};
export type DecideFoundApiResponse = /** status 200 Default Response */ Decided | null;
export type DecideFoundApiArg = {
  reviewOrder: ReviewOrder;
};
export type ListReviewDecisionsApiResponse = /** status 200 Default Response */ ReviewDecisionPage;
export type ListReviewDecisionsApiArg = {
  page?: number;
  pageSize?: number | 'all';
  limit?: number;
  offset?: number;
};
export type AllowDiscardedNameApiResponse = /** status 200 Default Response */ Decided | null;
export type AllowDiscardedNameApiArg = {
  id: string;
};
export type UndoReviewStepApiResponse = /** status 200 Default Response */ UndoneStep | null;
export type UndoReviewStepApiArg = {
  id: string;
  body: {};
};
export type ReviewSettings = {
  /** Confidence from which startups and values of articles are used by themselves; at 1 all wait */
  floor: number;
  /** Confidence from which startups and values of articles are used by themselves; at 1 all wait */
  default_floor: number;
  /** Counts changes; sent back as If-Match */
  version: number;
};
export type ReviewFloor = {
  /** Confidence from which startups and values of articles are used by themselves; at 1 all wait */
  floor: number;
};
export type DiscardedName = {
  /** Of the decision */
  id: string;
  company_name: string;
  /** not_a_startup is remembered for the name, not_in_article for the name in this article, left_aside not at all */
  reason: 'not_a_startup' | 'not_in_article' | 'left_aside';
  article_title: string | null;
  decided_by: string | null;
  decided_at: string;
};
export type DiscardedNamePage = {
  items: DiscardedName[];
  total: number;
  page?: number;
  pageSize?: number;
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
  /** None: no passage proves it */
  quotes: ReviewQuote[];
  proof?: ValueProof;
  /** What the startup has instead, or the one that the company becomes part of */
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
  reason:
    | ('not_a_startup' | 'not_in_article' | 'left_aside' | null)
    | ('not_a_startup' | 'not_in_article' | 'left_aside' | null);
  /** The startup that it is part of; null before it is curated */
  startup: KnownCompany | null;
  becomes?: KnownCompany;
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
export type ReviewStep = {
  /** By this it is undone */
  id: string;
  kind: 'values' | 'accept' | 'set_aside' | 'merge' | 'allow';
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
export type ReviewDecision = {
  id: string;
  kind: 'accept' | 'discard' | 'allow';
  reason:
    | ('not_a_startup' | 'not_in_article' | 'left_aside' | null)
    | ('not_a_startup' | 'not_in_article' | 'left_aside' | null);
  raw_id: string | null;
  company_name: string;
  article_title: string | null;
  decided_by: string | null;
  decided_at: string;
  undone_by: string | null;
  undone_at: string | null;
  /** The step by which it is undone */
  step_id: string | null;
};
export type Decided = {
  decisions: ReviewDecision[];
};
export type SeenRow = {
  id: string;
  /** Counts changes; sent back as If-Match */
  version: number;
};
export type ReviewOrder = {
  decision: 'accept' | 'discard';
  /** not_a_startup is remembered for the name, not_in_article for the name in this article, left_aside not at all */
  reason?: 'not_a_startup' | 'not_in_article' | 'left_aside';
  rows: SeenRow[];
};
export type ReviewDecisionPage = {
  items: ReviewDecision[];
  total: number;
  page?: number;
  pageSize?: number;
};
export type UndoneStep = {
  step: ReviewStep;
  /** Null where a name was allowed again, which concerns no one article */
  article: ReviewArticle | null;
};
