// Generated from the contract by 'npm run contract'. Do not edit.
import { list, nullable } from '../shapes/combine';
import { object, page } from '../shapes/object';
import { count, oneOf, text, yes } from '../shapes/values';

export const serviceAccountShape = /* @__PURE__ */ object({
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

export const serviceAccountPageShape = /* @__PURE__ */ page('items', { items: list(serviceAccountShape) });
