// Generated from the contract by 'npm run contract'. Do not edit.
export type ListWebhooksApiResponse = /** status 200 Default Response */ WebhookPage;
export type ListWebhooksApiArg = {
  page?: number;
  pageSize?: number | 'all';
  /** Folded substring: accents and case do not matter */
  q?: string;
};
export type CreateWebhookApiResponse = /** status 201 Default Response */ CreatedWebhook | null;
export type CreateWebhookApiArg = {
  body: {
    /** At least one visible character; no control, zero-width or directional ones */
    name: string;
    /** Public, with https. No control, zero-width or directional characters */
    url: string;
    kinds: ('decision.set' | 'startups.reached_threshold' | 'run.finished')[];
    /** events: as they are, signed; slack, teams: messages that an address of Slack or Teams takes */
    format?: 'events' | 'slack' | 'teams';
    is_active?: boolean;
  };
};
export type UpdateWebhookApiResponse = /** status 200 Default Response */ Webhook | null;
export type UpdateWebhookApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {
    /** At least one visible character; no control, zero-width or directional ones */
    name: string;
    /** Public, with https. No control, zero-width or directional characters */
    url: string;
    kinds: ('decision.set' | 'startups.reached_threshold' | 'run.finished')[];
    /** events: as they are, signed; slack, teams: messages that an address of Slack or Teams takes */
    format?: 'events' | 'slack' | 'teams';
    is_active?: boolean;
  };
};
export type DeleteWebhookApiResponse = unknown;
export type DeleteWebhookApiArg = {
  id: string;
};
export type ListWebhookDeliveriesApiResponse = /** status 200 Default Response */ WebhookDeliveryList;
export type ListWebhookDeliveriesApiArg = {
  id: string;
};
export type ListWebhookExamplesApiResponse = /** status 200 Default Response */ WebhookExamples;
export type ListWebhookExamplesApiArg = void;
export type TestWebhookApiResponse = /** status 201 Default Response */ WebhookDelivery | null;
export type TestWebhookApiArg = {
  id: string;
};
export type RepeatWebhookDeliveryApiResponse = /** status 201 Default Response */ WebhookDelivery | null;
export type RepeatWebhookDeliveryApiArg = {
  id: string;
  deliveryId: string;
};
export type Webhook = {
  id: string;
  name: string;
  url: string;
  kinds: ('decision.set' | 'startups.reached_threshold' | 'run.finished')[];
  /** events: as they are, signed; slack, teams: messages that an address of Slack or Teams takes */
  format: 'events' | 'slack' | 'teams';
  is_active: boolean;
  /** Why the server switched it off; null where a person did, and while it is on */
  off_reason: string | null;
  /** Since when every attempt has failed; null after one that did not */
  failing_since: string | null;
  /** Sent back as If-Match */
  version: number;
  created_at: string;
  updated_at: string;
};
export type WebhookPage = {
  items: Webhook[];
  total: number;
};
export type CreatedWebhook = {
  id: string;
  name: string;
  url: string;
  kinds: ('decision.set' | 'startups.reached_threshold' | 'run.finished')[];
  /** events: as they are, signed; slack, teams: messages that an address of Slack or Teams takes */
  format: 'events' | 'slack' | 'teams';
  is_active: boolean;
  /** Why the server switched it off; null where a person did, and while it is on */
  off_reason: string | null;
  /** Since when every attempt has failed; null after one that did not */
  failing_since: string | null;
  /** Sent back as If-Match */
  version: number;
  created_at: string;
  updated_at: string;
  /** Signs what is sent (Standard Webhooks); in this answer only */
  secret: string;
};
export type WebhookDelivery = {
  id: string;
  /** Sent as webhook-id; the same in all attempts and repetitions */
  event_id: string;
  kind: 'decision.set' | 'startups.reached_threshold' | 'run.finished' | 'test';
  state: 'waiting' | 'delivered' | 'failed';
  attempts: number;
  /** Answered to the last attempt; null where there was no answer, and before the first */
  status: number | null;
  error: string | null;
  occurred_at: string;
  delivered_at: string | null;
  /** Its next attempt; null while it is being sent, and when it is over */
  due_at: string | null;
};
export type WebhookDeliveryList = {
  items: WebhookDelivery[];
  total: number;
};
export type WebhookExample = {
  /** events: as they are, signed; slack, teams: messages that an address of Slack or Teams takes */
  format: 'events' | 'slack' | 'teams';
  kind: 'decision.set' | 'startups.reached_threshold' | 'run.finished';
  /** As it is sent */
  body: string;
};
export type WebhookExamples = {
  items: WebhookExample[];
  total: number;
};
