// Generated from the contract by 'npm run contract'. Do not edit.
import { list, nullable, optional } from '../shapes/combine';
import { object, rows } from '../shapes/object';
import { count, number, oneOf, text, textOrNumber, word, yes } from '../shapes/values';

export const factArticleShape = /* @__PURE__ */ object({
  id: nullable(text),
  extraction_id: nullable(text),
  url: nullable(text),
  title: nullable(text),
  source: nullable(text),
  published_at: nullable(text),
});

export const factOriginShape = /* @__PURE__ */ object({
  by: oneOf('person', 'import', 'article'),
  at: nullable(text),
  person: nullable(text),
  file: nullable(text),
  line: nullable(count),
  raw_id: nullable(text),
  external_id: nullable(text),
  article: nullable(factArticleShape),
  quote: nullable(text),
  note: nullable(text),
  confirmed_by: nullable(text),
  confirmed_at: nullable(text),
});

export const factSuggestionShape = /* @__PURE__ */ object({
  id: text,
  list: oneOf('fields', 'founders', 'money', 'awards'),
  field: text,
  value: nullable(textOrNumber),
  currency: nullable(text),
  text: text,
  origin: factOriginShape,
  discarded_by: nullable(text),
  score_before: nullable(number),
  score_after: nullable(number),
});

export const fieldFactShape = /* @__PURE__ */ object({
  field: oneOf(
    'company_name',
    'social_reason',
    'website',
    'canton',
    'sector',
    'founding_year',
    'country',
    'email',
    'number',
    'url',
    'raised_money',
    'investors',
    'partnership',
    'advisors',
    'other_award',
    'main_article_info',
    'article_date',
    'company_description',
    'pros_text',
    'cons_text',
  ),
  value: nullable(textOrNumber),
  currency: nullable(text),
  origin: nullable(factOriginShape),
  received: nullable(text),
  received_from: nullable(factOriginShape),
  suggestions: list(factSuggestionShape),
});

export const founderFactShape = /* @__PURE__ */ object({
  key: text,
  first_name: text,
  last_name: text,
  role: nullable(text),
  origin: nullable(factOriginShape),
  note: nullable(text),
});

export const moneyFactShape = /* @__PURE__ */ object({
  key: text,
  kind: oneOf(
    'round',
    'total',
    'award',
    'loan',
    'takeover',
    'valuation',
    'revenue',
    'sought',
    'grant',
    'prize',
  ),
  stage: nullable(text),
  amount: number,
  currency: text,
  date: nullable(text),
  investors: list(word),
  as_stated: text,
  origin: nullable(factOriginShape),
  note: nullable(text),
});

export const raisedSumShape = /* @__PURE__ */ object({ currency: text, amount: number });

export const awardFactShape = /* @__PURE__ */ object({
  key: text,
  award_name: text,
  status: oneOf('counted', 'superseded', 'not_weighted'),
  superseded_by: nullable(text),
  group_name: nullable(text),
  weight: number,
  origin: nullable(factOriginShape),
  evidence: list(factOriginShape),
  note: nullable(text),
});

export const discardedEntryShape = /* @__PURE__ */ object({
  list: oneOf('fields', 'founders', 'money', 'awards'),
  key: text,
  text: text,
  discarded_by: nullable(text),
  discarded_at: text,
  change_id: nullable(text),
});

export const startupFactsShape = /* @__PURE__ */ object({
  id: text,
  company_name: text,
  version: count,
  score: number,
  fields: list(fieldFactShape),
  founders: list(founderFactShape),
  money: list(moneyFactShape),
  raised: list(raisedSumShape),
  awards: list(awardFactShape),
  suggestions: list(factSuggestionShape),
  discarded: optional(list(discardedEntryShape)),
  open_suggestions: count,
});

export const pairReasonShape = /* @__PURE__ */ object({
  kind: oneOf('uid', 'website', 'name', 'founder', 'legal name', 'founded', 'canton', 'sector'),
  text: text,
  detail: nullable(text),
});

export const pairSideShape = /* @__PURE__ */ object({
  id: text,
  company_name: text,
  score: number,
  version: count,
});

export const duplicatePairShape = /* @__PURE__ */ object({
  id: text,
  certainty: number,
  because: text,
  reasons: list(pairReasonShape),
  first: pairSideShape,
  second: pairSideShape,
  is_later: yes,
});

export const factChangeShape = /* @__PURE__ */ object({
  id: text,
  startup_id: text,
  list: oneOf('fields', 'founders', 'money', 'awards'),
  field: text,
  kind: oneOf('corrected', 'handed_back', 'confirmed', 'added', 'discarded', 'taken', 'kept'),
  before: nullable(text),
  after: nullable(text),
  note: nullable(text),
  made_by: nullable(text),
  made_at: text,
  undone_by: nullable(text),
  undone_at: nullable(text),
});

export const factHistoryEntryShape = /* @__PURE__ */ object({
  id: text,
  at: text,
  change: nullable(factChangeShape),
  value: nullable(text),
  origin: nullable(factOriginShape),
  is_current: yes,
});

export const factHistoryShape = /* @__PURE__ */ rows('items', { items: list(factHistoryEntryShape) });

export const factChangedShape = /* @__PURE__ */ object({
  change: nullable(factChangeShape),
  facts: startupFactsShape,
});

export const mergeSideShape = /* @__PURE__ */ object({
  id: text,
  company_name: text,
  score: number,
  rank: count,
  articles: count,
  version: count,
});

export const mergeValueShape = /* @__PURE__ */ object({
  value: nullable(textOrNumber),
  by: nullable(oneOf('person', 'import', 'article')),
  person: nullable(text),
  at: nullable(text),
});

export const mergeFieldShape = /* @__PURE__ */ object({
  field: oneOf(
    'company_name',
    'social_reason',
    'website',
    'canton',
    'sector',
    'founding_year',
    'country',
    'email',
    'number',
    'url',
    'raised_money',
    'investors',
    'partnership',
    'advisors',
    'other_award',
    'main_article_info',
    'article_date',
    'company_description',
    'pros_text',
    'cons_text',
  ),
  first: mergeValueShape,
  second: mergeValueShape,
  result: mergeValueShape,
  chosen: nullable(oneOf('first', 'second')),
  is_equal: yes,
});

export const mergeListShape = /* @__PURE__ */ object({
  list: oneOf('founders', 'money', 'awards'),
  first: list(word),
  second: list(word),
  result: list(word),
  chosen: oneOf('both', 'first', 'second'),
  is_equal: yes,
});

export const mergeFlagShape = /* @__PURE__ */ object({
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

export const mergeScoreChangeShape = /* @__PURE__ */ object({
  award: text,
  change: number,
  from: oneOf('first', 'second', 'both'),
  superseded_by: nullable(text),
});

export const mergePreviewShape = /* @__PURE__ */ object({
  pair: duplicatePairShape,
  survivor: oneOf('first', 'second'),
  first: mergeSideShape,
  second: mergeSideShape,
  result: mergeSideShape,
  fields: list(mergeFieldShape),
  lists: list(mergeListShape),
  flags: list(mergeFlagShape),
  needs_decision: yes,
  score_before: number,
  score_changes: list(mergeScoreChangeShape),
  losses: list(word),
});

export const startupMergeShape = /* @__PURE__ */ object({
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

export const mergeTargetShape = /* @__PURE__ */ object({
  id: text,
  company_name: text,
  score: number,
  certainty: number,
  because: text,
});

export const mergeTargetsShape = /* @__PURE__ */ rows('items', { items: list(mergeTargetShape) });

export const startupRowShape = /* @__PURE__ */ object({
  id: text,
  company_name: text,
  origin: factOriginShape,
  website: nullable(text),
  canton: nullable(text),
  founding_year: nullable(count),
  founders: list(word),
  money: list(word),
  awards: list(word),
  stays_because: nullable(text),
});

export const splitOffStartupShape = /* @__PURE__ */ object({ id: text, company_name: text, score: number });

export const startupSplitShape = /* @__PURE__ */ object({
  id: text,
  startup_id: text,
  company_name: text,
  score_before: number,
  score_after: number,
  parts: list(splitOffStartupShape),
  split_by: nullable(text),
  split_at: text,
  undone_by: nullable(text),
  undone_at: nullable(text),
});

export const startupRowsShape = /* @__PURE__ */ object({
  startup_id: text,
  company_name: text,
  version: count,
  score: number,
  items: list(startupRowShape),
  total: count,
  splits: list(startupSplitShape),
});

export const splitSideShape = /* @__PURE__ */ object({
  company_name: text,
  needs_name: yes,
  score: number,
  rank: count,
  rows: count,
  articles: count,
  awards: list(word),
});

export const splitPreviewShape = /* @__PURE__ */ object({
  version: count,
  score_before: number,
  rank_before: count,
  stays: splitSideShape,
  parts: list(splitSideShape),
});
