import { bigint, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.table';
import { createdAt } from './columns';
import { views } from './views.table';
import { DIGEST_DAYS, type MailChoice, type Topic } from './notification-kinds';

export type TopicChoice = { inbox: boolean; mail: MailChoice };

/** Notification settings of people. The view `notification_choices` provides defaults for missing rows and topics. */
export const notificationSettings = pgTable('notification_settings', {
  user_id: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  choices: jsonb().$type<Partial<Record<Topic, TopicChoice>>>().notNull().default({}),
  digest: text({ enum: DIGEST_DAYS }).notNull().default('working_days'),
  /** Time of the digest, as HH:MM in the time zone of the person's profile. The default time zone is Zurich. */
  digest_time: text().notNull().default('07:00'),
  /** View whose new startups are listed in the digest; null for all startups. */
  digest_view: bigint({ mode: 'number' }).references(() => views.id, { onDelete: 'set null' }),
  updated_at: createdAt(),
});
