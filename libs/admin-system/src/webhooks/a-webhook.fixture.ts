import type { Webhook, WebhookDelivery, WebhookExample } from '@vaglio/contract';

/** Returns a webhook as it appears in a server response. */
export function aWebhook(overrides: Partial<Webhook> = {}): Webhook {
  return {
    id: '1',
    name: 'Alpha',
    url: 'https://crm.example/events',
    kinds: ['decision.set'],
    format: 'events',
    is_active: true,
    off_reason: null,
    failing_since: null,
    version: 1,
    created_at: '2026-11-20T08:00:00.000Z',
    updated_at: '2026-11-20T08:00:00.000Z',
    ...overrides,
  };
}

/** Returns a delivery as it appears in a server response. */
export function aDelivery(overrides: Partial<WebhookDelivery> = {}): WebhookDelivery {
  return {
    id: '7',
    event_id: 'decision-5',
    kind: 'decision.set',
    state: 'delivered',
    attempts: 1,
    status: 204,
    error: null,
    occurred_at: '2026-11-20T09:00:00.000Z',
    delivered_at: '2026-11-20T09:00:01.000Z',
    due_at: null,
    ...overrides,
  };
}

/** Examples of an event in the format for programs and in the format for Slack. */
export const SOME_EXAMPLES: readonly WebhookExample[] = [
  { format: 'events', kind: 'decision.set', body: '{"type":"decision.set","data":{"to":1}}' },
  { format: 'slack', kind: 'decision.set', body: '{"text":"Quellwerk AG was rejected."}' },
];
