// Generated from the contract by 'npm run contract'. Do not edit.
import { list, nullable, optional } from '../shapes/combine';
import { object, page, rows } from '../shapes/object';
import { count, number, oneOf, text, textOrNumber, yes } from '../shapes/values';
import { factOriginShape } from './facts.gen';
import { reviewQuoteShape, valueProofShape } from './startups.gen';

export const reviewSettingsShape = /* @__PURE__ */ object({
  floor: number,
  default_floor: number,
  version: count,
});

export const discardedNameShape = /* @__PURE__ */ object({
  id: text,
  company_name: text,
  reason: oneOf('not_a_startup', 'not_in_article', 'left_aside'),
  article_title: nullable(text),
  decided_by: nullable(text),
  decided_at: text,
});

export const discardedNamePageShape = /* @__PURE__ */ page('items', {
  items: list(discardedNameShape),
  page: optional(count),
  pageSize: optional(count),
});

export const reviewClaimShape = /* @__PURE__ */ object({ by: nullable(text), is_mine: yes, until: text });

export const knownCompanyShape = /* @__PURE__ */ object({
  id: text,
  company_name: text,
  version: count,
  rank: count,
  score: number,
});

export const nearestCompanyShape = /* @__PURE__ */ object({
  startup_id: text,
  company_name: text,
  likeness: number,
});

export const presentValueShape = /* @__PURE__ */ object({
  text: text,
  value: nullable(textOrNumber),
  origin: nullable(factOriginShape),
});

export const reviewValueShape = /* @__PURE__ */ object({
  key: text,
  field: oneOf(
    'founding_year',
    'canton',
    'sector',
    'country',
    'founders',
    'raised_money',
    'financings',
    'investors',
    'awards',
    'website',
    'email',
    'company_description',
    'pros',
    'cons',
  ),
  text: text,
  value: nullable(textOrNumber),
  currency: nullable(text),
  kind: nullable(
    oneOf('round', 'total', 'award', 'loan', 'takeover', 'valuation', 'revenue', 'sought', 'grant', 'prize'),
  ),
  stage: nullable(text),
  state: oneOf('proposed', 'confirmed', 'changed', 'no_source', 'conflict', 'discarded'),
  is_open: yes,
  confidence: nullable(number),
  quotes: list(reviewQuoteShape),
  proof: optional(valueProofShape),
  present: nullable(presentValueShape),
  suggestion_id: nullable(text),
  decided_by: nullable(text),
  decided_at: nullable(text),
  decided: nullable(text),
  discarded_before_by: nullable(text),
  score_before: nullable(number),
  score_after: nullable(number),
});

export const reviewCompanyShape = /* @__PURE__ */ object({
  raw_id: text,
  version: count,
  company_name: text,
  confidence: nullable(number),
  state: oneOf('waiting', 'known', 'accepted', 'discarded'),
  decided_by: nullable(text),
  reason: nullable(oneOf('not_a_startup', 'not_in_article', 'left_aside')),
  startup: nullable(knownCompanyShape),
  becomes: optional(knownCompanyShape),
  nearest: nullable(nearestCompanyShape),
  quotes: list(reviewQuoteShape),
  values: list(reviewValueShape),
});

export const reviewArticleShape = /* @__PURE__ */ object({
  id: text,
  title: text,
  source: nullable(text),
  url: text,
  published_at: nullable(text),
  read_at: nullable(text),
  model: nullable(text),
  prompt_version: nullable(count),
  text: text,
  text_removed_at: nullable(text),
  claim: nullable(reviewClaimShape),
  open: count,
  companies: list(reviewCompanyShape),
});

export const reviewStepShape = /* @__PURE__ */ object({
  id: text,
  kind: oneOf('values', 'accept', 'set_aside', 'merge', 'allow'),
  words: text,
  article_id: nullable(text),
  article_title: nullable(text),
  raw_id: text,
  key: nullable(text),
  company_name: text,
  decided_by: nullable(text),
  decided_at: text,
  undone_by: nullable(text),
  undone_at: nullable(text),
});

export const reviewDecisionShape = /* @__PURE__ */ object({
  id: text,
  kind: oneOf('accept', 'discard', 'allow'),
  reason: nullable(oneOf('not_a_startup', 'not_in_article', 'left_aside')),
  raw_id: nullable(text),
  company_name: text,
  article_title: nullable(text),
  decided_by: nullable(text),
  decided_at: text,
  undone_by: nullable(text),
  undone_at: nullable(text),
  step_id: nullable(text),
});

export const decidedShape = /* @__PURE__ */ rows('decisions', { decisions: list(reviewDecisionShape) });

export const reviewDecisionPageShape = /* @__PURE__ */ page('items', {
  items: list(reviewDecisionShape),
  page: optional(count),
  pageSize: optional(count),
});

export const undoneStepShape = /* @__PURE__ */ object({
  step: reviewStepShape,
  article: nullable(reviewArticleShape),
});
