// Generated from the contract by 'npm run contract'. Do not edit.
import {
  count,
  list,
  nullable,
  number,
  object,
  oneOf,
  optional,
  page,
  rows,
  text,
  withDefault,
  word,
  yes,
} from '@vaglio/api-client';

export const evidenceArticle = /* @__PURE__ */ object({
  id: text,
  url: text,
  title: text,
  source: nullable(text),
  lang: nullable(text),
  published_at: nullable(text),
  text: text,
  text_removed_at: nullable(text),
});

export const quote = /* @__PURE__ */ object({ text: text, start: nullable(count), end: nullable(count) });

export const fieldEvidence = /* @__PURE__ */ object({
  field: text,
  value: text,
  quotes: list(quote),
  confidence: optional(number),
  is_used: optional(yes),
  register: optional(text),
  is_current: optional(yes),
  unconfirmed: optional(yes),
});

export const extractedFinding = /* @__PURE__ */ object({
  company_name: text,
  raw_id: nullable(text),
  fields: list(fieldEvidence),
  confidence: optional(number),
  left_out: optional(oneOf('not_in_text', 'discarded')),
});

export const extraction = /* @__PURE__ */ object({
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
  article: evidenceArticle,
  startups: list(extractedFinding),
});

export const pendingArticles = /* @__PURE__ */ object({
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

export const sampleArticle = /* @__PURE__ */ object({
  id: optional(text),
  url: optional(text),
  title: optional(text),
  source: optional(nullable(text)),
});

export const extractionSample = /* @__PURE__ */ object(
  {
    ok: withDefault(yes, true),
    outputs_count: withDefault(count, 0),
    article: optional(sampleArticle),
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

export const extractionResult = /* @__PURE__ */ object({
  processed: withDefault(count, 0),
  succeeded: withDefault(count, 0),
  failed: withDefault(count, 0),
  pending: optional(count),
  samples: withDefault(list(extractionSample), []),
});

export const resetResult = /* @__PURE__ */ object({ reset: count, pending: count });

export const articleFailure = /* @__PURE__ */ object({
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
  article: sampleArticle,
});

export const articleFailures = /* @__PURE__ */ rows('items', { items: list(articleFailure) });

export const extractionRun = /* @__PURE__ */ object({
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
  samples: list(extractionSample),
  started_by: nullable(text),
  created_at: text,
  updated_at: text,
  ended_at: nullable(text),
});

export const extractionRunPage = /* @__PURE__ */ page('items', { items: list(extractionRun) });
