// Generated from the contract by 'npm run contract'. Do not edit.
import { list, nullable, optional } from '../shapes/combine';
import { object, page } from '../shapes/object';
import { count, number, oneOf, text, yes } from '../shapes/values';

export const scoreConfigShape = /* @__PURE__ */ object({
  threshold: optional(number),
  top_percent: optional(number),
  version: optional(count),
});

export const ruleDifferenceShape = /* @__PURE__ */ object({
  subject: oneOf('parameter', 'group', 'item', 'alias', 'threshold', 'top_percent'),
  kind: oneOf('added', 'changed', 'removed'),
  name: text,
  field: nullable(text),
  before: nullable(text),
  after: nullable(text),
  text: text,
});

export const scoringVersionShape = /* @__PURE__ */ object({
  number: count,
  at: text,
  author: nullable(text),
  note: text,
  restored_from: nullable(count),
  is_present: yes,
  changes: list(ruleDifferenceShape),
});

export const scoringVersionPageShape = /* @__PURE__ */ page('items', {
  items: list(scoringVersionShape),
  page: optional(count),
  pageSize: optional(count),
});

export const weightedParameterShape = /* @__PURE__ */ object({
  parameterID: text,
  parameterName: text,
  value: number,
});

export const scoringSnapshotShape = /* @__PURE__ */ object({
  parameters: list(weightedParameterShape),
  groups: list(
    object({
      id: text,
      group_key: text,
      group_name: text,
      description: nullable(text),
      rule: oneOf('keep_highest_precedence', 'keep_lowest_precedence'),
      items: list(object({ id: text, parameter_id: text, precedence: count })),
    }),
  ),
  aliases: optional(list(object({ award: text, parameterID: text }))),
  threshold: number,
  top_percent: number,
});

export const scoringVersionDetailShape = /* @__PURE__ */ object({
  number: count,
  at: text,
  author: nullable(text),
  note: text,
  restored_from: nullable(count),
  is_present: yes,
  changes: list(ruleDifferenceShape),
  snapshot: scoringSnapshotShape,
});

export const scoringComparisonShape = /* @__PURE__ */ object({
  from: count,
  to: nullable(count),
  differences: list(ruleDifferenceShape),
});

export const startupEffectShape = /* @__PURE__ */ object({
  id: text,
  company_name: text,
  old_score: number,
  new_score: number,
  old_rank: nullable(count),
  new_rank: nullable(count),
  eligible: oneOf('in', 'out', 'entering', 'leaving'),
  top: oneOf('in', 'out', 'entering', 'leaving'),
});

export const listEffectShape = /* @__PURE__ */ object({
  before: count,
  after: count,
  entering: count,
  leaving: count,
  moved: count,
  first_entering: list(startupEffectShape),
  first_leaving: list(startupEffectShape),
  first_moved: list(startupEffectShape),
});

export const scoreEffectShape = /* @__PURE__ */ object({
  startups: count,
  rescored: count,
  eligible: listEffectShape,
  top: listEffectShape,
});

export const scoreDifferenceShape = /* @__PURE__ */ page('items', { items: list(startupEffectShape) });
