// Generated from the contract by 'npm run contract'. Do not edit.
export type ListArticlesApiResponse = /** status 200 Default Response */ StartupNewsPage;
export type ListArticlesApiArg = {
  page?: number;
  pageSize?: number;
};
export type AddArticleApiResponse = /** status 200 Default Response */ AddedArticle | null;
export type AddArticleApiArg = {
  body: {
    url: string;
  };
};
export type ExtractArticleApiResponse = /** status 200 Default Response */ ExtractionSample | null;
export type ExtractArticleApiArg = {
  id: string;
  body: {};
};
export type StartupNews = {
  url: string;
  title: string | null;
  published_at: string | null;
  source: string | null;
  startup_id?: string;
  company_name?: string;
};
export type StartupNewsPage = {
  items: StartupNews[];
  total: number;
  page?: number;
  pageSize?: number;
};
export type StoredArticle = {
  id: string;
  title: string;
  source: string | null;
  url: string;
  published_at: string | null;
  /** True if startups were looked for in it */
  state: 'pending' | 'extracted' | 'failed' | 'abandoned';
};
export type AddedArticle = {
  /** Null where the page could not be read */
  article: StoredArticle | null;
  /** It was stored before */
  is_known: boolean;
  reason:
    | (
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
        | 'unreadable'
        | 'copy'
      )
    | null;
  /** Why the page could not be read */
  message: string | null;
};
export type SampleArticle = {
  id?: string;
  url?: string;
  title?: string;
  source?: string | null;
};
export type ExtractionSample = {
  ok: boolean;
  /** Startups found */
  outputs_count: number;
  article?: SampleArticle;
  model?: string;
  companies: string[];
  tokens?: number;
  /** In the currency of the prices */
  cost?: number;
  /** How long the article took */
  duration_ms?: number;
  extraction_id: string | null;
  error: string | null;
};
