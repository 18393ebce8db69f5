// Generated from the contract by 'npm run contract'. Do not edit.
import { list, nullable, optional } from '../shapes/combine';
import { object, page } from '../shapes/object';
import { count, text } from '../shapes/values';
import { reviewArticleShape, reviewClaimShape, reviewStepShape } from './review.gen';

export const reviewArticleLineShape = /* @__PURE__ */ object({
  id: text,
  title: text,
  source: nullable(text),
  published_at: nullable(text),
  companies: count,
  open: count,
  claimed_by: nullable(text),
});

export const reviewCountsShape = /* @__PURE__ */ object({
  all: count,
  conflicts: count,
  no_source: count,
  money: count,
  awards: count,
});

export const reviewArticlePageShape = /* @__PURE__ */ page('items', {
  items: list(reviewArticleLineShape),
  counts: reviewCountsShape,
  reviewed: count,
  page: optional(count),
  pageSize: optional(count),
});

export const reviewWaitingShape = /* @__PURE__ */ object({
  articles: count,
  duplicates: count,
  total: count,
});

export const reviewClaimedShape = /* @__PURE__ */ object({ claim: reviewClaimShape });

export const steppedShape = /* @__PURE__ */ object({ step: reviewStepShape, article: reviewArticleShape });

export const reviewStepPageShape = /* @__PURE__ */ page('items', {
  items: list(reviewStepShape),
  page: optional(count),
  pageSize: optional(count),
});
