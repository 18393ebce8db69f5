import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from '../db/columns';

/**
 * Messages to be sent, each by one process. A message names its reader only: what it says, secrets included, is
 * made when it is sent.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    kind: text({ enum: ['reset', 'password-changed', 'invitation', 'password-set'] }).notNull(),
    /** Null for nobody: a request for an unknown address leaves the same trace as one for a known. No reference either. */
    user_id: uuid(),
    attempts: integer().notNull().default(0),
    /** Whoever takes a message moves this on, so that no other takes it too, unless the first one dies. */
    due_at: createdAt(),
    sent_at: timestamp(),
    failed_at: timestamp(),
    created_at: createdAt(),
  },
  (t) => [
    index('outbox_waiting')
      .on(t.due_at)
      .where(sql`${t.sent_at} is null and ${t.failed_at} is null`),
  ],
);
