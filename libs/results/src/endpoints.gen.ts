// Generated from the contract by 'npm run contract'. Do not edit.
import { answerSchema, api, changeSchema } from '@vaglio/api-client';
import * as answers from './answers.gen';
export const addTagTypes = ['review'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      readReviewSettings: build.query<ReadReviewSettingsApiResponse, ReadReviewSettingsApiArg>({
        responseSchema: answerSchema(answers.reviewSettings),
        query: () => ({ url: `/auth/review/settings` }),
        providesTags: ['review'],
      }),
      saveReviewSettings: build.mutation<SaveReviewSettingsApiResponse, SaveReviewSettingsApiArg>({
        responseSchema: changeSchema(answers.reviewSettings),
        query: (queryArg) => ({
          url: `/auth/review/settings`,
          method: 'PUT',
          body: queryArg.reviewFloor,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['review'],
      }),
      acceptFound: build.mutation<AcceptFoundApiResponse, AcceptFoundApiArg>({
        responseSchema: changeSchema(answers.decided),
        query: (queryArg) => ({
          url: `/auth/review/companies/${encodeURIComponent(String(queryArg.id))}/accept`,
          method: 'POST',
          body: queryArg.body,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['review'],
      }),
      discardFound: build.mutation<DiscardFoundApiResponse, DiscardFoundApiArg>({
        responseSchema: changeSchema(answers.decided),
        query: (queryArg) => ({
          url: `/auth/review/companies/${encodeURIComponent(String(queryArg.id))}/discard`,
          method: 'POST',
          body: queryArg.discardOrder,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['review'],
      }),
      decideFound: build.mutation<DecideFoundApiResponse, DecideFoundApiArg>({
        responseSchema: changeSchema(answers.decided),
        query: (queryArg) => ({
          url: `/auth/review/companies/decide`,
          method: 'POST',
          body: queryArg.reviewOrder,
        }),
        invalidatesTags: ['review'],
      }),
      listReviewDecisions: build.query<ListReviewDecisionsApiResponse, ListReviewDecisionsApiArg>({
        responseSchema: answerSchema(answers.reviewDecisionPage),
        query: (queryArg) => ({
          url: `/auth/review/decisions`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ['review'],
      }),
      undoReviewDecision: build.mutation<UndoReviewDecisionApiResponse, UndoReviewDecisionApiArg>({
        responseSchema: changeSchema(answers.reviewDecision),
        query: (queryArg) => ({
          url: `/auth/review/decisions/${encodeURIComponent(String(queryArg.id))}/undo`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['review'],
      }),
      listDiscardedNames: build.query<ListDiscardedNamesApiResponse, ListDiscardedNamesApiArg>({
        responseSchema: answerSchema(answers.discardedNamePage),
        query: (queryArg) => ({
          url: `/auth/review/discarded-names`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ['review'],
      }),
      allowDiscardedName: build.mutation<AllowDiscardedNameApiResponse, AllowDiscardedNameApiArg>({
        responseSchema: changeSchema(answers.decided),
        query: (queryArg) => ({
          url: `/auth/review/discarded-names/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['review'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as reviewApi };
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
export const {
  useReadReviewSettingsQuery,
  useLazyReadReviewSettingsQuery,
  useSaveReviewSettingsMutation,
  useAcceptFoundMutation,
  useDiscardFoundMutation,
  useDecideFoundMutation,
  useListReviewDecisionsQuery,
  useLazyListReviewDecisionsQuery,
  useUndoReviewDecisionMutation,
  useListDiscardedNamesQuery,
  useLazyListDiscardedNamesQuery,
  useAllowDiscardedNameMutation,
} = injectedRtkApi;
