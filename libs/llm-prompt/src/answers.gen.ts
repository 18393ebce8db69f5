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
  withDefault,
  word,
  yes,
} from '@vaglio/api-client';

export const promptActivation = /* @__PURE__ */ object({
  id: text,
  prompt_id: text,
  version: count,
  from: text,
  until: nullable(text),
  by: nullable(text),
  evaluation_id: nullable(text),
  is_met: yes,
  company_f1: nullable(number),
  awards_f1: nullable(number),
  reason: nullable(text),
  articles_read: count,
});

export const promptActivationPage = /* @__PURE__ */ page('items', { items: list(promptActivation) });

export const prompt = /* @__PURE__ */ object({
  prompt_id: withDefault(text, ''),
  name: withDefault(text, ''),
  version: optional(count),
  body: withDefault(text, ''),
  model: nullable(text),
  temperature: optional(number),
  top_p: optional(number),
  max_output_tokens: nullable(count),
  placeholder: optional(text),
  is_active: yes,
  created_at: optional(text),
  updated_at: optional(text),
  models: optional(list(word)),
  latest_version: optional(count),
});

export const namedTrialSubject = /* @__PURE__ */ object({
  prompt_id: nullable(text),
  version: nullable(count),
  model: text,
});

export const trial = /* @__PURE__ */ object({
  id: text,
  kind: oneOf('comparison', 'evaluation'),
  state: oneOf('running', 'finished', 'stopped'),
  reason: nullable(text),
  candidate: namedTrialSubject,
  base: nullable(namedTrialSubject),
  total: count,
  done: count,
  failed: count,
  tokens: count,
  cost: number,
  created_at: text,
  ended_at: nullable(text),
});

export const evaluatedField = /* @__PURE__ */ object({
  field: oneOf(
    'company_name',
    'canton',
    'sector',
    'founding_year',
    'raised_money',
    'investors',
    'awards',
    'founders',
    'website',
  ),
  right: count,
  wrong: count,
  missed: count,
  precision: nullable(number),
  recall: nullable(number),
  f1: nullable(number),
});

export const evaluationFigures = /* @__PURE__ */ object({
  articles: count,
  fields: list(evaluatedField),
  empty_right: count,
  empty_articles: count,
  quotes: count,
  quotes_found: count,
  failures: count,
  seconds_per_article: number,
  tokens: count,
  cost: number,
});

export const evaluation = /* @__PURE__ */ object({
  trial: trial,
  is_current: yes,
  figures: evaluationFigures,
});

export const evaluationList = /* @__PURE__ */ page('items', { items: list(evaluation) });

export const wrongValue = /* @__PURE__ */ object({
  title: text,
  url: text,
  company: text,
  value: text,
  golden: nullable(text),
});

export const wrongValues = /* @__PURE__ */ page('items', { items: list(wrongValue) });

export const gateCondition = /* @__PURE__ */ object({ key: text, is_met: yes, text: text });

export const gateVerdict = /* @__PURE__ */ object({
  is_met: yes,
  evaluation_id: nullable(text),
  conditions: list(gateCondition),
});

export const activationGate = /* @__PURE__ */ object({
  company_name: number,
  canton: number,
  founding_year: number,
  raised_money: number,
  awards: number,
  max_f1_loss: number,
  min_articles: count,
  version: count,
});

export const goldenArticle = /* @__PURE__ */ object({
  id: text,
  article_id: nullable(text),
  url: text,
  title: text,
  lang: nullable(text),
  date: nullable(text),
  companies: list(word),
  origin: oneOf('confirmed', 'import'),
  created_at: text,
});

export const goldenPage = /* @__PURE__ */ object({
  items: list(goldenArticle),
  total: count,
  articles: count,
  companies: count,
  languages: list(word),
});

export const goldenCandidate = /* @__PURE__ */ object({
  article_id: text,
  title: text,
  source: nullable(text),
  url: text,
  companies: list(word),
});

export const goldenCandidatePage = /* @__PURE__ */ page('items', { items: list(goldenCandidate) });

export const goldenRecord = /* @__PURE__ */ object({
  id: text,
  url: text,
  title: text,
  date: optional(nullable(text)),
  lang: optional(nullable(text)),
  text: text,
  gold: list(
    object({
      company_name: text,
      canton: nullable(text),
      sector: nullable(text),
      founding_year: nullable(number),
      raised_money: nullable(
        object({
          amount: nullable(number),
          currency: nullable(text),
          as_stated: optional(nullable(text)),
          kind: optional(nullable(text)),
        }),
      ),
      investors: list(word),
      awards: list(
        object({ name: text, normalised: optional(nullable(text)), extended: optional(nullable(text)) }),
      ),
      founders: list(object({ first_name: nullable(text), last_name: nullable(text) })),
      website: nullable(text),
    }),
  ),
});

export const goldenRecordPage = /* @__PURE__ */ page('items', { items: list(goldenRecord) });

export const goldenImportResult = /* @__PURE__ */ object({
  added: count,
  updated: count,
  unchanged: count,
  errors: list(object({ line: count, error: text })),
});

export const modelConnection = /* @__PURE__ */ object({
  address: text,
  has_key: yes,
  models: list(word),
  timeout_seconds: count,
  price_in: number,
  price_out: number,
  tokens_today: count,
  daily_tokens: count,
  cost_today: number,
  daily_cost: nullable(number),
});

export const offeredModel = /* @__PURE__ */ object({ name: text, is_allowed: yes, is_offered: yes });

export const offeredModels = /* @__PURE__ */ object({ items: list(offeredModel), error: nullable(text) });

export const connectionStep = /* @__PURE__ */ object({
  name: text,
  ok: yes,
  text: text,
  duration_ms: nullable(count),
});

export const connectionTest = /* @__PURE__ */ object({
  ok: yes,
  model: text,
  steps: list(connectionStep),
  duration_ms: count,
  tokens: count,
  cost: number,
});

export const promptPage = /* @__PURE__ */ page(
  'items',
  { items: withDefault(list(prompt), []) },
  { items: ['items', 'prompts'] },
);

export const readAgainCount = /* @__PURE__ */ object({ articles: count, without_text: count });

export const readAgainResult = /* @__PURE__ */ object({ reset: count, without_text: count, pending: count });

export const articleChoice = /* @__PURE__ */ object({
  key: text,
  title: text,
  source: nullable(text),
  is_golden: yes,
});

export const articleChoicePage = /* @__PURE__ */ page('items', { items: list(articleChoice) });

export const comparedField = /* @__PURE__ */ object({
  field: oneOf(
    'company_name',
    'canton',
    'sector',
    'founding_year',
    'raised_money',
    'investors',
    'awards',
    'founders',
    'website',
  ),
  base: nullable(text),
  candidate: nullable(text),
  golden: nullable(text),
  is_changed: yes,
  base_right: nullable(yes),
  candidate_right: nullable(yes),
});

export const trialArticle = /* @__PURE__ */ object({
  key: text,
  title: text,
  source: nullable(text),
  is_golden: yes,
  state: oneOf('waiting', 'read', 'failed'),
  error: nullable(text),
  changed: count,
  companies: list(object({ name: text, fields: list(comparedField) })),
});

export const comparison = /* @__PURE__ */ object({ trial: trial, articles: list(trialArticle) });
