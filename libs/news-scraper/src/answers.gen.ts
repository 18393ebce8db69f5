// Generated from the contract by 'npm run contract'. Do not edit.
import {
  count,
  list,
  name,
  nullable,
  object,
  oneOf,
  optional,
  page,
  text,
  withDefault,
  word,
  yes,
} from '@vaglio/api-client';

export const newsRun = /* @__PURE__ */ object({
  started_at: name,
  finished_at: nullable(text),
  source_count: withDefault(count, 0),
  failed_sources: withDefault(count, 0),
  new_articles: withDefault(count, 0),
});

export const scraperConfig = /* @__PURE__ */ object({
  enabled: yes,
  intervalSec: withDefault(count, 300),
  next_run_at: optional(nullable(text)),
  last_run: optional(nullable(newsRun)),
  version: optional(count),
});

export const unreadPages = /* @__PURE__ */ object({
  waiting: count,
  given_up: count,
  next_attempt_at: nullable(text),
  reasons: list(
    object({
      reason: oneOf(
        'not_found',
        'paywall',
        'consent_page',
        'robots',
        'refused',
        'busy',
        'server_error',
        'slow',
        'unreachable',
        'too_large',
        'not_text',
        'no_article',
        'unreadable',
      ),
      count: count,
    }),
  ),
});

export const newsSource = /* @__PURE__ */ object({
  id: text,
  name: text,
  url: text,
  enabled: yes,
  last_checked_at: nullable(text),
  last_success_at: nullable(text),
  item_count: nullable(count),
  consecutive_failures: count,
  last_error: nullable(text),
  next_attempt_at: optional(nullable(text)),
  article_count: count,
  unread: optional(unreadPages),
  version: optional(count),
});

export const newsSourceList = /* @__PURE__ */ page('items', { items: list(newsSource) });

export const sourceTest = /* @__PURE__ */ object({
  items: count,
  new_items: count,
  titles: list(word),
  error: nullable(text),
});
