// Generated from the contract by 'npm run contract'. Do not edit.
import { answerSchema, api, changeSchema } from '@vaglio/api-client';
import * as answers from './answers.gen';
export const addTagTypes = ['duplicates', 'review-desk'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listDuplicates: build.query<ListDuplicatesApiResponse, ListDuplicatesApiArg>({
        responseSchema: answerSchema(answers.duplicatePage),
        query: (queryArg) => ({
          url: `/auth/duplicates`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            limit: queryArg.limit,
            offset: queryArg.offset,
            only: queryArg.only,
          },
        }),
        providesTags: ['duplicates'],
      }),
      nameDuplicate: build.mutation<NameDuplicateApiResponse, NameDuplicateApiArg>({
        responseSchema: changeSchema(answers.duplicatePair),
        query: (queryArg) => ({ url: `/auth/duplicates`, method: 'POST', body: queryArg.namedPair }),
        invalidatesTags: ['duplicates'],
      }),
      countDuplicates: build.query<CountDuplicatesApiResponse, CountDuplicatesApiArg>({
        responseSchema: answerSchema(answers.duplicateCount),
        query: () => ({ url: `/auth/duplicates/count` }),
        providesTags: ['duplicates'],
      }),
      readDuplicate: build.query<ReadDuplicateApiResponse, ReadDuplicateApiArg>({
        responseSchema: answerSchema(answers.duplicatePair),
        query: (queryArg) => ({ url: `/auth/duplicates/${encodeURIComponent(String(queryArg.id))}` }),
        providesTags: ['duplicates'],
      }),
      dismissDuplicate: build.mutation<DismissDuplicateApiResponse, DismissDuplicateApiArg>({
        responseSchema: changeSchema(answers.keptApart),
        query: (queryArg) => ({
          url: `/auth/duplicates/${encodeURIComponent(String(queryArg.id))}/dismiss`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['duplicates'],
      }),
      postponeDuplicate: build.mutation<PostponeDuplicateApiResponse, PostponeDuplicateApiArg>({
        responseSchema: changeSchema(answers.duplicatePair),
        query: (queryArg) => ({
          url: `/auth/duplicates/${encodeURIComponent(String(queryArg.id))}/later`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['duplicates'],
      }),
      listKeptApart: build.query<ListKeptApartApiResponse, ListKeptApartApiArg>({
        responseSchema: answerSchema(answers.keptApartPage),
        query: (queryArg) => ({
          url: `/auth/duplicates/kept-apart`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ['duplicates'],
      }),
      undoKeptApart: build.mutation<UndoKeptApartApiResponse, UndoKeptApartApiArg>({
        responseSchema: changeSchema(answers.keptApart),
        query: (queryArg) => ({
          url: `/auth/duplicates/kept-apart/${encodeURIComponent(String(queryArg.id))}/undo`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['duplicates'],
      }),
      previewMerge: build.mutation<PreviewMergeApiResponse, PreviewMergeApiArg>({
        responseSchema: changeSchema(answers.mergePreview),
        query: (queryArg) => ({
          url: `/auth/duplicates/${encodeURIComponent(String(queryArg.id))}/preview`,
          method: 'POST',
          body: queryArg.mergeChoices,
        }),
        invalidatesTags: ['duplicates'],
      }),
      mergeDuplicate: build.mutation<MergeDuplicateApiResponse, MergeDuplicateApiArg>({
        responseSchema: changeSchema(answers.startupMerge),
        query: (queryArg) => ({
          url: `/auth/duplicates/${encodeURIComponent(String(queryArg.id))}/merge`,
          method: 'POST',
          body: queryArg.mergeOrder,
        }),
        invalidatesTags: ['duplicates'],
      }),
      listMerges: build.query<ListMergesApiResponse, ListMergesApiArg>({
        responseSchema: answerSchema(answers.startupMergePage),
        query: (queryArg) => ({
          url: `/auth/merges`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            limit: queryArg.limit,
            offset: queryArg.offset,
            q: queryArg.q,
          },
        }),
        providesTags: ['duplicates'],
      }),
      undoMerge: build.mutation<UndoMergeApiResponse, UndoMergeApiArg>({
        responseSchema: changeSchema(answers.startupMerge),
        query: (queryArg) => ({
          url: `/auth/merges/${encodeURIComponent(String(queryArg.id))}/undo`,
          method: 'POST',
          body: queryArg.undoMergeOrder,
        }),
        invalidatesTags: ['duplicates'],
      }),
      listReviewArticles: build.query<ListReviewArticlesApiResponse, ListReviewArticlesApiArg>({
        responseSchema: answerSchema(answers.reviewArticlePage),
        query: (queryArg) => ({
          url: `/auth/review/articles`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            limit: queryArg.limit,
            offset: queryArg.offset,
            q: queryArg.q,
            only: queryArg.only,
          },
        }),
        providesTags: ['review-desk'],
      }),
      countReview: build.query<CountReviewApiResponse, CountReviewApiArg>({
        responseSchema: answerSchema(answers.reviewWaiting),
        query: () => ({ url: `/auth/review/count` }),
        providesTags: ['review-desk'],
      }),
      readReviewArticle: build.query<ReadReviewArticleApiResponse, ReadReviewArticleApiArg>({
        responseSchema: answerSchema(answers.reviewArticle),
        query: (queryArg) => ({ url: `/auth/review/articles/${encodeURIComponent(String(queryArg.id))}` }),
        providesTags: ['review-desk'],
      }),
      claimReviewArticle: build.mutation<ClaimReviewArticleApiResponse, ClaimReviewArticleApiArg>({
        responseSchema: changeSchema(answers.reviewClaimed),
        query: (queryArg) => ({
          url: `/auth/review/articles/${encodeURIComponent(String(queryArg.id))}/claim`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['review-desk'],
      }),
      releaseReviewArticle: build.mutation<ReleaseReviewArticleApiResponse, ReleaseReviewArticleApiArg>({
        query: (queryArg) => ({
          url: `/auth/review/articles/${encodeURIComponent(String(queryArg.id))}/claim`,
          method: 'DELETE',
        }),
        invalidatesTags: ['review-desk'],
      }),
      decideReviewValues: build.mutation<DecideReviewValuesApiResponse, DecideReviewValuesApiArg>({
        responseSchema: changeSchema(answers.stepped),
        query: (queryArg) => ({
          url: `/auth/review/articles/${encodeURIComponent(String(queryArg.id))}/decisions`,
          method: 'POST',
          body: queryArg.valueDecisions,
        }),
        invalidatesTags: ['review-desk'],
      }),
      acceptReviewCompany: build.mutation<AcceptReviewCompanyApiResponse, AcceptReviewCompanyApiArg>({
        responseSchema: changeSchema(answers.stepped),
        query: (queryArg) => ({
          url: `/auth/review/companies/${encodeURIComponent(String(queryArg.id))}/accept-at-once`,
          method: 'POST',
          body: queryArg.acceptCompany,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['review-desk'],
      }),
      setAsideReviewCompany: build.mutation<SetAsideReviewCompanyApiResponse, SetAsideReviewCompanyApiArg>({
        responseSchema: changeSchema(answers.stepped),
        query: (queryArg) => ({
          url: `/auth/review/companies/${encodeURIComponent(String(queryArg.id))}/set-aside`,
          method: 'POST',
          body: queryArg.setAside,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['review-desk'],
      }),
      mergeReviewCompany: build.mutation<MergeReviewCompanyApiResponse, MergeReviewCompanyApiArg>({
        responseSchema: changeSchema(answers.stepped),
        query: (queryArg) => ({
          url: `/auth/review/companies/${encodeURIComponent(String(queryArg.id))}/merge`,
          method: 'POST',
          body: queryArg.mergeInto,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['review-desk'],
      }),
      postponeReviewArticle: build.mutation<PostponeReviewArticleApiResponse, PostponeReviewArticleApiArg>({
        query: (queryArg) => ({
          url: `/auth/review/articles/${encodeURIComponent(String(queryArg.id))}/later`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['review-desk'],
      }),
      undoReviewStep: build.mutation<UndoReviewStepApiResponse, UndoReviewStepApiArg>({
        responseSchema: changeSchema(answers.stepped),
        query: (queryArg) => ({
          url: `/auth/review/steps/${encodeURIComponent(String(queryArg.id))}/undo`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['review-desk'],
      }),
      listReviewSteps: build.query<ListReviewStepsApiResponse, ListReviewStepsApiArg>({
        responseSchema: answerSchema(answers.reviewStepPage),
        query: (queryArg) => ({
          url: `/auth/review/steps`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            mine: queryArg.mine,
          },
        }),
        providesTags: ['review-desk'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as duplicatesApi };
export type ListDuplicatesApiResponse = /** status 200 Default Response */ DuplicatePage;
export type ListDuplicatesApiArg = {
  page?: number;
  pageSize?: number | 'all';
  limit?: number;
  offset?: number;
  only?: 'all' | 'website' | 'founder' | 'name';
};
export type NameDuplicateApiResponse =
  | /** status 200 Two startups that may be one company, of which the first has the higher score */ DuplicatePair
  | null;
export type NameDuplicateApiArg = {
  namedPair: NamedPair;
};
export type CountDuplicatesApiResponse = /** status 200 Default Response */ DuplicateCount;
export type CountDuplicatesApiArg = void;
export type ReadDuplicateApiResponse =
  /** status 200 Two startups that may be one company, of which the first has the higher score */ DuplicatePair;
export type ReadDuplicateApiArg = {
  id: string;
};
export type DismissDuplicateApiResponse = /** status 200 Default Response */ KeptApart | null;
export type DismissDuplicateApiArg = {
  id: string;
  body: {};
};
export type PostponeDuplicateApiResponse =
  | /** status 200 Two startups that may be one company, of which the first has the higher score */ DuplicatePair
  | null;
export type PostponeDuplicateApiArg = {
  id: string;
  body: {
    is_later?: boolean;
  };
};
export type ListKeptApartApiResponse = /** status 200 Default Response */ KeptApartPage;
export type ListKeptApartApiArg = {
  page?: number;
  pageSize?: number | 'all';
  limit?: number;
  offset?: number;
};
export type UndoKeptApartApiResponse = /** status 200 Default Response */ KeptApart | null;
export type UndoKeptApartApiArg = {
  id: string;
  body: {};
};
export type PreviewMergeApiResponse = /** status 200 Default Response */ MergePreview | null;
export type PreviewMergeApiArg = {
  id: string;
  mergeChoices: MergeChoices;
};
export type MergeDuplicateApiResponse = /** status 200 Default Response */ StartupMerge | null;
export type MergeDuplicateApiArg = {
  id: string;
  mergeOrder: MergeOrder;
};
export type ListMergesApiResponse = /** status 200 Default Response */ StartupMergePage;
export type ListMergesApiArg = {
  page?: number;
  pageSize?: number | 'all';
  limit?: number;
  offset?: number;
  /** Folded substring: accents and case do not matter */
  q?: string;
};
export type UndoMergeApiResponse = /** status 200 Default Response */ StartupMerge | null;
export type UndoMergeApiArg = {
  id: string;
  undoMergeOrder: UndoMergeOrder;
};
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
export type PairReason = {
  kind: 'uid' | 'website' | 'name' | 'founder' | 'legal name' | 'founded' | 'canton' | 'sector';
  /** In words, as a part of a list: same canton */
  text: string;
  /** What is the same: the host, the canton */
  detail: string | null;
};
export type PairSide = {
  id: string;
  company_name: string;
  score: number;
  /** Counts changes; sent back as If-Match */
  version: number;
};
export type DuplicatePair = {
  id: string;
  /** That the two are one company */
  certainty: number;
  /** The reasons in words */
  because: string;
  reasons: PairReason[];
  first: PairSide;
  second: PairSide;
  /** Put off by a person: after all others */
  is_later: boolean;
};
export type DuplicatePage = {
  items: DuplicatePair[];
  total: number;
  page?: number;
  pageSize?: number;
  counts: {
    all: number;
    website: number;
    founder: number;
    /** Neither website nor founder is the same */
    name: number;
  };
  /** Pairs that were decided to be two companies */
  kept_apart: number;
  /** Changes of startups that still wait to be compared */
  comparing: number;
};
export type NamedPair = {
  startup_ids: string[];
};
export type DuplicateCount = {
  open: number;
};
export type KeptApart = {
  id: string;
  first_id: string;
  first_name: string;
  second_id: string;
  second_name: string;
  decided_by: string | null;
  decided_at: string;
};
export type KeptApartPage = {
  items: KeptApart[];
  total: number;
  page?: number;
  pageSize?: number;
};
export type MergeSide = {
  id: string;
  company_name: string;
  score: number;
  /** Among the active, or among the rejected */
  rank: number;
  articles: number;
  /** Counts changes; sent back as If-Match */
  version: number;
};
export type MergeValue = {
  value: string | number | null;
  by: ('person' | 'import' | 'article' | null) | ('person' | 'import' | 'article' | null);
  person: string | null;
  at: string | null;
};
export type MergeField = {
  field:
    | 'company_name'
    | 'social_reason'
    | 'website'
    | 'canton'
    | 'sector'
    | 'founding_year'
    | 'email'
    | 'number'
    | 'country'
    | 'url'
    | 'raised_money'
    | 'investors'
    | 'partnership'
    | 'advisors'
    | 'company_description'
    | 'pros_text'
    | 'cons_text'
    | 'main_article_info'
    | 'article_date'
    | 'other_award';
  first: MergeValue;
  second: MergeValue;
  result: MergeValue;
  /** From which the result is; null where it is from neither alone, or both are equal */
  chosen: ('first' | 'second' | null) | ('first' | 'second' | null);
  is_equal: boolean;
};
export type MergeList = {
  list: 'founders' | 'money' | 'awards';
  first: string[];
  second: string[];
  result: string[];
  chosen: 'both' | 'first' | 'second';
  is_equal: boolean;
};
export type MergeFlag = {
  flag:
    | 'rejected'
    | 'candidate'
    | 'missing_data'
    | 'email_sent'
    | 'interested'
    | 'personality_test_sent'
    | 'test_passed'
    | 'create_contract'
    | 'investment';
  first: boolean;
  second: boolean;
  result: boolean;
};
export type MergeScoreChange = {
  award: string;
  /** What it adds to the score of the survivor, or takes from it */
  change: number;
  from: 'first' | 'second' | 'both';
  superseded_by: string | null;
};
export type MergePreview = {
  pair: DuplicatePair;
  /** Of the pair; the first has the higher score */
  survivor: 'first' | 'second';
  first: MergeSide;
  second: MergeSide;
  result: MergeSide;
  /** All that one of them has */
  fields: MergeField[];
  lists: MergeList[];
  /** Those that one of them has */
  flags: MergeFlag[];
  /** One is rejected, the other an investment: choose */
  needs_decision: boolean;
  /** Of the survivor */
  score_before: number;
  /** The ledger lines that make the difference */
  score_changes: MergeScoreChange[];
  /** Decisions and values of people that are lost, in words */
  losses: string[];
};
export type MergeChoices = {
  fields?: {
    /** Of the pair; the first has the higher score */
    company_name?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    social_reason?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    website?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    canton?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    sector?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    founding_year?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    email?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    number?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    country?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    url?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    raised_money?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    investors?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    partnership?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    advisors?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    company_description?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    pros_text?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    cons_text?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    main_article_info?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    article_date?: 'first' | 'second';
    /** Of the pair; the first has the higher score */
    other_award?: 'first' | 'second';
  };
  lists?: {
    founders?: 'both' | 'first' | 'second';
    money?: 'both' | 'first' | 'second';
    awards?: 'both' | 'first' | 'second';
  };
  /** Of one that is rejected and one that is an investment */
  decision?: 'rejected' | 'investment';
  /** Which keeps its id; the first without it */
  survivor?: 'first' | 'second';
};
export type StartupMerge = {
  id: string;
  survivor_id: string;
  survivor_name: string;
  merged_id: string;
  merged_name: string;
  because: string;
  score_before: number;
  score_after: number;
  merged_by: string | null;
  merged_at: string;
  undone_by: string | null;
  undone_at: string | null;
};
export type MergeOrder = {
  choices?: MergeChoices;
  versions?: {
    /** Counts changes; sent back as If-Match */
    first: number;
    /** Counts changes; sent back as If-Match */
    second: number;
  };
};
export type StartupMergePage = {
  items: StartupMerge[];
  total: number;
  page?: number;
  pageSize?: number;
};
export type UndoMergeOrder = {
  /** Undo although the survivor was changed since; that stays with it */
  confirm?: boolean;
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
export type FactArticle = {
  id: string | null;
  extraction_id: string | null;
  url: string | null;
  title: string | null;
  source: string | null;
  published_at: string | null;
};
export type FactOrigin = {
  by: 'person' | 'import' | 'article';
  /** When the person said it, the row was imported or the article was read */
  at: string | null;
  /** Of a person: the name; null when it is not known */
  person: string | null;
  /** Of an import: the name of the file, where it is known */
  file: string | null;
  /** Of an import: the line of the spreadsheet, where it is known; the header is 1 */
  line: number | null;
  raw_id: string | null;
  /** Of an import: the ID of the row */
  external_id: string | null;
  article: FactArticle | null;
  /** The passage of the article that states the value; stays as context of a correction */
  quote: string | null;
  /** What the person wrote about it */
  note: string | null;
  /** Of an import or article: who accepted the value, which has their rank since */
  confirmed_by: string | null;
  confirmed_at: string | null;
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
export const {
  useListDuplicatesQuery,
  useLazyListDuplicatesQuery,
  useNameDuplicateMutation,
  useCountDuplicatesQuery,
  useLazyCountDuplicatesQuery,
  useReadDuplicateQuery,
  useLazyReadDuplicateQuery,
  useDismissDuplicateMutation,
  usePostponeDuplicateMutation,
  useListKeptApartQuery,
  useLazyListKeptApartQuery,
  useUndoKeptApartMutation,
  usePreviewMergeMutation,
  useMergeDuplicateMutation,
  useListMergesQuery,
  useLazyListMergesQuery,
  useUndoMergeMutation,
  useListReviewArticlesQuery,
  useLazyListReviewArticlesQuery,
  useCountReviewQuery,
  useLazyCountReviewQuery,
  useReadReviewArticleQuery,
  useLazyReadReviewArticleQuery,
  useClaimReviewArticleMutation,
  useReleaseReviewArticleMutation,
  useDecideReviewValuesMutation,
  useAcceptReviewCompanyMutation,
  useSetAsideReviewCompanyMutation,
  useMergeReviewCompanyMutation,
  usePostponeReviewArticleMutation,
  useUndoReviewStepMutation,
  useListReviewStepsQuery,
  useLazyListReviewStepsQuery,
} = injectedRtkApi;
