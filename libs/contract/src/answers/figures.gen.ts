// Generated from the contract by 'npm run contract'. Do not edit.
import { list, nullable } from '../shapes/combine';
import { object, page } from '../shapes/object';
import { count, number, oneOf, text } from '../shapes/values';
import { codeCountShape } from './stats.gen';

export const scoreCutShape = /* @__PURE__ */ object({ score: number, count: count, tied: count });

export const scoreBinShape = /* @__PURE__ */ object({
  from: nullable(number),
  below: nullable(number),
  count: count,
});

export const scoreDistributionShape = /* @__PURE__ */ page('bins', {
  threshold: number,
  eligible: count,
  top_percent: number,
  cut: nullable(scoreCutShape),
  bins: list(scoreBinShape),
});

export const newStartupShape = /* @__PURE__ */ object({
  id: text,
  company_name: text,
  canton: nullable(text),
  sector: nullable(text),
  score: number,
  reached_at: text,
});

export const newStartupsShape = /* @__PURE__ */ object({
  from: text,
  to: text,
  threshold: number,
  count: count,
  before: count,
  startups: list(newStartupShape),
});

export const cantonCountsShape = /* @__PURE__ */ page('cantons', { cantons: list(codeCountShape) });

export const funnelStageShape = /* @__PURE__ */ object({
  stage: oneOf('threshold', 'contacted', 'contract', 'investment'),
  count: count,
  share: nullable(number),
  median_days: nullable(number),
});

export const funnelShape = /* @__PURE__ */ object({
  from: text,
  to: text,
  stages: list(funnelStageShape),
  rejected: count,
});

export const financingMonthShape = /* @__PURE__ */ object({ month: text, amount: number, rounds: count });

export const uncountedMoneyShape = /* @__PURE__ */ object({ currency: text, amount: number, rounds: count });

export const financingMonthsShape = /* @__PURE__ */ object({
  to: text,
  months: list(financingMonthShape),
  foreign: list(uncountedMoneyShape),
  undated: count,
});
