import type { SignInWay } from '@vaglio/access-control';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, timestamp } from './columns';
import { users } from './users.table';

/** One row per sign-in: a family of refresh tokens, of which only the newest generation is good. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().defaultRandom().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    way: text().$type<SignInWay>().notNull().default('password'),
    /** Of the session at the provider from which it was opened; null where there is none. */
    provider_sid: text(),
    /** Whether a second factor was proved, here or at the provider. */
    second_factor: boolean().notNull().default(false),
    device_hash: text().notNull(),
    /** Random; with the server's key it derives every generation's token, so that none is stored. */
    nonce: text().notNull(),
    generation: integer().notNull().default(1),
    rotated_at: createdAt(),
    auth_time: createdAt(),
    user_agent: text(),
    created_at: createdAt(),
    last_used_at: createdAt(),
    expires_at: timestamp().notNull(),
    ended_at: timestamp(),
    ended_reason: text(),
  },
  (t) => [index('sessions_user').on(t.user_id), index('sessions_provider').on(t.provider_sid)],
);
