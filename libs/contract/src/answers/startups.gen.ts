// Generated from the contract by 'npm run contract'. Do not edit.
import { entry, list, nullable, optional, withDefault } from '../shapes/combine';
import { columns, object, page } from '../shapes/object';
import { count, flag, name, number, oneOf, text, word, yes } from '../shapes/values';

export const founderShape = /* @__PURE__ */ object({ first_name: text, last_name: text });

export const sumStatementShape = /* @__PURE__ */ object({
  as_stated: text,
  stage: nullable(text),
  date: nullable(text),
  quote: text,
  at: nullable(text),
  raw_id: nullable(count),
  url: optional(nullable(text)),
});

export const financingShape = /* @__PURE__ */ object({
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
  amount: number,
  currency: text,
  as_stated: text,
  stage: nullable(text),
  date: nullable(text),
  quote: text,
  at: nullable(text),
  raw_id: nullable(count),
  url: optional(nullable(text)),
  repeats: optional(list(sumStatementShape)),
});

export const startupAwardShape = /* @__PURE__ */ object({ award_name: name, weight_used: optional(number) });

export const articleShape = /* @__PURE__ */ object({
  url: name,
  title: nullable(text),
  published_at: nullable(text),
  source: nullable(text),
});

const startupFields = {
  id: name,
  uid: optional(text),
  external_id: nullable(text),
  company_name: name,
  first_name: nullable(text),
  last_name: nullable(text),
  social_reason: nullable(text),
  founding_year: nullable(count),
  sector: nullable(text),
  country: nullable(text),
  canton: nullable(text),
  raised_money: nullable(number),
  raised_currency: optional(text),
  main_article_info: nullable(text),
  article_date: nullable(text),
  website: nullable(text),
  url: nullable(text),
  email: nullable(text),
  number: nullable(text),
  investors: nullable(text),
  partnership: nullable(text),
  company_description: nullable(text),
  advisors: nullable(text),
  other_award: nullable(text),
  pros_text: nullable(text),
  cons_text: nullable(text),
  investment: flag,
  rejected: flag,
  candidate: flag,
  missing_data: flag,
  email_sent: flag,
  interested: flag,
  personality_test_sent: flag,
  test_passed: flag,
  create_contract: flag,
  created_at: optional(text),
  updated_at: optional(text),
  founders: optional(list(founderShape)),
  financings: optional(list(financingShape)),
  also: optional(list(word)),
  score: optional(number),
  firstTime_appear_inscore: nullable(text),
  last_modified_score: nullable(text),
  is_new: flag,
  later_until: optional(text),
  version: optional(count),
  rank: optional(count),
  entered: optional(flag),
  awards: optional(list(startupAwardShape)),
  articles: optional(list(articleShape)),
};

export const startupShape = /* @__PURE__ */ object(startupFields, {
  pros_text: ['pros_text', 'pros'],
  cons_text: ['cons_text', 'risks'],
});

export const similarStartupShape = /* @__PURE__ */ object({
  id: text,
  company_name: text,
  website: nullable(text),
  canton: nullable(text),
  because: text,
  is_same: yes,
  is_deleted: yes,
});

export const similarStartupsShape = /* @__PURE__ */ page('items', { items: list(similarStartupShape) });

export const registerEntryShape = /* @__PURE__ */ object({
  legal_name: text,
  uid: text,
  seat: text,
  canton: nullable(
    oneOf(
      'AG',
      'AI',
      'AR',
      'BE',
      'BL',
      'BS',
      'FR',
      'GE',
      'GL',
      'GR',
      'JU',
      'LU',
      'NE',
      'NW',
      'OW',
      'SG',
      'SH',
      'SO',
      'SZ',
      'TG',
      'TI',
      'UR',
      'VD',
      'VS',
      'ZG',
      'ZH',
    ),
  ),
  purpose: nullable(text),
  is_active: yes,
});

export const registerAnswerShape = /* @__PURE__ */ object({
  register: nullable(text),
  items: list(registerEntryShape),
});

export const curationResultShape = /* @__PURE__ */ object({
  processed: withDefault(count, 0),
  inserted: withDefault(count, 0),
  updated: withDefault(count, 0),
  awardsInserted: withDefault(count, 0),
  scoreUpdated: withDefault(count, 0),
  setAside: optional(count),
  pending: optional(count),
});

export const auditFindingShape = /* @__PURE__ */ object({
  check: name,
  count: optional(count),
  examples: withDefault(list(word), []),
});

export const auditResultShape = /* @__PURE__ */ object({
  checked: optional(count),
  rescored: optional(count),
  findings: withDefault(list(auditFindingShape), []),
});

export const deletedRowShape = /* @__PURE__ */ object({
  id: text,
  kind: oneOf('startup', 'raw_startup'),
  row_id: text,
  company_name: text,
  deleted_at: text,
  deleted_by: nullable(text),
  purged_from: text,
  days_left: count,
});

export const deletedRowPageShape = /* @__PURE__ */ page('items', {
  items: list(deletedRowShape),
  page: optional(count),
  pageSize: optional(count),
});

export const restoredRowShape = /* @__PURE__ */ object({
  kind: oneOf('startup', 'raw_startup'),
  row_id: text,
});

export const evidenceArticleShape = /* @__PURE__ */ object({
  id: text,
  url: text,
  title: text,
  source: nullable(text),
  lang: nullable(text),
  published_at: nullable(text),
  text: text,
  text_removed_at: nullable(text),
});

export const quoteShape = /* @__PURE__ */ object({
  text: text,
  start: nullable(count),
  end: nullable(count),
});

export const reviewQuoteShape = /* @__PURE__ */ object({ text: text, start: count, end: count });

export const valueProofShape = /* @__PURE__ */ object({
  state: oneOf('proved', 'company_unclear', 'by_headline', 'not_about_this', 'not_in_text'),
  missing: text,
  passages: list(reviewQuoteShape),
});

export const fieldEvidenceShape = /* @__PURE__ */ object({
  field: text,
  value: text,
  quotes: list(quoteShape),
  confidence: optional(number),
  is_used: optional(yes),
  register: optional(text),
  proof: optional(valueProofShape),
  is_current: optional(yes),
  unconfirmed: optional(yes),
});

export const evidenceShape = /* @__PURE__ */ object({
  extraction_id: text,
  raw_id: text,
  model: text,
  extracted_at: text,
  article: evidenceArticleShape,
  fields: list(fieldEvidenceShape),
});

export const evidenceListShape = /* @__PURE__ */ object({
  id: text,
  company_name: text,
  items: list(evidenceShape),
});

export const listNewsShape = /* @__PURE__ */ object({ since: text, new: count });

export const startupPageShape = /* @__PURE__ */ page('items', {
  items: withDefault(list(startupShape), []),
  page: optional(count),
  pageSize: optional(count),
  news: optional(listNewsShape),
  later_hidden: optional(count),
  similar: optional(list(startupShape)),
});

export const startupColumnsShape = /* @__PURE__ */ columns(startupFields);

export const startupColumnsPageShape = /* @__PURE__ */ page('items', {
  items: list(startupColumnsShape),
  page: optional(count),
  pageSize: optional(count),
  news: optional(listNewsShape),
  later_hidden: optional(count),
});

export const importOutcomeShape = /* @__PURE__ */ object({ id: text, outcome: text });

export const rawStartupShape = /* @__PURE__ */ object(
  {
    id: name,
    uid: optional(text),
    external_id: nullable(text),
    company_name: name,
    first_name: nullable(text),
    last_name: nullable(text),
    social_reason: nullable(text),
    founding_year: nullable(count),
    sector: nullable(text),
    country: nullable(text),
    canton: nullable(text),
    raised_money: nullable(number),
    raised_currency: optional(text),
    main_article_info: nullable(text),
    article_date: nullable(text),
    website: nullable(text),
    url: nullable(text),
    email: nullable(text),
    number: nullable(text),
    investors: nullable(text),
    partnership: nullable(text),
    company_description: nullable(text),
    advisors: nullable(text),
    other_award: nullable(text),
    pros_text: nullable(text),
    cons_text: nullable(text),
    investment: flag,
    rejected: flag,
    candidate: flag,
    missing_data: flag,
    email_sent: flag,
    interested: flag,
    personality_test_sent: flag,
    test_passed: flag,
    create_contract: flag,
    created_at: optional(text),
    updated_at: optional(text),
    awards: withDefault(list(entry(word, 'award_name')), []),
    articles: withDefault(list(articleShape), []),
    founders: optional(list(founderShape)),
    financings: optional(list(financingShape)),
    origin: optional(text),
    file: optional(nullable(text)),
    line: optional(nullable(count)),
    extraction_id: optional(nullable(text)),
    confidence: optional(nullable(number)),
    review: optional(nullable(oneOf('waiting', 'accepted', 'discarded'))),
    curated_at: nullable(text),
    startup_id: nullable(text),
    deletion_id: optional(nullable(text)),
    version: optional(count),
  },
  { pros_text: ['pros_text', 'pros'], cons_text: ['cons_text', 'risks'] },
);

export const rawStartupPageShape = /* @__PURE__ */ page('items', {
  items: withDefault(list(rawStartupShape), []),
  page: optional(count),
  pageSize: optional(count),
  waiting: optional(count),
});
