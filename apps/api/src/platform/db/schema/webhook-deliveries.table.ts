import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from './columns';
import { leaseColumns } from './lease-columns';
import { DELIVERY_KINDS } from './event-kinds';

/**
 * Queue of events, each for one webhook. One process sends a delivery, under a lease. Triggers insert deliveries in the
 * transaction of the event.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    /** Not a foreign key, because a decision must neither wait nor fail while a webhook is being deleted. */
    webhook_id: bigint({ mode: 'number' }).notNull(),
    /** Id of the event. It is the same for all attempts and repeated deliveries. */
    event_id: text().notNull(),
    kind: text({ enum: DELIVERY_KINDS }).notNull(),
    /** Payload of the event, as of the time of the event. */
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    occurred_at: timestamp().notNull(),
    ...leaseColumns(),
    /** Result of the last attempt: the response status, or the reason why there was no response. */
    status: integer(),
    error: text(),
    delivered_at: timestamp(),
    failed_at: timestamp(),
    created_at: createdAt(),
  },
  (t) => [
    index('webhook_deliveries_waiting')
      .on(t.due_at)
      .where(sql`${t.delivered_at} is null and ${t.failed_at} is null`),
    index('webhook_deliveries_webhook').on(t.webhook_id, t.id),
    index('webhook_deliveries_created').on(t.created_at),
  ],
);
