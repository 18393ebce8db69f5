import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.table';
import { createdAt, timestamp } from './columns';

/** Authenticator apps of people. An app is active after its first valid code. */
export const secondFactors = pgTable('second_factors', {
  user_id: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Secret of the app, encrypted with a key that is not in the database. */
  sealed_secret: text().notNull(),
  /** Time of the first valid code; null until then. */
  confirmed_at: timestamp(),
  /** Time step of the last code used, so that no code is accepted twice. */
  last_step: bigint({ mode: 'number' }).notNull().default(0),
  created_at: createdAt(),
});

/** Single-use recovery codes. Only their hashes are stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    code_hash: text().notNull(),
    used_at: timestamp(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.code_hash] })],
);
