// Generated from the contract by 'npm run contract'. Do not edit.
export type ReadReviewSettingsApiResponse = /** status 200 Default Response */ ReviewSettings;
export type ReadReviewSettingsApiArg = void;
export type SaveReviewSettingsApiResponse = /** status 200 Default Response */ ReviewSettings | null;
export type SaveReviewSettingsApiArg = {
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  reviewFloor: ReviewFloor;
};
export type AcceptFoundApiResponse = /** status 200 Default Response */ Decided | null;
export type AcceptFoundApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {};
};
export type DiscardFoundApiResponse = /** status 200 Default Response */ Decided | null;
export type DiscardFoundApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  discardOrder: DiscardOrder;
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
export type UndoReviewDecisionApiResponse = /** status 200 Default Response */ ReviewDecision | null;
export type UndoReviewDecisionApiArg = {
  id: string;
  body: {};
};
export type ListDiscardedNamesApiResponse = /** status 200 Default Response */ DiscardedNamePage;
export type ListDiscardedNamesApiArg = {
  page?: number;
  pageSize?: number | 'all';
  limit?: number;
  offset?: number;
};
export type AllowDiscardedNameApiResponse = /** status 200 Default Response */ Decided | null;
export type AllowDiscardedNameApiArg = {
  id: string;
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
export type ReviewDecision = {
  id: string;
  kind: 'accept' | 'discard' | 'allow';
  reason: ('not_a_startup' | 'not_in_article' | null) | ('not_a_startup' | 'not_in_article' | null);
  raw_id: string | null;
  company_name: string;
  article_title: string | null;
  decided_by: string | null;
  decided_at: string;
  undone_by: string | null;
  undone_at: string | null;
};
export type Decided = {
  decisions: ReviewDecision[];
};
export type DiscardOrder = {
  /** not_a_startup is remembered for the name, not_in_article for the name in this article */
  reason: 'not_a_startup' | 'not_in_article';
};
export type SeenRow = {
  id: string;
  /** Counts changes; sent back as If-Match */
  version: number;
};
export type ReviewOrder = {
  decision: 'accept' | 'discard';
  /** not_a_startup is remembered for the name, not_in_article for the name in this article */
  reason?: 'not_a_startup' | 'not_in_article';
  rows: SeenRow[];
};
export type ReviewDecisionPage = {
  items: ReviewDecision[];
  total: number;
  page?: number;
  pageSize?: number;
};
export type DiscardedName = {
  /** Of the decision */
  id: string;
  company_name: string;
  /** not_a_startup is remembered for the name, not_in_article for the name in this article */
  reason: 'not_a_startup' | 'not_in_article';
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
