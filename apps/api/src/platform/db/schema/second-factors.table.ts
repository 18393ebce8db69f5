import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.table';
import { createdAt, timestamp } from './columns';

/** The authenticator app of a person; it counts once a code of it was given. */
export const secondFactors = pgTable('second_factors', {
  user_id: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted with a key that is not in the database. */
  sealed_secret: text().notNull(),
  /** Null until a first code was given. */
  confirmed_at: timestamp(),
  /** Of the last code that was used: no code is good twice. */
  last_step: bigint({ mode: 'number' }).notNull().default(0),
  created_at: createdAt(),
});

/** Codes that replace the app once each; only their hashes are stored. */
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
