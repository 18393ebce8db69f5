import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from './columns';
import { leaseColumns } from './lease-columns';
import { DELIVERY_KINDS } from './event-kinds';

/**
 * Events on their way to one webhook each, sent by one process under a lease. Triggers write them in the transaction of
 * the cause.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    /** No foreign key: a decision must neither wait nor fail because a webhook is being deleted. */
    webhook_id: bigint({ mode: 'number' }).notNull(),
    /** Names what happened; the same in all attempts and repetitions. */
    event_id: text().notNull(),
    kind: text({ enum: DELIVERY_KINDS }).notNull(),
    /** As it was when it happened. */
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    occurred_at: timestamp().notNull(),
    ...leaseColumns(),
    /** Of the last attempt: the status that was answered, or why there was none. */
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
