import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from './columns';
import { EVENT_KINDS } from './event-kinds';
import { WEBHOOK_FORMATS } from './webhook-formats';

/** Addresses that receive events. The secret is not stored: it is derived from a key of the installation and the nonce. */
export const webhooks = pgTable('webhooks', {
  id: id(),
  name: text().notNull(),
  /** Folded: two spellings of one name are the same webhook. */
  name_key: text().notNull().unique(),
  url: text().notNull(),
  /** Folded name and address, for search. */
  search_key: text().notNull(),
  kinds: text({ enum: EVENT_KINDS }).array().notNull(),
  format: text({ enum: WEBHOOK_FORMATS }).notNull().default('events'),
  is_active: boolean().notNull().default(true),
  /** Why the server switched it off; null where a person did, and while it is on. */
  off_reason: text(),
  nonce: text().notNull(),
  /** The public name of the key that the secret is derived from. */
  key_id: text().notNull(),
  /** Since when every attempt has failed, and how many; null and 0 after one that did not. */
  failing_since: timestamp(),
  failures: integer().notNull().default(0),
  /** Counts every change by a person, and the switching off; carried by If-Match. */
  version: integer().notNull().default(1),
  created_at: createdAt(),
  updated_at: createdAt(),
});
