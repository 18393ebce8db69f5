// Generated from the contract by 'npm run contract'. Do not edit.
import { list, nullable, object, page, text, word } from '@vaglio/api-client';

export const apiToken = /* @__PURE__ */ object({
  id: text,
  name: text,
  ending: text,
  scopes: list(word),
  created_at: text,
  expires_at: text,
  last_used_at: nullable(text),
});

export const apiTokenList = /* @__PURE__ */ page('items', { items: list(apiToken) });

export const createdApiToken = /* @__PURE__ */ object({
  id: text,
  name: text,
  ending: text,
  scopes: list(word),
  created_at: text,
  expires_at: text,
  last_used_at: nullable(text),
  token: text,
});
