import type { SignInWay } from '@vaglio/access-control';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, timestamp } from './columns';
import { users } from './users.table';

/**
 * Sessions, one per sign-in. A session is a family of refresh tokens; only the token of the newest generation is valid.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().defaultRandom().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    way: text().$type<SignInWay>().notNull().default('password'),
    /** Id of the session at the OpenID Connect provider; null if there is none. */
    provider_sid: text(),
    /** True if a second factor was verified, either in Vaglio or by the provider. */
    second_factor: boolean().notNull().default(false),
    device_hash: text().notNull(),
    /**
     * Random value. The token of each generation is derived from it with an installation key, so that no token is
     * stored.
     */
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
