import { Type, type Static } from '@sinclair/typebox';
import { addressText } from '../../platform/http/validation/address-text';
import { nameText } from '../../platform/http/validation/name-text';
import {
  closed,
  idParams,
  listBody,
  nullableInteger,
  nullableString,
  oneOf,
  pageQuery,
  ref,
  seenVersion,
} from '../../platform/http/validation/schema-parts';
import { MAX_NAME_LENGTH } from '../../platform/http/validation/text-limits';
import { WEBHOOK_FORMATS } from '../../platform/db/schema/webhook-formats';
import { DELIVERY_KINDS, EVENT_KINDS } from '../../platform/db/schema/event-kinds';

const MAX_URL_LENGTH = 2_000;
const moment = () => nullableString(40);

const format = oneOf(WEBHOOK_FORMATS, {
  description: 'events: as they are, signed; slack, teams: messages that an address of Slack or Teams takes',
});

const Webhook = closed(
  {
    id: Type.String(),
    name: Type.String(),
    url: Type.String(),
    kinds: Type.Array(oneOf(EVENT_KINDS)),
    format,
    is_active: Type.Boolean(),
    off_reason: Type.Unsafe<string | null>({
      ...nullableString(1_000),
      description: 'Why the server switched it off; null where a person did, and while it is on',
    }),
    failing_since: Type.Unsafe<string | null>({
      ...moment(),
      description: 'Since when every attempt has failed; null after one that did not',
    }),
    version: Type.Integer({ description: 'Sent back as If-Match' }),
    created_at: Type.String(),
    updated_at: Type.String(),
  },
  { $id: 'Webhook' },
);
export type WebhookBody = Static<typeof Webhook>;

const WebhookPage = listBody(Webhook, 'WebhookPage');

const CreatedWebhook = closed(
  {
    ...Webhook.properties,
    secret: Type.String({ description: 'Signs what is sent (Standard Webhooks); in this answer only' }),
  },
  { $id: 'CreatedWebhook' },
);
export type CreatedWebhookBody = Static<typeof CreatedWebhook>;

const Delivery = closed(
  {
    id: Type.String(),
    event_id: Type.String({ description: 'Sent as webhook-id; the same in all attempts and repetitions' }),
    kind: oneOf(DELIVERY_KINDS),
    state: oneOf(['waiting', 'delivered', 'failed']),
    attempts: Type.Integer(),
    status: Type.Unsafe<number | null>({
      ...nullableInteger(100, 999),
      description: 'Answered to the last attempt; null where there was no answer, and before the first',
    }),
    error: nullableString(1_000),
    occurred_at: Type.String(),
    delivered_at: moment(),
    due_at: Type.Unsafe<string | null>({
      ...moment(),
      description: 'Its next attempt; null while it is being sent, and when it is over',
    }),
  },
  { $id: 'WebhookDelivery' },
);
export type DeliveryBody = Static<typeof Delivery>;

const DeliveryList = listBody(Delivery, 'WebhookDeliveryList');

const fields = closed({
  name: nameText({ minLength: 1, maxLength: MAX_NAME_LENGTH, pattern: '\\S' }),
  url: addressText({ minLength: 1, maxLength: MAX_URL_LENGTH, description: 'Public, with https' }),
  kinds: Type.Array(oneOf(EVENT_KINDS), { minItems: 1, maxItems: EVENT_KINDS.length, uniqueItems: true }),
  format: Type.Optional(format),
  is_active: Type.Optional(Type.Boolean()),
});
export type WebhookFields = Static<typeof fields>;

const tags = ['webhooks'];

export const listWebhooksSchema = {
  operationId: 'listWebhooks',
  tags,
  summary: 'Webhooks by name; q matches a part of name and address',
  querystring: closed({ page: pageQuery.page, pageSize: pageQuery.pageSize, q: pageQuery.q }),
  response: { 200: ref(WebhookPage) },
};
export const createWebhookSchema = {
  operationId: 'createWebhook',
  tags,
  refuses: [409],
  summary: 'Add a webhook; 409 when the name is taken',
  body: fields,
  response: { 201: ref(CreatedWebhook) },
};
export const updateWebhookSchema = {
  operationId: 'updateWebhook',
  tags,
  refuses: [409],
  summary: 'Change a webhook; 412 when somebody else changed it since',
  params: idParams,
  headers: seenVersion,
  body: fields,
  response: { 200: ref(Webhook) },
};
export const deleteWebhookSchema = {
  operationId: 'deleteWebhook',
  tags,
  summary: 'Delete a webhook',
  params: idParams,
  response: { 204: Type.Null() },
};

export const listWebhookDeliveriesSchema = {
  operationId: 'listWebhookDeliveries',
  tags,
  refuses: [404],
  summary: 'The last 50 deliveries to a webhook, the newest first',
  params: idParams,
  response: { 200: ref(DeliveryList) },
};
const WebhookExamples = listBody(
  closed(
    {
      format,
      kind: oneOf(EVENT_KINDS),
      body: Type.String({ description: 'As it is sent' }),
    },
    { $id: 'WebhookExample' },
  ),
  'WebhookExamples',
);

export const listWebhookExamplesSchema = {
  operationId: 'listWebhookExamples',
  tags,
  summary: 'What a webhook is sent, by format and event, with made-up startups',
  response: { 200: ref(WebhookExamples) },
};
export const testWebhookSchema = {
  operationId: 'testWebhook',
  tags,
  refuses: [404],
  summary: 'Send a test to a webhook, also to one that is switched off',
  params: idParams,
  response: { 201: ref(Delivery) },
};
export const repeatDeliverySchema = {
  operationId: 'repeatWebhookDelivery',
  tags,
  refuses: [404],
  summary: 'Send an event once more, with the same webhook-id',
  params: closed({ ...idParams.properties, deliveryId: idParams.properties.id }),
  response: { 201: ref(Delivery) },
};
