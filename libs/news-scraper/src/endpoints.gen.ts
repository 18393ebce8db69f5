// Generated from the contract by 'npm run contract'. Do not edit.
import { answerSchema, api, changeSchema } from '@vaglio/api-client';
import * as contract from '@vaglio/contract';
export const addTagTypes = ['scraper'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listNewsReadings: build.query<contract.ListNewsReadingsApiResponse, contract.ListNewsReadingsApiArg>({
        responseSchema: answerSchema(contract.newsReadingListShape),
        query: () => ({ url: `/auth/admin/scrapers/readings` }),
        providesTags: ['scraper'],
      }),
      orderNewsReading: build.mutation<contract.OrderNewsReadingApiResponse, contract.OrderNewsReadingApiArg>(
        {
          responseSchema: changeSchema(contract.newsReadingShape),
          query: (queryArg) => ({
            url: `/auth/admin/scrapers/readings`,
            method: 'POST',
            body: queryArg.body,
          }),
          invalidatesTags: ['scraper'],
        },
      ),
      readScraperConfig: build.query<contract.ReadScraperConfigApiResponse, contract.ReadScraperConfigApiArg>(
        {
          responseSchema: answerSchema(contract.scraperConfigShape),
          query: () => ({ url: `/auth/admin/scrapers/config/news` }),
          providesTags: ['scraper'],
        },
      ),
      saveScraperConfig: build.mutation<
        contract.SaveScraperConfigApiResponse,
        contract.SaveScraperConfigApiArg
      >({
        responseSchema: changeSchema(contract.scraperConfigShape),
        query: (queryArg) => ({
          url: `/auth/admin/scrapers/config/news`,
          method: 'PUT',
          body: queryArg.body,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['scraper'],
      }),
      listNewsSources: build.query<contract.ListNewsSourcesApiResponse, contract.ListNewsSourcesApiArg>({
        responseSchema: answerSchema(contract.newsSourceListShape),
        query: () => ({ url: `/auth/admin/scrapers/sources` }),
        providesTags: ['scraper'],
      }),
      createNewsSource: build.mutation<contract.CreateNewsSourceApiResponse, contract.CreateNewsSourceApiArg>(
        {
          responseSchema: changeSchema(contract.newsSourceShape),
          query: (queryArg) => ({ url: `/auth/admin/scrapers/sources`, method: 'POST', body: queryArg.body }),
          invalidatesTags: ['scraper'],
        },
      ),
      updateNewsSource: build.mutation<contract.UpdateNewsSourceApiResponse, contract.UpdateNewsSourceApiArg>(
        {
          responseSchema: changeSchema(contract.newsSourceShape),
          query: (queryArg) => ({
            url: `/auth/admin/scrapers/sources/${encodeURIComponent(String(queryArg.id))}`,
            method: 'PUT',
            body: queryArg.body,
            headers: {
              'if-match': queryArg['if-match'],
            },
          }),
          invalidatesTags: ['scraper'],
        },
      ),
      deleteNewsSource: build.mutation<contract.DeleteNewsSourceApiResponse, contract.DeleteNewsSourceApiArg>(
        {
          query: (queryArg) => ({
            url: `/auth/admin/scrapers/sources/${encodeURIComponent(String(queryArg.id))}`,
            method: 'DELETE',
            headers: {
              'if-match': queryArg['if-match'],
            },
          }),
          invalidatesTags: ['scraper'],
        },
      ),
      listSourceItems: build.query<contract.ListSourceItemsApiResponse, contract.ListSourceItemsApiArg>({
        responseSchema: answerSchema(contract.sourceItemListShape),
        query: (queryArg) => ({
          url: `/auth/admin/scrapers/sources/${encodeURIComponent(String(queryArg.id))}/items`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['scraper'],
      }),
      testNewsSource: build.mutation<contract.TestNewsSourceApiResponse, contract.TestNewsSourceApiArg>({
        responseSchema: changeSchema(contract.sourceTestShape),
        query: (queryArg) => ({
          url: `/auth/admin/scrapers/sources/${encodeURIComponent(String(queryArg.id))}/test`,
          method: 'POST',
        }),
        invalidatesTags: ['scraper'],
      }),
      discoverSources: build.mutation<contract.DiscoverSourcesApiResponse, contract.DiscoverSourcesApiArg>({
        responseSchema: changeSchema(contract.sourceDiscoveryShape),
        query: (queryArg) => ({ url: `/auth/admin/scrapers/discover`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['scraper'],
      }),
      previewSource: build.mutation<contract.PreviewSourceApiResponse, contract.PreviewSourceApiArg>({
        responseSchema: changeSchema(contract.sourcePreviewShape),
        query: (queryArg) => ({ url: `/auth/admin/scrapers/preview`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['scraper'],
      }),
      listUnreadPages: build.query<contract.ListUnreadPagesApiResponse, contract.ListUnreadPagesApiArg>({
        responseSchema: answerSchema(contract.unreadPageListShape),
        query: (queryArg) => ({
          url: `/auth/admin/scrapers/unread`,
          params: {
            source: queryArg.source,
            reason: queryArg.reason,
            q: queryArg.q,
            never: queryArg['never'],
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['scraper'],
      }),
      retryUnreadPages: build.mutation<contract.RetryUnreadPagesApiResponse, contract.RetryUnreadPagesApiArg>(
        {
          query: (queryArg) => ({
            url: `/auth/admin/scrapers/unread/retry`,
            method: 'POST',
            body: queryArg.body,
          }),
          invalidatesTags: ['scraper'],
        },
      ),
      retryUnreadPage: build.mutation<contract.RetryUnreadPageApiResponse, contract.RetryUnreadPageApiArg>({
        responseSchema: changeSchema(contract.unreadPageShape),
        query: (queryArg) => ({
          url: `/auth/admin/scrapers/unread/${encodeURIComponent(String(queryArg.id))}/retry`,
          method: 'POST',
        }),
        invalidatesTags: ['scraper'],
      }),
      neverReadPage: build.mutation<contract.NeverReadPageApiResponse, contract.NeverReadPageApiArg>({
        responseSchema: changeSchema(contract.unreadPageShape),
        query: (queryArg) => ({
          url: `/auth/admin/scrapers/unread/${encodeURIComponent(String(queryArg.id))}/never`,
          method: 'POST',
        }),
        invalidatesTags: ['scraper'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as scraperApi };
export const {
  useListNewsReadingsQuery,
  useLazyListNewsReadingsQuery,
  useOrderNewsReadingMutation,
  useReadScraperConfigQuery,
  useLazyReadScraperConfigQuery,
  useSaveScraperConfigMutation,
  useListNewsSourcesQuery,
  useLazyListNewsSourcesQuery,
  useCreateNewsSourceMutation,
  useUpdateNewsSourceMutation,
  useDeleteNewsSourceMutation,
  useListSourceItemsQuery,
  useLazyListSourceItemsQuery,
  useTestNewsSourceMutation,
  useDiscoverSourcesMutation,
  usePreviewSourceMutation,
  useListUnreadPagesQuery,
  useLazyListUnreadPagesQuery,
  useRetryUnreadPagesMutation,
  useRetryUnreadPageMutation,
  useNeverReadPageMutation,
} = injectedRtkApi;
