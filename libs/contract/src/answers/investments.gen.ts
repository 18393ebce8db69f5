// Generated from the contract by 'npm run contract'. Do not edit.
import { list, nullable, optional, withDefault } from '../shapes/combine';
import { object, page } from '../shapes/object';
import { count, name, number, oneOf, text, textOrNumber } from '../shapes/values';

export const historyChangeShape = /* @__PURE__ */ object({
  field: name,
  before: nullable(textOrNumber),
  after: nullable(textOrNumber),
});

export const historyReasonShape = /* @__PURE__ */ object({
  award: name,
  status_before: optional(text),
  status_after: optional(text),
  weight_before: nullable(number),
  weight_after: nullable(number),
  superseded_by: nullable(text),
  group_name: nullable(text),
});

export const historyEntryShape = /* @__PURE__ */ object({
  id: name,
  at: name,
  actor: nullable(text),
  kind: text,
  changes: withDefault(list(historyChangeShape), []),
  reasons: withDefault(list(historyReasonShape), []),
  source: nullable(text),
  origin: nullable(text),
  version: nullable(count),
});

export const startupHistoryShape = /* @__PURE__ */ page('items', { items: list(historyEntryShape) });

export const ledgerLineShape = /* @__PURE__ */ object(
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

export const filterValueShape = /* @__PURE__ */ object({ value: text, label: nullable(text), count: count });

export const filterValuesShape = /* @__PURE__ */ page('items', {
  items: list(filterValueShape),
  left_out: count,
});

export const scoreLedgerShape = /* @__PURE__ */ object({
  id: withDefault(text, ''),
  company_name: withDefault(text, ''),
  score: number,
  threshold: optional(number),
  lines: list(ledgerLineShape),
});

export const mergedIntoShape = /* @__PURE__ */ object({ id: text, company_name: text, merged_name: text });

export const mergedIntoAnswerShape = /* @__PURE__ */ object({ merged_into: nullable(mergedIntoShape) });
