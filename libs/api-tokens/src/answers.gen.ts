// Generated from the contract by 'npm run contract'. Do not edit.
import { count, list, nullable, object, oneOf, page, text, word, yes } from '@vaglio/api-client';

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

export const serviceAccount = /* @__PURE__ */ object({
  id: text,
  name: text,
  purpose: text,
  role: oneOf('user', 'super', 'admin'),
  may_edit_investments: yes,
  is_active: yes,
  tokens: count,
  last_used_at: nullable(text),
  created_at: text,
  version: count,
});

export const serviceAccountPage = /* @__PURE__ */ page('items', { items: list(serviceAccount) });
