// Generated from the contract by 'npm run contract'. Do not edit.
import { list, nullable, optional, withDefault } from '../shapes/combine';
import { object, page, rows } from '../shapes/object';
import { count, number, oneOf, text, word, yes } from '../shapes/values';
import { extractionSampleShape, sampleArticleShape } from './articles.gen';
import { evidenceArticleShape, fieldEvidenceShape } from './startups.gen';

export const extractedFindingShape = /* @__PURE__ */ object({
  company_name: text,
  raw_id: nullable(text),
  fields: list(fieldEvidenceShape),
  confidence: optional(number),
  left_out: optional(oneOf('not_in_text', 'discarded')),
});

export const extractionShape = /* @__PURE__ */ object({
  id: text,
  outcome: oneOf('extracted', 'failed'),
  error: nullable(text),
  model: text,
  prompt_id: nullable(text),
  outputs_count: count,
  tokens: count,
  cost: number,
  run_id: nullable(text),
  created_at: text,
  article: evidenceArticleShape,
  startups: list(extractedFindingShape),
});

export const pendingArticlesShape = /* @__PURE__ */ object({
  pending: optional(count),
  failed: optional(count),
  abandoned: optional(count),
  under_way: optional(count),
  extractor: optional(oneOf('built-in', 'model')),
  model: optional(text),
  models: optional(list(word)),
  tokens_today: optional(count),
  daily_tokens: optional(nullable(count)),
  cost_today: optional(number),
  daily_cost: optional(nullable(number)),
  tokens_per_article: optional(nullable(count)),
  cost_per_article: optional(nullable(number)),
  awards: optional(count),
});

export const extractionResultShape = /* @__PURE__ */ object({
  processed: withDefault(count, 0),
  succeeded: withDefault(count, 0),
  failed: withDefault(count, 0),
  pending: optional(count),
  samples: withDefault(list(extractionSampleShape), []),
});

export const resetResultShape = /* @__PURE__ */ object({ reset: count, pending: count });

export const articleFailureShape = /* @__PURE__ */ object({
  cause: oneOf(
    'key',
    'credit',
    'permission',
    'model',
    'unreachable',
    'busy',
    'timeout',
    'server',
    'request',
    'unreadable',
    'length',
    'interrupted',
    'other',
  ),
  count: count,
  error: text,
  failed_at: text,
  article: sampleArticleShape,
});

export const articleFailuresShape = /* @__PURE__ */ rows('items', { items: list(articleFailureShape) });

export const extractionRunShape = /* @__PURE__ */ object({
  id: text,
  state: oneOf('running', 'paused', 'finished', 'cancelled'),
  reason: nullable(text),
  batch: count,
  delay_ms: count,
  dry: yes,
  budget_tokens: nullable(count),
  retry_of: nullable(text),
  retry_cause: optional(nullable(text)),
  processed: count,
  succeeded: count,
  failed: count,
  outputs_count: count,
  tokens: count,
  cost: number,
  pending: count,
  samples: list(extractionSampleShape),
  started_by: nullable(text),
  created_at: text,
  updated_at: text,
  ended_at: nullable(text),
});

export const extractionRunPageShape = /* @__PURE__ */ page('items', { items: list(extractionRunShape) });
