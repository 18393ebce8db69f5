// Generated from the contract by 'npm run contract'. Do not edit.
import { nullable, optional } from '../shapes/combine';
import { object } from '../shapes/object';
import { count, oneOf, text, yes } from '../shapes/values';

export const chainRunShape = /* @__PURE__ */ object({
  id: text,
  state: oneOf('running', 'finished', 'stopped', 'failed'),
  stage: oneOf('read', 'extract', 'curate'),
  reason: nullable(text),
  max_articles: optional(nullable(count)),
  budget_tokens: optional(nullable(count)),
  reached: optional(nullable(oneOf('articles', 'tokens'))),
  result: optional(
    object({
      new_articles: count,
      extracted: count,
      curated: count,
      new_startups: count,
      updated_startups: count,
    }),
  ),
  started_by: nullable(text),
  created_at: text,
  ended_at: nullable(text),
});

export const chainShape = /* @__PURE__ */ object({
  has_begun: yes,
  to_extract: nullable(count),
  to_curate: nullable(count),
  review_articles: nullable(count),
  review_pairs: nullable(count),
  new_above_threshold: count,
  run: optional(chainRunShape),
});
