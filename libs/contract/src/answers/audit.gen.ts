// Generated from the contract by 'npm run contract'. Do not edit.
import { list, nullable, optional, withDefault } from '../shapes/combine';
import { object, page } from '../shapes/object';
import { anything, count, text, word, yes } from '../shapes/values';

export const auditActorShape = /* @__PURE__ */ object({ id: withDefault(text, ''), email: nullable(text) });

export const auditEventShape = /* @__PURE__ */ object({
  id: withDefault(text, ''),
  at: withDefault(text, ''),
  actor: nullable(auditActorShape),
  action: withDefault(text, ''),
  target_type: nullable(text),
  target_id: nullable(text),
  target_name: nullable(text),
  target_exists: withDefault(yes, false),
  before: anything,
  after: anything,
  ip: nullable(text),
  request_id: nullable(text),
});

export const auditEventPageShape = /* @__PURE__ */ page('items', {
  items: list(auditEventShape),
  page: optional(count),
  pageSize: optional(count),
});

export const auditChoicesShape = /* @__PURE__ */ object({
  actions: list(word),
  target_types: withDefault(list(word), []),
});
