import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.table';
import { createdAt, id, timestamp } from './columns';
import { MAIL_CHOICES, NOTIFICATION_KINDS } from './notification-kinds';

/**
 * What a person is to know. A row names what it is about; the words are made when it is read, so that it says nothing
 * that was taken back meanwhile.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: NOTIFICATION_KINDS }).notNull(),
    /** What caused it: a person is notified once of one cause. */
    cause: text().notNull(),
    /** As it was then; no foreign key, and it may be part of another one now. */
    startup_id: bigint({ mode: 'number' }),
    /** No foreign key: the name of a deleted account is kept by the audit trail. */
    actor_id: uuid(),
    /** The note, decision, source or run. */
    subject_id: bigint({ mode: 'number' }),
    details: jsonb().$type<Record<string, unknown>>(),
    /** False for what only a mail is sent about. */
    in_inbox: boolean().notNull(),
    mail: text({ enum: MAIL_CHOICES }).notNull(),
    /** The mail that says it; null before, and where there is none. */
    mail_id: bigint({ mode: 'number' }),
    created_at: createdAt(),
    read_at: timestamp(),
  },
  (t) => [
    uniqueIndex('notifications_cause').on(t.user_id, t.kind, t.cause),
    index('notifications_inbox').on(t.user_id, t.id),
    index('notifications_unread')
      .on(t.user_id, t.kind)
      .where(sql`${t.in_inbox} and ${t.read_at} is null`),
    index('notifications_unmailed')
      .on(t.mail, t.user_id)
      .where(sql`${t.mail_id} is null`),
    index('notifications_created').on(t.created_at),
  ],
);
