// Generated from the contract by 'npm run contract'. Do not edit.
import { list, nullable, optional, withDefault } from '../shapes/combine';
import { object, page } from '../shapes/object';
import { count, name, number, oneOf, text, word, yes } from '../shapes/values';

export const startupNewsShape = /* @__PURE__ */ object({
  url: name,
  title: nullable(text),
  published_at: nullable(text),
  source: nullable(text),
  startup_id: optional(text),
  company_name: optional(text),
});

export const startupNewsPageShape = /* @__PURE__ */ page('items', {
  items: list(startupNewsShape),
  page: optional(count),
  pageSize: optional(count),
});

export const storedArticleShape = /* @__PURE__ */ object({
  id: text,
  title: text,
  source: nullable(text),
  url: text,
  published_at: nullable(text),
  state: oneOf('pending', 'extracted', 'failed', 'abandoned'),
});

export const addedArticleShape = /* @__PURE__ */ object({
  article: nullable(storedArticleShape),
  is_known: yes,
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
});

export const sampleArticleShape = /* @__PURE__ */ object({
  id: optional(text),
  url: optional(text),
  title: optional(text),
  source: optional(nullable(text)),
});

export const extractionSampleShape = /* @__PURE__ */ object(
  {
    ok: withDefault(yes, true),
    outputs_count: withDefault(count, 0),
    article: optional(sampleArticleShape),
    model: optional(text),
    companies: withDefault(list(word), []),
    tokens: optional(count),
    cost: optional(number),
    duration_ms: optional(count),
    extraction_id: nullable(text),
    error: nullable(text),
  },
  { article: ['article', '.'] },
);
