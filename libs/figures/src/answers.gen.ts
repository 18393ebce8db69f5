// Generated from the contract by 'npm run contract'. Do not edit.
import { count, list, nullable, number, object, oneOf, page, text } from '@vaglio/api-client';

export const scoreCut = /* @__PURE__ */ object({ score: number, count: count, tied: count });

export const scoreBin = /* @__PURE__ */ object({
  from: nullable(number),
  below: nullable(number),
  count: count,
});

export const scoreDistribution = /* @__PURE__ */ page('bins', {
  threshold: number,
  eligible: count,
  top_percent: number,
  cut: nullable(scoreCut),
  bins: list(scoreBin),
});

export const newStartup = /* @__PURE__ */ object({
  id: text,
  company_name: text,
  canton: nullable(text),
  sector: nullable(text),
  score: number,
  reached_at: text,
});

export const newStartups = /* @__PURE__ */ object({
  from: text,
  to: text,
  threshold: number,
  count: count,
  before: count,
  startups: list(newStartup),
});

export const codeCount = /* @__PURE__ */ object({ code: text, count: count });

export const cantonCounts = /* @__PURE__ */ page('cantons', { cantons: list(codeCount) });

export const funnelStage = /* @__PURE__ */ object({
  stage: oneOf('threshold', 'contacted', 'contract', 'investment'),
  count: count,
  share: nullable(number),
  median_days: nullable(number),
});

export const funnel = /* @__PURE__ */ object({
  from: text,
  to: text,
  stages: list(funnelStage),
  rejected: count,
});

export const financingMonth = /* @__PURE__ */ object({ month: text, amount: number, rounds: count });

export const uncountedMoney = /* @__PURE__ */ object({ currency: text, amount: number, rounds: count });

export const financingMonths = /* @__PURE__ */ object({
  to: text,
  months: list(financingMonth),
  foreign: list(uncountedMoney),
  undated: count,
});
