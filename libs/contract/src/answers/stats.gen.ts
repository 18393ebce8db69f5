// Generated from the contract by 'npm run contract'. Do not edit.
import { list, optional } from '../shapes/combine';
import { object } from '../shapes/object';
import { count, number, oneOf, text } from '../shapes/values';

export const statsShape = /* @__PURE__ */ object({
  total_startups: optional(count),
  top_percent: optional(number),
  top_percent_all: optional(count),
  potential_investments: optional(count),
  threshold: optional(number),
});

export const codeCountShape = /* @__PURE__ */ object({ code: text, count: count });

export const ringShape = /* @__PURE__ */ object({
  list: oneOf('curated', 'top_of_all', 'top_of_active'),
  total: count,
  canton: list(codeCountShape),
  sector: list(codeCountShape),
});

export const dashboardShape = /* @__PURE__ */ object({ stats: statsShape, rings: list(ringShape) });
