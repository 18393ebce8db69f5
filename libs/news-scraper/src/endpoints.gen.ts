// Generated from the contract by 'npm run contract'. Do not edit.
import { answerSchema, api, changeSchema } from '@vaglio/api-client';
import * as answers from './answers.gen';
export const addTagTypes = ['scraper'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      readScraperConfig: build.query<ReadScraperConfigApiResponse, ReadScraperConfigApiArg>({
        responseSchema: answerSchema(answers.scraperConfig),
        query: () => ({ url: `/auth/admin/scrapers/config/news` }),
        providesTags: ['scraper'],
      }),
      saveScraperConfig: build.mutation<SaveScraperConfigApiResponse, SaveScraperConfigApiArg>({
        responseSchema: changeSchema(answers.scraperConfig),
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
      listNewsSources: build.query<ListNewsSourcesApiResponse, ListNewsSourcesApiArg>({
        responseSchema: answerSchema(answers.newsSourceList),
        query: () => ({ url: `/auth/admin/scrapers/sources` }),
        providesTags: ['scraper'],
      }),
      createNewsSource: build.mutation<CreateNewsSourceApiResponse, CreateNewsSourceApiArg>({
        responseSchema: changeSchema(answers.newsSource),
        query: (queryArg) => ({ url: `/auth/admin/scrapers/sources`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['scraper'],
      }),
      updateNewsSource: build.mutation<UpdateNewsSourceApiResponse, UpdateNewsSourceApiArg>({
        responseSchema: changeSchema(answers.newsSource),
        query: (queryArg) => ({
          url: `/auth/admin/scrapers/sources/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.body,
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['scraper'],
      }),
      deleteNewsSource: build.mutation<DeleteNewsSourceApiResponse, DeleteNewsSourceApiArg>({
        query: (queryArg) => ({
          url: `/auth/admin/scrapers/sources/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
          headers: {
            'if-match': queryArg['if-match'],
          },
        }),
        invalidatesTags: ['scraper'],
      }),
      testNewsSource: build.mutation<TestNewsSourceApiResponse, TestNewsSourceApiArg>({
        responseSchema: changeSchema(answers.sourceTest),
        query: (queryArg) => ({
          url: `/auth/admin/scrapers/sources/${encodeURIComponent(String(queryArg.id))}/test`,
          method: 'POST',
        }),
        invalidatesTags: ['scraper'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as scraperApi };
export type ReadScraperConfigApiResponse = /** status 200 Default Response */ ScraperConfig;
export type ReadScraperConfigApiArg = void;
export type SaveScraperConfigApiResponse = /** status 200 Default Response */ ScraperConfig | null;
export type SaveScraperConfigApiArg = {
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    enabled: boolean;
    intervalSec: number;
  };
};
export type ListNewsSourcesApiResponse = /** status 200 Default Response */ NewsSourceList;
export type ListNewsSourcesApiArg = void;
export type CreateNewsSourceApiResponse = /** status 201 Default Response */ NewsSource | null;
export type CreateNewsSourceApiArg = {
  body: {
    /** At least one visible character; no control, zero-width or directional ones */
    name: string;
    url: string;
    enabled?: boolean;
  };
};
export type UpdateNewsSourceApiResponse = /** status 200 Default Response */ NewsSource | null;
export type UpdateNewsSourceApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    /** At least one visible character; no control, zero-width or directional ones */
    name?: string;
    url?: string;
    enabled?: boolean;
  };
};
export type DeleteNewsSourceApiResponse = unknown;
export type DeleteNewsSourceApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type TestNewsSourceApiResponse = /** status 200 Default Response */ SourceTest | null;
export type TestNewsSourceApiArg = {
  id: string;
};
export type NewsRun = {
  started_at: string;
  finished_at: string | null;
  source_count: number;
  failed_sources: number;
  new_articles: number;
};
export type ScraperConfig = {
  enabled: boolean;
  intervalSec: number;
  next_run_at?: string | null;
  last_run?: NewsRun | null;
  /** Counts changes; sent back as If-Match */
  version?: number;
};
export type UnreadPages = {
  /** Pages that are tried again */
  waiting: number;
  /** Pages that are not tried again automatically */
  given_up: number;
  next_attempt_at: string | null;
  /** The most frequent first */
  reasons: {
    reason:
      | 'not_found'
      | 'paywall'
      | 'consent_page'
      | 'robots'
      | 'refused'
      | 'busy'
      | 'server_error'
      | 'slow'
      | 'unreachable'
      | 'too_large'
      | 'not_text'
      | 'no_article'
      | 'unreadable';
    count: number;
  }[];
};
export type NewsSource = {
  id: string;
  name: string;
  /** Of the feed; `sample:` is the bundled sample */
  url: string;
  enabled: boolean;
  last_checked_at: string | null;
  last_success_at: string | null;
  item_count: number | null;
  consecutive_failures: number;
  last_error: string | null;
  /** After failures: not read before; null when every run reads it */
  next_attempt_at?: string | null;
  /** Articles stored from this source */
  article_count: number;
  unread?: UnreadPages;
  /** Counts changes; sent back as If-Match */
  version?: number;
};
export type NewsSourceList = {
  items: NewsSource[];
  total: number;
};
export type SourceTest = {
  /** Articles that the feed lists */
  items: number;
  /** Of them not stored yet */
  new_items: number;
  /** The first ones */
  titles: string[];
  error: string | null;
};
export const {
  useReadScraperConfigQuery,
  useLazyReadScraperConfigQuery,
  useSaveScraperConfigMutation,
  useListNewsSourcesQuery,
  useLazyListNewsSourcesQuery,
  useCreateNewsSourceMutation,
  useUpdateNewsSourceMutation,
  useDeleteNewsSourceMutation,
  useTestNewsSourceMutation,
} = injectedRtkApi;
