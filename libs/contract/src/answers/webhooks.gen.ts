// Generated from the contract by 'npm run contract'. Do not edit.
import { list, nullable } from '../shapes/combine';
import { object, page } from '../shapes/object';
import { count, oneOf, text, yes } from '../shapes/values';

export const webhookShape = /* @__PURE__ */ object({
  id: text,
  name: text,
  url: text,
  kinds: list(oneOf('decision.set', 'startups.reached_threshold', 'run.finished')),
  format: oneOf('events', 'slack', 'teams'),
  is_active: yes,
  off_reason: nullable(text),
  failing_since: nullable(text),
  version: count,
  created_at: text,
  updated_at: text,
});

export const webhookPageShape = /* @__PURE__ */ page('items', { items: list(webhookShape) });

export const createdWebhookShape = /* @__PURE__ */ object({
  id: text,
  name: text,
  url: text,
  kinds: list(oneOf('decision.set', 'startups.reached_threshold', 'run.finished')),
  format: oneOf('events', 'slack', 'teams'),
  is_active: yes,
  off_reason: nullable(text),
  failing_since: nullable(text),
  version: count,
  created_at: text,
  updated_at: text,
  secret: text,
});

export const webhookDeliveryShape = /* @__PURE__ */ object({
  id: text,
  event_id: text,
  kind: oneOf('decision.set', 'startups.reached_threshold', 'run.finished', 'test'),
  state: oneOf('waiting', 'delivered', 'failed'),
  attempts: count,
  status: nullable(count),
  error: nullable(text),
  occurred_at: text,
  delivered_at: nullable(text),
  due_at: nullable(text),
});

export const webhookDeliveryListShape = /* @__PURE__ */ page('items', { items: list(webhookDeliveryShape) });

export const webhookExampleShape = /* @__PURE__ */ object({
  format: oneOf('events', 'slack', 'teams'),
  kind: oneOf('decision.set', 'startups.reached_threshold', 'run.finished'),
  body: text,
});

export const webhookExamplesShape = /* @__PURE__ */ page('items', { items: list(webhookExampleShape) });
