/** What a webhook is sent: events as they are, or messages of a chat. */
export const WEBHOOK_FORMATS = ['events', 'slack', 'teams'] as const;
export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number];
