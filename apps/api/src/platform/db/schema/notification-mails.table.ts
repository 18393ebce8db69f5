import { sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.table';
import { createdAt, id, timestamp } from './columns';
import { TOPICS } from './notification-kinds';

/** Mails about notifications: at most one digest per person per day, and immediate mails about one topic. */
export const notificationMails = pgTable(
  'notification_mails',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Topic of an immediate mail; null for a digest. */
    topic: text({ enum: TOPICS }),
    /** Date of a digest in the time zone of the person; null for other mails. */
    day: date({ mode: 'string' }),
    /** Period that the digest covers; null for other mails. */
    since: timestamp(),
    until: timestamp(),
    /** True for a digest that was not sent because it had no content. */
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
