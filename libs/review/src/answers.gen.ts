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
  text,
  textOrNumber,
  word,
  yes,
} from '@vaglio/api-client';

export const pairReason = /* @__PURE__ */ object({
  kind: oneOf('uid', 'website', 'name', 'founder', 'legal name', 'founded', 'canton', 'sector'),
  text: text,
  detail: nullable(text),
});

export const pairSide = /* @__PURE__ */ object({
  id: text,
  company_name: text,
  score: number,
  version: count,
});

export const duplicatePair = /* @__PURE__ */ object({
  id: text,
  certainty: number,
  because: text,
  reasons: list(pairReason),
  first: pairSide,
  second: pairSide,
  is_later: yes,
});

export const duplicatePage = /* @__PURE__ */ page('items', {
  items: list(duplicatePair),
  page: optional(count),
  pageSize: optional(count),
  counts: object({ all: count, website: count, founder: count, name: count }),
  kept_apart: count,
  comparing: count,
});

export const duplicateCount = /* @__PURE__ */ object({ open: count });

export const keptApart = /* @__PURE__ */ object({
  id: text,
  first_id: text,
  first_name: text,
  second_id: text,
  second_name: text,
  decided_by: nullable(text),
  decided_at: text,
});

export const keptApartPage = /* @__PURE__ */ page('items', {
  items: list(keptApart),
  page: optional(count),
  pageSize: optional(count),
});

export const mergeSide = /* @__PURE__ */ object({
  id: text,
  company_name: text,
  score: number,
  rank: count,
  articles: count,
  version: count,
});

export const mergeValue = /* @__PURE__ */ object({
  value: nullable(textOrNumber),
  by: nullable(oneOf('person', 'import', 'article')),
  person: nullable(text),
  at: nullable(text),
});

export const mergeField = /* @__PURE__ */ object({
  field: oneOf(
    'company_name',
    'social_reason',
    'website',
    'canton',
    'sector',
    'founding_year',
    'email',
    'number',
    'country',
    'url',
    'raised_money',
    'investors',
    'partnership',
    'advisors',
    'company_description',
    'pros_text',
    'cons_text',
    'main_article_info',
    'article_date',
    'other_award',
  ),
  first: mergeValue,
  second: mergeValue,
  result: mergeValue,
  chosen: nullable(oneOf('first', 'second')),
  is_equal: yes,
});

export const mergeList = /* @__PURE__ */ object({
  list: oneOf('founders', 'money', 'awards'),
  first: list(word),
  second: list(word),
  result: list(word),
  chosen: oneOf('both', 'first', 'second'),
  is_equal: yes,
});

export const mergeFlag = /* @__PURE__ */ object({
  flag: oneOf(
    'rejected',
    'candidate',
    'missing_data',
    'email_sent',
    'interested',
    'personality_test_sent',
    'test_passed',
    'create_contract',
    'investment',
  ),
  first: yes,
  second: yes,
  result: yes,
});

export const mergeScoreChange = /* @__PURE__ */ object({
  award: text,
  change: number,
  from: oneOf('first', 'second', 'both'),
  superseded_by: nullable(text),
});

export const mergePreview = /* @__PURE__ */ object({
  pair: duplicatePair,
  survivor: oneOf('first', 'second'),
  first: mergeSide,
  second: mergeSide,
  result: mergeSide,
  fields: list(mergeField),
  lists: list(mergeList),
  flags: list(mergeFlag),
  needs_decision: yes,
  score_before: number,
  score_changes: list(mergeScoreChange),
  losses: list(word),
});

export const startupMerge = /* @__PURE__ */ object({
  id: text,
  survivor_id: text,
  survivor_name: text,
  merged_id: text,
  merged_name: text,
  because: text,
  score_before: number,
  score_after: number,
  merged_by: nullable(text),
  merged_at: text,
  undone_by: nullable(text),
  undone_at: nullable(text),
});

export const startupMergePage = /* @__PURE__ */ page('items', {
  items: list(startupMerge),
  page: optional(count),
  pageSize: optional(count),
});

export const reviewArticleLine = /* @__PURE__ */ object({
  id: text,
  title: text,
  source: nullable(text),
  published_at: nullable(text),
  companies: count,
  open: count,
  claimed_by: nullable(text),
});

export const reviewCounts = /* @__PURE__ */ object({
  all: count,
  conflicts: count,
  no_source: count,
  money: count,
  awards: count,
});

export const reviewArticlePage = /* @__PURE__ */ page('items', {
  items: list(reviewArticleLine),
  counts: reviewCounts,
  reviewed: count,
  page: optional(count),
  pageSize: optional(count),
});

export const reviewWaiting = /* @__PURE__ */ object({ articles: count, duplicates: count, total: count });

export const reviewClaim = /* @__PURE__ */ object({ by: nullable(text), is_mine: yes, until: text });

export const knownCompany = /* @__PURE__ */ object({
  id: text,
  company_name: text,
  version: count,
  rank: count,
  score: number,
});

export const nearestCompany = /* @__PURE__ */ object({
  startup_id: text,
  company_name: text,
  likeness: number,
});

export const reviewQuote = /* @__PURE__ */ object({ text: text, start: count, end: count });

export const factArticle = /* @__PURE__ */ object({
  id: nullable(text),
  extraction_id: nullable(text),
  url: nullable(text),
  title: nullable(text),
  source: nullable(text),
  published_at: nullable(text),
});

export const factOrigin = /* @__PURE__ */ object({
  by: oneOf('person', 'import', 'article'),
  at: nullable(text),
  person: nullable(text),
  file: nullable(text),
  line: nullable(count),
  raw_id: nullable(text),
  external_id: nullable(text),
  article: nullable(factArticle),
  quote: nullable(text),
  note: nullable(text),
  confirmed_by: nullable(text),
  confirmed_at: nullable(text),
});

export const presentValue = /* @__PURE__ */ object({
  text: text,
  value: nullable(textOrNumber),
  origin: nullable(factOrigin),
});

export const reviewValue = /* @__PURE__ */ object({
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
  quotes: list(reviewQuote),
  present: nullable(presentValue),
  suggestion_id: nullable(text),
  decided_by: nullable(text),
  decided_at: nullable(text),
  decided: nullable(text),
  discarded_before_by: nullable(text),
  score_before: nullable(number),
  score_after: nullable(number),
});

export const reviewCompany = /* @__PURE__ */ object({
  raw_id: text,
  version: count,
  company_name: text,
  confidence: nullable(number),
  state: oneOf('waiting', 'known', 'accepted', 'discarded'),
  decided_by: nullable(text),
  reason: nullable(oneOf('not_a_startup', 'not_in_article')),
  startup: nullable(knownCompany),
  nearest: nullable(nearestCompany),
  quotes: list(reviewQuote),
  values: list(reviewValue),
});

export const reviewArticle = /* @__PURE__ */ object({
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
  claim: nullable(reviewClaim),
  open: count,
  companies: list(reviewCompany),
});

export const reviewClaimed = /* @__PURE__ */ object({ claim: reviewClaim });

export const reviewStep = /* @__PURE__ */ object({
  id: text,
  kind: oneOf('values', 'accept', 'set_aside', 'merge'),
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

export const stepped = /* @__PURE__ */ object({ step: reviewStep, article: reviewArticle });

export const reviewStepPage = /* @__PURE__ */ page('items', {
  items: list(reviewStep),
  page: optional(count),
  pageSize: optional(count),
});
