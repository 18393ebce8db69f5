// Generated from the contract by 'npm run contract'. Do not edit.
import {
  count,
  flag,
  list,
  name,
  nullable,
  number,
  object,
  oneOf,
  optional,
  text,
  withDefault,
  word,
  yes,
} from '@vaglio/api-client';

export const scoringInForce = /* @__PURE__ */ object({
  version: nullable(count),
  at: nullable(text),
  threshold: number,
  top_percent: number,
});

export const founder = /* @__PURE__ */ object({ first_name: text, last_name: text });

export const sumStatement = /* @__PURE__ */ object({
  as_stated: text,
  stage: nullable(text),
  date: nullable(text),
  quote: text,
  at: nullable(text),
  raw_id: nullable(count),
  url: optional(nullable(text)),
});

export const financing = /* @__PURE__ */ object({
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
  repeats: optional(list(sumStatement)),
});

export const startupAward = /* @__PURE__ */ object({ award_name: name, weight_used: optional(number) });

export const article = /* @__PURE__ */ object({
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
  founders: optional(list(founder)),
  financings: optional(list(financing)),
  also: optional(list(word)),
  score: optional(number),
  firstTime_appear_inscore: nullable(text),
  last_modified_score: nullable(text),
  is_new: flag,
  later_until: optional(text),
  version: optional(count),
  rank: optional(count),
  entered: optional(flag),
  moved_up: optional(count),
  awards: optional(list(startupAward)),
  articles: optional(list(article)),
};

export const startup = /* @__PURE__ */ object(startupFields, {
  pros_text: ['pros_text', 'pros'],
  cons_text: ['cons_text', 'risks'],
});

export const ledgerLine = /* @__PURE__ */ object(
  {
    award: name,
    parameterID: nullable(text),
    weight: withDefault(number, 0),
    group_key: nullable(text),
    group_name: nullable(text),
    rule: nullable(text),
    precedence: nullable(count),
    status: oneOf('counted', 'superseded', 'not_weighted'),
    superseded_by: nullable(text),
    superseded_by_precedence: nullable(count),
  },
  { group_name: ['group_name', 'group_key'] },
);

export const takenDecision = /* @__PURE__ */ object({
  id: text,
  at: text,
  person: nullable(text),
  decision: oneOf('contacted', 'contract', 'investment', 'rejected', 'later'),
  is_set: yes,
  until: nullable(text),
  score: nullable(number),
  version: nullable(count),
  reason: nullable(text),
  details: nullable(text),
});

export const dossierWork = /* @__PURE__ */ object({
  assignee: nullable(text),
  step: nullable(text),
  due: nullable(text),
});

export const comparedStartup = /* @__PURE__ */ object({
  startup: startup,
  lines: list(ledgerLine),
  decision: nullable(takenDecision),
  work: dossierWork,
});

export const startupComparison = /* @__PURE__ */ object({
  scoring: scoringInForce,
  items: list(comparedStartup),
});
