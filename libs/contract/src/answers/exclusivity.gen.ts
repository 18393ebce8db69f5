// Generated from the contract by 'npm run contract'. Do not edit.
import { list, nullable, optional, withDefault } from '../shapes/combine';
import { object, page } from '../shapes/object';
import { count, number, oneOf, text, word } from '../shapes/values';

export const awardGroupShape = /* @__PURE__ */ object(
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

export const awardGroupListShape = /* @__PURE__ */ page(
  'items',
  { items: withDefault(list(awardGroupShape), []) },
  { items: ['items', 'groups'] },
);

export const awardConfigRowShape = /* @__PURE__ */ object(
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

export const awardConfigListShape = /* @__PURE__ */ page(
  'items',
  { items: withDefault(list(awardConfigRowShape), []) },
  { items: ['items', 'config'] },
);

export const awardGroupItemShape = /* @__PURE__ */ object(
  {
    id: withDefault(text, ''),
    group_id: withDefault(text, ''),
    parameter_id: withDefault(text, ''),
    parameterName: withDefault(text, ''),
    precedence: optional(count),
  },
  { parameterName: ['parameterName', 'parameter_id'] },
);

export const awardGroupItemListShape = /* @__PURE__ */ page('items', {
  items: withDefault(list(awardGroupItemShape), []),
});
