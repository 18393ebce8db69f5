import { sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.table';
import { createdAt, id, timestamp } from './columns';
import { TOPICS } from './notification-kinds';

/** Mails about notifications: digests, at most one for a person and day, and those that are sent at once about one topic. */
export const notificationMails = pgTable(
  'notification_mails',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for a digest. */
    topic: text({ enum: TOPICS }),
    /** Of a digest: its day in the time zone of the person. */
    day: date({ mode: 'string' }),
    /** Of a digest: the time that it is about. */
    since: timestamp(),
    until: timestamp(),
    /** Of a digest that nothing happened for: none was sent. */
    is_empty: boolean().notNull().default(false),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('notification_mails_day')
      .on(t.user_id, t.day)
      .where(sql`${t.topic} is null`),
    index('notification_mails_user').on(t.user_id, t.topic, t.created_at),
  ],
);
