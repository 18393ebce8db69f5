// Generated from the contract by 'npm run contract'. Do not edit.
import { count, list, nullable, number, object, oneOf, optional, page, rows, text } from '@vaglio/api-client';

export const reviewSettings = /* @__PURE__ */ object({
  floor: number,
  default_floor: number,
  version: count,
});

export const reviewDecision = /* @__PURE__ */ object({
  id: text,
  kind: oneOf('accept', 'discard', 'allow'),
  reason: nullable(oneOf('not_a_startup', 'not_in_article')),
  raw_id: nullable(text),
  company_name: text,
  article_title: nullable(text),
  decided_by: nullable(text),
  decided_at: text,
  undone_by: nullable(text),
  undone_at: nullable(text),
});

export const decided = /* @__PURE__ */ rows('decisions', { decisions: list(reviewDecision) });

export const reviewDecisionPage = /* @__PURE__ */ page('items', {
  items: list(reviewDecision),
  page: optional(count),
  pageSize: optional(count),
});

export const discardedName = /* @__PURE__ */ object({
  id: text,
  company_name: text,
  reason: oneOf('not_a_startup', 'not_in_article'),
  article_title: nullable(text),
  decided_by: nullable(text),
  decided_at: text,
});

export const discardedNamePage = /* @__PURE__ */ page('items', {
  items: list(discardedName),
  page: optional(count),
  pageSize: optional(count),
});
