// Generated from the contract by 'npm run contract'. Do not edit.
import { list, nullable, optional, withDefault } from '../shapes/combine';
import { object, page } from '../shapes/object';
import { count, name, oneOf, text, word, yes } from '../shapes/values';

export const newsReadingShape = /* @__PURE__ */ object({
  id: text,
  source_id: nullable(text),
  requested_by: nullable(text),
  requested_at: text,
  started_at: nullable(text),
  finished_at: nullable(text),
  current_source: nullable(text),
  source_count: count,
  sources_done: count,
  failed_sources: count,
  new_articles: count,
  updated_articles: count,
  unread_pages: count,
});

export const newsReadingListShape = /* @__PURE__ */ page('items', { items: list(newsReadingShape) });

export const newsRunShape = /* @__PURE__ */ object({
  started_at: name,
  finished_at: nullable(text),
  source_count: withDefault(count, 0),
  failed_sources: withDefault(count, 0),
  new_articles: withDefault(count, 0),
});

export const scraperConfigShape = /* @__PURE__ */ object({
  enabled: yes,
  intervalSec: withDefault(count, 300),
  next_run_at: optional(nullable(text)),
  last_run: optional(nullable(newsRunShape)),
  version: optional(count),
});

export const sourceAttemptShape = /* @__PURE__ */ object({
  at: text,
  answer: text,
  failed: yes,
  wait_sec: nullable(count),
});

export const unreadPagesShape = /* @__PURE__ */ object({
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
        'copy',
      ),
      count: count,
    }),
  ),
});

export const newsSourceShape = /* @__PURE__ */ object({
  id: text,
  name: text,
  url: text,
  kind: optional(oneOf('feed', 'sitemap', 'list')),
  link_pattern: optional(nullable(text)),
  enabled: yes,
  health: optional(oneOf('failing', 'quiet', 'waiting', 'never_read', 'fine', 'off')),
  last_checked_at: nullable(text),
  last_success_at: nullable(text),
  item_count: nullable(count),
  consecutive_failures: count,
  last_error: nullable(text),
  recent_attempts: optional(list(sourceAttemptShape)),
  next_attempt_at: optional(nullable(text)),
  article_count: count,
  read_count: optional(count),
  days: optional(list(object({ read: count, unread: count }))),
  newest_item_at: optional(nullable(text)),
  usual_gap_sec: optional(nullable(count)),
  unread: optional(unreadPagesShape),
  version: optional(count),
});

export const newsSourceListShape = /* @__PURE__ */ page('items', { items: list(newsSourceShape) });

export const sourceItemShape = /* @__PURE__ */ object({
  id: text,
  url: text,
  title: text,
  published_at: nullable(text),
  first_seen_at: text,
  article_id: nullable(text),
  reason: nullable(
    oneOf(
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
      'copy',
    ),
  ),
  is_never: yes,
  note: optional(nullable(text)),
});

export const sourceItemListShape = /* @__PURE__ */ page('items', {
  items: list(sourceItemShape),
  page: optional(count),
  pageSize: optional(count),
});

export const sourceTestShape = /* @__PURE__ */ object({
  items: count,
  new_items: count,
  titles: list(word),
  pages: optional(
    list(
      object({
        title: text,
        url: text,
        characters: count,
        reason: nullable(
          oneOf(
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
            'copy',
          ),
        ),
        message: nullable(text),
      }),
    ),
  ),
  error: nullable(text),
});

export const listedItemShape = /* @__PURE__ */ object({
  title: text,
  url: text,
  published_at: nullable(text),
});

export const sourceCandidateShape = /* @__PURE__ */ object({
  url: text,
  kind: oneOf('feed', 'sitemap', 'list'),
  title: nullable(text),
  found_by: oneOf('address', 'page', 'usual_path', 'robots'),
  is_known: yes,
  items: count,
  newest_item_at: nullable(text),
  first_items: list(listedItemShape),
});

export const sourceDiscoveryShape = /* @__PURE__ */ object({
  url: text,
  title: nullable(text),
  candidates: list(sourceCandidateShape),
  patterns: list(object({ pattern: text, links: count })),
  tried: list(object({ url: text, outcome: text })),
  error: nullable(text),
});

export const sourcePreviewShape = /* @__PURE__ */ object({
  url: text,
  items: count,
  newest_item_at: nullable(text),
  first_items: list(listedItemShape),
  error: nullable(text),
});

export const unreadPageShape = /* @__PURE__ */ object({
  id: text,
  source_id: text,
  source: text,
  url: text,
  title: text,
  published_at: nullable(text),
  state: oneOf('waiting', 'given_up', 'never'),
  reason: nullable(
    oneOf(
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
      'copy',
    ),
  ),
  message: nullable(text),
  attempts: count,
  last_attempt_at: nullable(text),
  next_attempt_at: nullable(text),
});

export const unreadPageListShape = /* @__PURE__ */ object({
  items: list(unreadPageShape),
  total: count,
  page: count,
  pageSize: count,
  open_count: count,
  never_count: count,
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
        'copy',
      ),
      count: count,
    }),
  ),
});
