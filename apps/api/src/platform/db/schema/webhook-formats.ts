/** Payload formats of webhooks: plain events, or chat messages. */
export const WEBHOOK_FORMATS = ['events', 'slack', 'teams'] as const;
export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number];
