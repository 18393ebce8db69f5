import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.table';
import { createdAt, id, timestamp } from './columns';
import { MAIL_CHOICES, NOTIFICATION_KINDS } from './notification-kinds';

/**
 * Notifications for people. A row only references its subject. The text is created when the notification is read, so it
 * never shows content that has since been removed.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: NOTIFICATION_KINDS }).notNull(),
    /** Event that caused the notification. A person is notified once per event. */
    cause: text().notNull(),
    /** Startup at the time of the event. Not a foreign key, because the startup may have been merged since. */
    startup_id: bigint({ mode: 'number' }),
    /** Not a foreign key, because the audit trail keeps the name of a deleted account. */
    actor_id: uuid(),
    /** Id of the note, decision, source or run that the notification is about. */
    subject_id: bigint({ mode: 'number' }),
    details: jsonb().$type<Record<string, unknown>>(),
    /** True if the notification is shown in the inbox; false if it is only sent by mail. */
    in_inbox: boolean().notNull(),
    mail: text({ enum: MAIL_CHOICES }).notNull(),
    /** Mail that contains the notification; null if there is no such mail yet, or if none will be sent. */
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
