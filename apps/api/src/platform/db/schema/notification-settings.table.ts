import { bigint, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.table';
import { createdAt } from './columns';
import { views } from './views.table';
import { DIGEST_DAYS, type MailChoice, type Topic } from './notification-kinds';

export type TopicChoice = { inbox: boolean; mail: MailChoice };

/** What a person chose; who has no row, or said nothing of a topic, has what the view `notification_choices` says. */
export const notificationSettings = pgTable('notification_settings', {
  user_id: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  choices: jsonb().$type<Partial<Record<Topic, TopicChoice>>>().notNull().default({}),
  digest: text({ enum: DIGEST_DAYS }).notNull().default('working_days'),
  /** HH:MM in the time zone of the profile, or in Zurich where it names none. */
  digest_time: text().notNull().default('07:00'),
  /** The view whose new startups a digest says; null for the whole list. */
  digest_view: bigint({ mode: 'number' }).references(() => views.id, { onDelete: 'set null' }),
  updated_at: createdAt(),
});
