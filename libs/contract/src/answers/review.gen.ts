// Generated from the contract by 'npm run contract'. Do not edit.
import { list, nullable, optional } from '../shapes/combine';
import { object, page, rows } from '../shapes/object';
import { count, number, oneOf, text } from '../shapes/values';

export const reviewSettingsShape = /* @__PURE__ */ object({
  floor: number,
  default_floor: number,
  version: count,
});

export const reviewDecisionShape = /* @__PURE__ */ object({
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

export const decidedShape = /* @__PURE__ */ rows('decisions', { decisions: list(reviewDecisionShape) });

export const reviewDecisionPageShape = /* @__PURE__ */ page('items', {
  items: list(reviewDecisionShape),
  page: optional(count),
  pageSize: optional(count),
});

export const discardedNameShape = /* @__PURE__ */ object({
  id: text,
  company_name: text,
  reason: oneOf('not_a_startup', 'not_in_article'),
  article_title: nullable(text),
  decided_by: nullable(text),
  decided_at: text,
});

export const discardedNamePageShape = /* @__PURE__ */ page('items', {
  items: list(discardedNameShape),
  page: optional(count),
  pageSize: optional(count),
});
