// Generated from the contract by 'npm run contract'. Do not edit.
import { list, nullable, optional } from '../shapes/combine';
import { object } from '../shapes/object';
import { count, text, word } from '../shapes/values';

export const apiTokenShape = /* @__PURE__ */ object({
  id: text,
  name: text,
  ending: text,
  scopes: list(word),
  unconfirmed_scopes: optional(list(word)),
  created_at: text,
  expires_at: text,
  last_used_at: nullable(text),
});

export const apiTokenListShape = /* @__PURE__ */ object({
  items: list(apiTokenShape),
  total: count,
  usable_scopes: optional(list(word)),
});

export const createdApiTokenShape = /* @__PURE__ */ object({
  id: text,
  name: text,
  ending: text,
  scopes: list(word),
  unconfirmed_scopes: optional(list(word)),
  created_at: text,
  expires_at: text,
  last_used_at: nullable(text),
  token: text,
});
