// Generated from the contract by 'npm run contract'. Do not edit.
import { list, optional, withDefault } from '../shapes/combine';
import { object, page, rows } from '../shapes/object';
import { count, number, text, word } from '../shapes/values';

export const listedParameterShape = /* @__PURE__ */ object(
  {
    parameterID: withDefault(text, ''),
    parameterName: withDefault(text, ''),
    value: optional(number),
    version: optional(count),
    startups: optional(count),
  },
  { parameterName: ['parameterName', 'parameterID'] },
);

export const parameterPageShape = /* @__PURE__ */ page(
  'parameters',
  {
    parameters: withDefault(list(listedParameterShape), []),
    held_without_weight: optional(count),
    page: optional(count),
    pageSize: optional(count),
  },
  { parameters: ['parameters', 'items'] },
);

export const parameterShape = /* @__PURE__ */ object(
  {
    parameterID: withDefault(text, ''),
    parameterName: withDefault(text, ''),
    value: optional(number),
    version: optional(count),
  },
  { parameterName: ['parameterName', 'parameterID'] },
);

export const importedWeightsShape = /* @__PURE__ */ object({
  created: list(word),
  changed: list(word),
  unchanged: count,
});

export const usualParametersShape = /* @__PURE__ */ rows('parameterIDs', { parameterIDs: list(word) });

export const parameterChoiceShape = /* @__PURE__ */ object(
  {
    parameterID: withDefault(text, ''),
    parameterName: withDefault(text, ''),
    value: optional(number),
    exclusive_groups: optional(list(word)),
  },
  { parameterName: ['parameterName', 'parameterID'] },
);

export const parameterChoicesShape = /* @__PURE__ */ rows(
  'parameters',
  { parameters: list(parameterChoiceShape) },
  { parameters: ['parameters', 'items'] },
);
