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

export const awardGroup = /* @__PURE__ */ object(
  {
    id: withDefault(text, ''),
    group_key: withDefault(text, ''),
    group_name: withDefault(text, ''),
    description: nullable(text),
    rule: withDefault(oneOf('keep_highest_precedence', 'keep_lowest_precedence'), 'keep_highest_precedence'),
    parameter_names: optional(list(word)),
    version: optional(count),
  },
  { group_name: ['group_name', 'group_key'] },
);

export const awardGroupList = /* @__PURE__ */ page(
  'items',
  { items: withDefault(list(awardGroup), []) },
  { items: ['items', 'groups'] },
);

export const awardConfigRow = /* @__PURE__ */ object(
  {
    group_id: withDefault(text, ''),
    group_key: withDefault(text, ''),
    group_name: withDefault(text, ''),
    rule: withDefault(oneOf('keep_highest_precedence', 'keep_lowest_precedence'), 'keep_highest_precedence'),
    item_id: withDefault(text, ''),
    parameter_id: withDefault(text, ''),
    parameterName: withDefault(text, ''),
    precedence: optional(count),
    value: optional(number),
  },
  {
    group_name: ['group_name', 'group_key'],
    parameterName: ['parameterName', 'parameter_id'],
    item_id: ['item_id', 'id'],
  },
);

export const awardConfigList = /* @__PURE__ */ page(
  'items',
  { items: withDefault(list(awardConfigRow), []) },
  { items: ['items', 'config'] },
);

export const awardGroupItem = /* @__PURE__ */ object(
  {
    id: withDefault(text, ''),
    group_id: withDefault(text, ''),
    parameter_id: withDefault(text, ''),
    parameterName: withDefault(text, ''),
    precedence: optional(count),
  },
  { parameterName: ['parameterName', 'parameter_id'] },
);

export const awardGroupItemList = /* @__PURE__ */ page('items', {
  items: withDefault(list(awardGroupItem), []),
});

export const scoreConfig = /* @__PURE__ */ object({
  threshold: optional(number),
  top_percent: optional(number),
  version: optional(count),
});

export const ruleDifference = /* @__PURE__ */ object({
  subject: oneOf('parameter', 'group', 'item', 'alias', 'threshold', 'top_percent'),
  kind: oneOf('added', 'changed', 'removed'),
  name: text,
  field: nullable(text),
  before: nullable(text),
  after: nullable(text),
  text: text,
});

export const scoringVersion = /* @__PURE__ */ object({
  number: count,
  at: text,
  author: nullable(text),
  note: text,
  restored_from: nullable(count),
  is_present: yes,
  changes: list(ruleDifference),
});

export const scoringVersionPage = /* @__PURE__ */ page('items', {
  items: list(scoringVersion),
  page: optional(count),
  pageSize: optional(count),
});

export const weightedParameter = /* @__PURE__ */ object({
  parameterID: text,
  parameterName: text,
  value: number,
});

export const scoringSnapshot = /* @__PURE__ */ object({
  parameters: list(weightedParameter),
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

export const scoringVersionDetail = /* @__PURE__ */ object({
  number: count,
  at: text,
  author: nullable(text),
  note: text,
  restored_from: nullable(count),
  is_present: yes,
  changes: list(ruleDifference),
  snapshot: scoringSnapshot,
});

export const scoringComparison = /* @__PURE__ */ object({
  from: count,
  to: nullable(count),
  differences: list(ruleDifference),
});

export const startupEffect = /* @__PURE__ */ object({
  id: text,
  company_name: text,
  old_score: number,
  new_score: number,
  old_rank: nullable(count),
  new_rank: nullable(count),
  eligible: oneOf('in', 'out', 'entering', 'leaving'),
  top: oneOf('in', 'out', 'entering', 'leaving'),
});

export const listEffect = /* @__PURE__ */ object({
  before: count,
  after: count,
  entering: count,
  leaving: count,
  moved: count,
  first_entering: list(startupEffect),
  first_leaving: list(startupEffect),
  first_moved: list(startupEffect),
});

export const scoreEffect = /* @__PURE__ */ object({
  startups: count,
  rescored: count,
  eligible: listEffect,
  top: listEffect,
});

export const scoreDifference = /* @__PURE__ */ page('items', { items: list(startupEffect) });

export const stageLimits = /* @__PURE__ */ object({
  contacted: nullable(count),
  contract: nullable(count),
  version: count,
});

export const awardLookAlike = /* @__PURE__ */ object({
  parameterID: text,
  parameterName: text,
  likeness: number,
});

export const unweightedAward = /* @__PURE__ */ object({
  award_key: text,
  award: text,
  startups: count,
  examples: list(object({ id: text, company_name: text })),
  look_alikes: list(awardLookAlike),
});

export const unweightedAwardPage = /* @__PURE__ */ page('items', {
  items: list(unweightedAward),
  ignored: count,
  page: optional(count),
  pageSize: optional(count),
});

export const awardAlias = /* @__PURE__ */ object({
  award_key: text,
  award: text,
  startups: count,
  by: nullable(text),
  at: text,
  parameterID: text,
  parameterName: text,
});

export const ignoredAward = /* @__PURE__ */ object({
  award_key: text,
  award: text,
  startups: count,
  by: nullable(text),
  at: text,
});

export const awardDecisions = /* @__PURE__ */ object({
  aliases: list(awardAlias),
  ignored: list(ignoredAward),
});

export const parameter = /* @__PURE__ */ object(
  {
    parameterID: withDefault(text, ''),
    parameterName: withDefault(text, ''),
    value: optional(number),
    version: optional(count),
  },
  { parameterName: ['parameterName', 'parameterID'] },
);

export const namedAlias = /* @__PURE__ */ object({ award: text, parameterID: text });

export const namedAward = /* @__PURE__ */ object({ award: text });
