// Generated from the contract by 'npm run contract'. Do not edit.
import { list, nullable, optional } from '../shapes/combine';
import { object, page } from '../shapes/object';
import { count, number, oneOf, text, word, yes } from '../shapes/values';

export const promptActivationShape = /* @__PURE__ */ object({
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

export const promptActivationPageShape = /* @__PURE__ */ page('items', {
  items: list(promptActivationShape),
});

export const activationGateShape = /* @__PURE__ */ object({
  company_name: number,
  canton: number,
  founding_year: number,
  raised_money: number,
  awards: number,
  max_f1_loss: number,
  min_articles: count,
  version: count,
});

export const gateConditionShape = /* @__PURE__ */ object({ key: text, is_met: yes, text: text });

export const gateVerdictShape = /* @__PURE__ */ object({
  is_met: yes,
  evaluation_id: nullable(text),
  conditions: list(gateConditionShape),
});

export const goldenArticleShape = /* @__PURE__ */ object({
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

export const goldenPageShape = /* @__PURE__ */ object({
  items: list(goldenArticleShape),
  total: count,
  articles: count,
  companies: count,
  languages: list(word),
});

export const goldenCandidateShape = /* @__PURE__ */ object({
  article_id: text,
  title: text,
  source: nullable(text),
  url: text,
  companies: list(word),
});

export const goldenCandidatePageShape = /* @__PURE__ */ page('items', { items: list(goldenCandidateShape) });

export const goldenRecordShape = /* @__PURE__ */ object({
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

export const goldenRecordPageShape = /* @__PURE__ */ page('items', { items: list(goldenRecordShape) });

export const goldenImportResultShape = /* @__PURE__ */ object({
  added: count,
  updated: count,
  unchanged: count,
  errors: list(object({ line: count, error: text })),
});

export const readAgainCountShape = /* @__PURE__ */ object({ articles: count, without_text: count });

export const readAgainResultShape = /* @__PURE__ */ object({
  reset: count,
  without_text: count,
  pending: count,
});

export const namedTrialSubjectShape = /* @__PURE__ */ object({
  prompt_id: nullable(text),
  version: nullable(count),
  model: text,
});

export const trialShape = /* @__PURE__ */ object({
  id: text,
  kind: oneOf('comparison', 'evaluation'),
  state: oneOf('running', 'finished', 'stopped'),
  reason: nullable(text),
  candidate: namedTrialSubjectShape,
  base: nullable(namedTrialSubjectShape),
  total: count,
  done: count,
  failed: count,
  tokens: count,
  cost: number,
  created_at: text,
  ended_at: nullable(text),
});

export const articleChoiceShape = /* @__PURE__ */ object({
  key: text,
  title: text,
  source: nullable(text),
  is_golden: yes,
});

export const articleChoicePageShape = /* @__PURE__ */ page('items', { items: list(articleChoiceShape) });

export const comparedFieldShape = /* @__PURE__ */ object({
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

export const trialArticleShape = /* @__PURE__ */ object({
  key: text,
  title: text,
  source: nullable(text),
  is_golden: yes,
  state: oneOf('waiting', 'read', 'failed'),
  error: nullable(text),
  changed: count,
  companies: list(object({ name: text, fields: list(comparedFieldShape) })),
});

export const comparisonShape = /* @__PURE__ */ object({
  trial: trialShape,
  articles: list(trialArticleShape),
});

export const evaluatedFieldShape = /* @__PURE__ */ object({
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

export const evaluationFiguresShape = /* @__PURE__ */ object({
  articles: count,
  fields: list(evaluatedFieldShape),
  empty_right: count,
  empty_articles: count,
  quotes: count,
  quotes_found: count,
  failures: count,
  seconds_per_article: number,
  tokens: count,
  cost: number,
});

export const evaluationShape = /* @__PURE__ */ object({
  trial: trialShape,
  is_current: yes,
  figures: evaluationFiguresShape,
});

export const evaluationListShape = /* @__PURE__ */ page('items', { items: list(evaluationShape) });

export const wrongValueShape = /* @__PURE__ */ object({
  title: text,
  url: text,
  company: text,
  value: text,
  golden: nullable(text),
});

export const wrongValuesShape = /* @__PURE__ */ page('items', { items: list(wrongValueShape) });
