// Generated from the contract by 'npm run contract'. Do not edit.
import { count, list, nullable, object, oneOf, page, text, yes } from '@vaglio/api-client';

export const webhook = /* @__PURE__ */ object({
  id: text,
  name: text,
  url: text,
  kinds: list(oneOf('decision.set', 'startups.reached_threshold', 'run.finished')),
  is_active: yes,
  off_reason: nullable(text),
  failing_since: nullable(text),
  version: count,
  created_at: text,
  updated_at: text,
});

export const webhookPage = /* @__PURE__ */ page('items', { items: list(webhook) });

export const createdWebhook = /* @__PURE__ */ object({
  id: text,
  name: text,
  url: text,
  kinds: list(oneOf('decision.set', 'startups.reached_threshold', 'run.finished')),
  is_active: yes,
  off_reason: nullable(text),
  failing_since: nullable(text),
  version: count,
  created_at: text,
  updated_at: text,
  secret: text,
});

export const webhookDelivery = /* @__PURE__ */ object({
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

export const webhookDeliveryList = /* @__PURE__ */ page('items', { items: list(webhookDelivery) });
