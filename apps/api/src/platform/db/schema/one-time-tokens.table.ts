import type { SignInWay } from '@vaglio/access-control';
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, timestamp } from './columns';
import { users } from './users.table';

/** Single-use links and temporary tokens. Only the SHA-256 hash of a token is stored. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    token_hash: text().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['first', 'invitation', 'forced', 'reset'] }).notNull(),
    /** Sign-in method, if the person must change the password during a sign-in; null for a link. */
    way: text().$type<SignInWay>(),
    provider_sid: text(),
    second_factor: boolean().notNull().default(false),
    expires_at: timestamp().notNull(),
    used_at: timestamp(),
    created_at: createdAt(),
  },
  (t) => [index('one_time_tokens_user').on(t.user_id)],
);
