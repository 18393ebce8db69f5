// Generated from the contract by 'npm run contract'. Do not edit.
import { answerSchema, api, changeSchema } from '@vaglio/api-client';
import * as contract from '@vaglio/contract';
export const addTagTypes = ['duplicates', 'review-desk'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listDuplicates: build.query<contract.ListDuplicatesApiResponse, contract.ListDuplicatesApiArg>({
        responseSchema: answerSchema(contract.duplicatePageShape),
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
      nameDuplicate: build.mutation<contract.NameDuplicateApiResponse, contract.NameDuplicateApiArg>({
        responseSchema: changeSchema(contract.duplicatePairShape),
        query: (queryArg) => ({ url: `/auth/duplicates`, method: 'POST', body: queryArg.namedPair }),
        invalidatesTags: ['duplicates'],
      }),
      countDuplicates: build.query<contract.CountDuplicatesApiResponse, contract.CountDuplicatesApiArg>({
        responseSchema: answerSchema(contract.duplicateCountShape),
        query: () => ({ url: `/auth/duplicates/count` }),
        providesTags: ['duplicates'],
      }),
      readDuplicate: build.query<contract.ReadDuplicateApiResponse, contract.ReadDuplicateApiArg>({
        responseSchema: answerSchema(contract.duplicatePairShape),
        query: (queryArg) => ({ url: `/auth/duplicates/${encodeURIComponent(String(queryArg.id))}` }),
        providesTags: ['duplicates'],
      }),
      dismissDuplicate: build.mutation<contract.DismissDuplicateApiResponse, contract.DismissDuplicateApiArg>(
        {
          responseSchema: changeSchema(contract.keptApartShape),
          query: (queryArg) => ({
            url: `/auth/duplicates/${encodeURIComponent(String(queryArg.id))}/dismiss`,
            method: 'POST',
            body: queryArg.body,
          }),
          invalidatesTags: ['duplicates'],
        },
      ),
      postponeDuplicate: build.mutation<
        contract.PostponeDuplicateApiResponse,
        contract.PostponeDuplicateApiArg
      >({
        responseSchema: changeSchema(contract.duplicatePairShape),
        query: (queryArg) => ({
          url: `/auth/duplicates/${encodeURIComponent(String(queryArg.id))}/later`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['duplicates'],
      }),
      listKeptApart: build.query<contract.ListKeptApartApiResponse, contract.ListKeptApartApiArg>({
        responseSchema: answerSchema(contract.keptApartPageShape),
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
      undoKeptApart: build.mutation<contract.UndoKeptApartApiResponse, contract.UndoKeptApartApiArg>({
        responseSchema: changeSchema(contract.keptApartShape),
        query: (queryArg) => ({
          url: `/auth/duplicates/kept-apart/${encodeURIComponent(String(queryArg.id))}/undo`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['duplicates'],
      }),
      previewMerge: build.query<contract.PreviewMergeApiResponse, contract.PreviewMergeApiArg>({
        responseSchema: answerSchema(contract.mergePreviewShape),
        query: (queryArg) => ({
          url: `/auth/duplicates/${encodeURIComponent(String(queryArg.id))}/preview`,
          method: 'POST',
          body: queryArg.mergeChoices,
        }),
        providesTags: ['duplicates'],
      }),
      mergeDuplicate: build.mutation<contract.MergeDuplicateApiResponse, contract.MergeDuplicateApiArg>({
        responseSchema: changeSchema(contract.startupMergeShape),
        query: (queryArg) => ({
          url: `/auth/duplicates/${encodeURIComponent(String(queryArg.id))}/merge`,
          method: 'POST',
          body: queryArg.mergeOrder,
        }),
        invalidatesTags: ['duplicates'],
      }),
      listMerges: build.query<contract.ListMergesApiResponse, contract.ListMergesApiArg>({
        responseSchema: answerSchema(contract.startupMergePageShape),
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
      undoMerge: build.mutation<contract.UndoMergeApiResponse, contract.UndoMergeApiArg>({
        responseSchema: changeSchema(contract.startupMergeShape),
        query: (queryArg) => ({
          url: `/auth/merges/${encodeURIComponent(String(queryArg.id))}/undo`,
          method: 'POST',
          body: queryArg.undoMergeOrder,
        }),
        invalidatesTags: ['duplicates'],
      }),
      listReviewArticles: build.query<
        contract.ListReviewArticlesApiResponse,
        contract.ListReviewArticlesApiArg
      >({
        responseSchema: answerSchema(contract.reviewArticlePageShape),
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
      countReview: build.query<contract.CountReviewApiResponse, contract.CountReviewApiArg>({
        responseSchema: answerSchema(contract.reviewWaitingShape),
        query: () => ({ url: `/auth/review/count` }),
        providesTags: ['review-desk'],
      }),
      readReviewArticle: build.query<contract.ReadReviewArticleApiResponse, contract.ReadReviewArticleApiArg>(
        {
          responseSchema: answerSchema(contract.reviewArticleShape),
          query: (queryArg) => ({ url: `/auth/review/articles/${encodeURIComponent(String(queryArg.id))}` }),
          providesTags: ['review-desk'],
        },
      ),
      claimReviewArticle: build.mutation<
        contract.ClaimReviewArticleApiResponse,
        contract.ClaimReviewArticleApiArg
      >({
        responseSchema: changeSchema(contract.reviewClaimedShape),
        query: (queryArg) => ({
          url: `/auth/review/articles/${encodeURIComponent(String(queryArg.id))}/claim`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['review-desk'],
      }),
      releaseReviewArticle: build.mutation<
        contract.ReleaseReviewArticleApiResponse,
        contract.ReleaseReviewArticleApiArg
      >({
        query: (queryArg) => ({
          url: `/auth/review/articles/${encodeURIComponent(String(queryArg.id))}/claim`,
          method: 'DELETE',
        }),
        invalidatesTags: ['review-desk'],
      }),
      decideReviewValues: build.mutation<
        contract.DecideReviewValuesApiResponse,
        contract.DecideReviewValuesApiArg
      >({
        responseSchema: changeSchema(contract.steppedShape),
        query: (queryArg) => ({
          url: `/auth/review/articles/${encodeURIComponent(String(queryArg.id))}/decisions`,
          method: 'POST',
          body: queryArg.valueDecisions,
        }),
        invalidatesTags: ['review-desk'],
      }),
      acceptReviewCompany: build.mutation<
        contract.AcceptReviewCompanyApiResponse,
        contract.AcceptReviewCompanyApiArg
      >({
        responseSchema: changeSchema(contract.steppedShape),
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
      setAsideReviewCompany: build.mutation<
        contract.SetAsideReviewCompanyApiResponse,
        contract.SetAsideReviewCompanyApiArg
      >({
        responseSchema: changeSchema(contract.steppedShape),
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
      mergeReviewCompany: build.mutation<
        contract.MergeReviewCompanyApiResponse,
        contract.MergeReviewCompanyApiArg
      >({
        responseSchema: changeSchema(contract.steppedShape),
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
      postponeReviewArticle: build.mutation<
        contract.PostponeReviewArticleApiResponse,
        contract.PostponeReviewArticleApiArg
      >({
        query: (queryArg) => ({
          url: `/auth/review/articles/${encodeURIComponent(String(queryArg.id))}/later`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['review-desk'],
      }),
      listReviewSteps: build.query<contract.ListReviewStepsApiResponse, contract.ListReviewStepsApiArg>({
        responseSchema: answerSchema(contract.reviewStepPageShape),
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
