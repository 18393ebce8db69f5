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
  textOrNumber,
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

export const shortlistRow = /* @__PURE__ */ object({ startup: startup, decision: nullable(takenDecision) });

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

export const factSuggestion = /* @__PURE__ */ object({
  id: text,
  list: oneOf('fields', 'founders', 'money', 'awards'),
  field: text,
  value: nullable(textOrNumber),
  currency: nullable(text),
  text: text,
  origin: factOrigin,
  discarded_by: nullable(text),
  score_before: nullable(number),
  score_after: nullable(number),
});

export const fieldFact = /* @__PURE__ */ object({
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
  origin: nullable(factOrigin),
  received: nullable(text),
  received_from: nullable(factOrigin),
  suggestions: list(factSuggestion),
});

export const founderFact = /* @__PURE__ */ object({
  key: text,
  first_name: text,
  last_name: text,
  role: nullable(text),
  origin: nullable(factOrigin),
  note: nullable(text),
});

export const moneyFact = /* @__PURE__ */ object({
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
  origin: nullable(factOrigin),
  note: nullable(text),
});

export const raisedSum = /* @__PURE__ */ object({ currency: text, amount: number });

export const awardFact = /* @__PURE__ */ object({
  key: text,
  award_name: text,
  status: oneOf('counted', 'superseded', 'not_weighted'),
  superseded_by: nullable(text),
  group_name: nullable(text),
  weight: number,
  origin: nullable(factOrigin),
  evidence: list(factOrigin),
  note: nullable(text),
});

export const discardedEntry = /* @__PURE__ */ object({
  list: oneOf('fields', 'founders', 'money', 'awards'),
  key: text,
  text: text,
  discarded_by: nullable(text),
  discarded_at: text,
  change_id: nullable(text),
});

export const startupFacts = /* @__PURE__ */ object({
  id: text,
  company_name: text,
  version: count,
  score: number,
  fields: list(fieldFact),
  founders: list(founderFact),
  money: list(moneyFact),
  raised: list(raisedSum),
  awards: list(awardFact),
  suggestions: list(factSuggestion),
  discarded: optional(list(discardedEntry)),
  open_suggestions: count,
});

export const dossierWork = /* @__PURE__ */ object({
  assignee: nullable(text),
  step: nullable(text),
  due: nullable(text),
});

export const dossierNote = /* @__PURE__ */ object({ id: text, at: text, person: nullable(text), text: text });

export const scoreStep = /* @__PURE__ */ object({
  at: text,
  before: number,
  after: number,
  version: nullable(count),
});

export const dossier = /* @__PURE__ */ object({
  startup: startup,
  of: count,
  lines: list(ledgerLine),
  facts: startupFacts,
  decisions: list(takenDecision),
  work: dossierWork,
  notes: list(dossierNote),
  score_steps: list(scoreStep),
});

export const lastPrint = /* @__PURE__ */ object({
  at: text,
  person: nullable(text),
  entered: list(object({ id: text, company_name: text, score: number })),
  left: list(object({ id: text, company_name: text, decision: nullable(takenDecision) })),
});

export const shortlistDocument = /* @__PURE__ */ object({
  read_at: text,
  reader: nullable(text),
  scoring: scoringInForce,
  total: count,
  of: count,
  rows: list(shortlistRow),
  dossiers: list(dossier),
  last_print: nullable(lastPrint),
});

export const dossierDocument = /* @__PURE__ */ object({
  read_at: text,
  reader: nullable(text),
  scoring: scoringInForce,
  dossier: dossier,
});

export const print = /* @__PURE__ */ object({ at: text, person: nullable(text) });
