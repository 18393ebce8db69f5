import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from './columns';
import { EVENT_KINDS } from './event-kinds';
import { WEBHOOK_FORMATS } from './webhook-formats';

/**
 * Addresses that receive events. The secret of a webhook is not stored. It is derived from an installation key and the
 * nonce.
 */
export const webhooks = pgTable('webhooks', {
  id: id(),
  name: text().notNull(),
  /** Folded name. Two spellings with the same key denote the same webhook. */
  name_key: text().notNull().unique(),
  url: text().notNull(),
  /** Folded text of name and address, for search. */
  search_key: text().notNull(),
  kinds: text({ enum: EVENT_KINDS }).array().notNull(),
  format: text({ enum: WEBHOOK_FORMATS }).notNull().default('events'),
  is_active: boolean().notNull().default(true),
  /** Reason why the server disabled the webhook; null if a person disabled it or if it is active. */
  off_reason: text(),
  nonce: text().notNull(),
  /** Public id of the installation key from which the secret is derived. */
  key_id: text().notNull(),
  /** Time of the first of the consecutive failures, and their number; null and 0 after a success. */
  failing_since: timestamp(),
  failures: integer().notNull().default(0),
  /**
   * Version of the webhook for If-Match. It is incremented when a person changes the webhook or the server disables it.
   */
  version: integer().notNull().default(1),
  created_at: createdAt(),
  updated_at: createdAt(),
});
