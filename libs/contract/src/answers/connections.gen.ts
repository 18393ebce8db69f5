// Generated from the contract by 'npm run contract'. Do not edit.
import { list, nullable } from '../shapes/combine';
import { object } from '../shapes/object';
import { count, number, oneOf, text, word, yes } from '../shapes/values';

export const modelSettingsShape = /* @__PURE__ */ object({
  address: nullable(text),
  models: list(word),
  key: object({ state: oneOf('none', 'kept', 'unreadable'), end: nullable(text) }),
  environment: list(word),
  can_undo: yes,
  changed_by: nullable(text),
  changed_at: nullable(text),
  version: count,
});

export const connectionStepShape = /* @__PURE__ */ object({
  name: text,
  ok: yes,
  text: text,
  duration_ms: nullable(count),
});

export const connectionTestShape = /* @__PURE__ */ object({
  ok: yes,
  model: text,
  steps: list(connectionStepShape),
  duration_ms: count,
  tokens: count,
  cost: number,
});

export const mailSettingsShape = /* @__PURE__ */ object({
  host: nullable(text),
  port: count,
  security: oneOf('tls', 'starttls', 'none', 'starttls_if_offered'),
  user: nullable(text),
  password: object({ state: oneOf('none', 'kept', 'unreadable'), end: nullable(text) }),
  sender: text,
  environment: list(word),
  can_undo: yes,
  changed_by: nullable(text),
  changed_at: nullable(text),
  version: count,
});

export const mailTestShape = /* @__PURE__ */ object({ ok: yes, to: text, text: text });
