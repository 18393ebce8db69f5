// Generated from the contract by 'npm run contract'. Do not edit.
import { list, nullable } from '../shapes/combine';
import { object, page } from '../shapes/object';
import { text, word } from '../shapes/values';

export const apiTokenShape = /* @__PURE__ */ object({
  id: text,
  name: text,
  ending: text,
  scopes: list(word),
  created_at: text,
  expires_at: text,
  last_used_at: nullable(text),
});

export const apiTokenListShape = /* @__PURE__ */ page('items', { items: list(apiTokenShape) });

export const createdApiTokenShape = /* @__PURE__ */ object({
  id: text,
  name: text,
  ending: text,
  scopes: list(word),
  created_at: text,
  expires_at: text,
  last_used_at: nullable(text),
  token: text,
});
