// Generated from the contract by 'npm run contract'. Do not edit.
import { list, nullable, optional } from '../shapes/combine';
import { object, page } from '../shapes/object';
import { count, number, text } from '../shapes/values';

export const awardLookAlikeShape = /* @__PURE__ */ object({
  parameterID: text,
  parameterName: text,
  likeness: number,
});

export const unweightedAwardShape = /* @__PURE__ */ object({
  award_key: text,
  award: text,
  startups: count,
  examples: list(object({ id: text, company_name: text })),
  look_alikes: list(awardLookAlikeShape),
});

export const unweightedAwardPageShape = /* @__PURE__ */ page('items', {
  items: list(unweightedAwardShape),
  ignored: count,
  page: optional(count),
  pageSize: optional(count),
});

export const awardAliasShape = /* @__PURE__ */ object({
  award_key: text,
  award: text,
  startups: count,
  by: nullable(text),
  at: text,
  parameterID: text,
  parameterName: text,
});

export const ignoredAwardShape = /* @__PURE__ */ object({
  award_key: text,
  award: text,
  startups: count,
  by: nullable(text),
  at: text,
});

export const awardDecisionsShape = /* @__PURE__ */ object({
  aliases: list(awardAliasShape),
  ignored: list(ignoredAwardShape),
});

export const namedAliasShape = /* @__PURE__ */ object({ award: text, parameterID: text });

export const namedAwardShape = /* @__PURE__ */ object({ award: text });
