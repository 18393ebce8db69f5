// Generated from the contract by 'npm run contract'. Do not edit.
export type ListNewsReadingsApiResponse = /** status 200 Default Response */ NewsReadingList;
export type ListNewsReadingsApiArg = void;
export type OrderNewsReadingApiResponse =
  /** status 202 A reading that a person has ordered, with its progress */ NewsReading | null;
export type OrderNewsReadingApiArg = {
  body: {
    source_id?: string;
  };
};
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
    /** No control, zero-width or directional characters */
    url: string;
    kind?: 'feed' | 'sitemap' | 'list';
    /** Which links are articles: `/news/*`, with * for any characters */
    link_pattern?: string | null;
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
    /** No control, zero-width or directional characters */
    url?: string;
    kind?: 'feed' | 'sitemap' | 'list';
    /** Which links are articles: `/news/*`, with * for any characters */
    link_pattern?: string | null;
    enabled?: boolean;
  };
};
export type DeleteNewsSourceApiResponse = unknown;
export type DeleteNewsSourceApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type ListSourceItemsApiResponse = /** status 200 Default Response */ SourceItemList;
export type ListSourceItemsApiArg = {
  page?: number;
  pageSize?: number;
  id: string;
};
export type TestNewsSourceApiResponse = /** status 200 Default Response */ SourceTest | null;
export type TestNewsSourceApiArg = {
  id: string;
};
export type DiscoverSourcesApiResponse = /** status 200 Default Response */ SourceDiscovery | null;
export type DiscoverSourcesApiArg = {
  body: {
    /** No control, zero-width or directional characters */
    address: string;
  };
};
export type PreviewSourceApiResponse = /** status 200 Default Response */ SourcePreview | null;
export type PreviewSourceApiArg = {
  body: {
    /** No control, zero-width or directional characters */
    url: string;
    kind: 'feed' | 'sitemap' | 'list';
    link_pattern?: string | null;
  };
};
export type ListUnreadPagesApiResponse = /** status 200 Default Response */ UnreadPageList;
export type ListUnreadPagesApiArg = {
  /** Id of a source */
  source?: string;
  reason?:
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
    | 'copy';
  /** In title or address */
  q?: string;
  /** Those that are never tried */
  never?: boolean;
  page?: number;
  pageSize?: number;
};
export type RetryUnreadPagesApiResponse = /** status 200 Default Response */ {
  retried: number;
};
export type RetryUnreadPagesApiArg = {
  body: {
    /** Id of a source */
    source?: string;
    reason?:
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
      | 'copy';
    /** In title or address */
    q?: string;
    expected: number;
  };
};
export type RetryUnreadPageApiResponse =
  /** status 200 A page that a source lists and that could not be read */ UnreadPage | null;
export type RetryUnreadPageApiArg = {
  id: string;
};
export type NeverReadPageApiResponse =
  /** status 200 A page that a source lists and that could not be read */ UnreadPage | null;
export type NeverReadPageApiArg = {
  id: string;
};
export type NewsReading = {
  id: string;
  /** Null for all sources that are switched on */
  source_id: string | null;
  requested_by: string | null;
  requested_at: string;
  started_at: string | null;
  finished_at: string | null;
  current_source: string | null;
  source_count: number;
  sources_done: number;
  failed_sources: number;
  new_articles: number;
  updated_articles: number;
  /** Pages that could not be read */
  unread_pages: number;
};
export type NewsReadingList = {
  items: NewsReading[];
  total: number;
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
export type SourceAttempt = {
  at: string;
  /** What it answered, in words */
  answer: string;
  failed: boolean;
  /** How long it was left alone afterwards; null until the next run */
  wait_sec: number | null;
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
      | 'unreadable'
      | 'copy';
    count: number;
  }[];
};
export type NewsSource = {
  id: string;
  name: string;
  /** Of the feed, sitemap or page; `sample:` is the bundled sample */
  url: string;
  kind?: 'feed' | 'sitemap' | 'list';
  link_pattern?: string | null;
  enabled: boolean;
  health?: 'failing' | 'quiet' | 'waiting' | 'never_read' | 'fine' | 'off';
  last_checked_at: string | null;
  last_success_at: string | null;
  item_count: number | null;
  consecutive_failures: number;
  last_error: string | null;
  /** The newest first */
  recent_attempts?: SourceAttempt[];
  /** After failures: not read before; null when every run reads it */
  next_attempt_at?: string | null;
  /** Articles stored from this source */
  article_count: number;
  /** Items of the last 30 days that were read */
  read_count?: number;
  /** New items of the last 30 spans of 24 hours, the oldest first */
  days?: {
    read: number;
    unread: number;
  }[];
  newest_item_at?: string | null;
  /** Median between two items of 30 days; null when it has listed too few */
  usual_gap_sec?: number | null;
  unread?: UnreadPages;
  /** Counts changes; sent back as If-Match */
  version?: number;
};
export type NewsSourceList = {
  items: NewsSource[];
  total: number;
};
export type SourceItem = {
  id: string;
  url: string;
  title: string;
  published_at: string | null;
  first_seen_at: string;
  /** The article that holds it; null while it is not read */
  article_id: string | null;
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
  is_never: boolean;
  /** Of a text with characters that could not be read */
  note?: string | null;
};
export type SourceItemList = {
  items: SourceItem[];
  total: number;
  page?: number;
  pageSize?: number;
};
export type SourceTest = {
  /** Articles that the feed lists */
  items: number;
  /** Of them not stored yet */
  new_items: number;
  /** The first ones */
  titles: string[];
  /** Pages that were read as well, and what came of them */
  pages?: {
    title: string;
    url: string;
    /** Of the text that was read; 0 for none */
    characters: number;
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
    /** Why it was not read; of a page that was read, which characters could not be */
    message: string | null;
  }[];
  error: string | null;
};
export type ListedItem = {
  title: string;
  url: string;
  published_at: string | null;
};
export type SourceCandidate = {
  url: string;
  kind: 'feed' | 'sitemap' | 'list';
  title: string | null;
  found_by: 'address' | 'page' | 'usual_path' | 'robots';
  /** There is a source with this address */
  is_known: boolean;
  /** Articles that it lists */
  items: number;
  newest_item_at: string | null;
  first_items: ListedItem[];
};
export type SourceDiscovery = {
  /** Of the page, after redirects; as typed when it could not be read */
  url: string;
  title: string | null;
  candidates: SourceCandidate[];
  /** Patterns that links of the page to possible articles have in common */
  patterns: {
    pattern: string;
    links: number;
  }[];
  /** Addresses that gave nothing, with the reason */
  tried: {
    url: string;
    outcome: string;
  }[];
  error: string | null;
};
export type SourcePreview = {
  url: string;
  /** Articles that it lists */
  items: number;
  newest_item_at: string | null;
  first_items: ListedItem[];
  error: string | null;
};
export type UnreadPage = {
  id: string;
  source_id: string;
  /** Name of the source */
  source: string;
  url: string;
  title: string;
  published_at: string | null;
  /** given_up after its attempts, never by a decision of a person */
  state: 'waiting' | 'given_up' | 'never';
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
  message: string | null;
  attempts: number;
  last_attempt_at: string | null;
  /** Null for a page that is not tried again automatically */
  next_attempt_at: string | null;
};
export type UnreadPageList = {
  items: UnreadPage[];
  total: number;
  page: number;
  pageSize: number;
  /** Pages of the source and search, for whatever reason */
  open_count: number;
  /** Pages that are never tried, by decision of a person */
  never_count: number;
  /** Of the open ones, the most frequent first */
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
      | 'unreadable'
      | 'copy';
    count: number;
  }[];
};
