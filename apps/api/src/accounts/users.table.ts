import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, timestamp } from '../db/columns';

export const users = pgTable(
  'users',
  {
    id: uuid().defaultRandom().primaryKey(),
    email: text().notNull(),
    /** Trimmed, lower case: two spellings of one address are one account. */
    email_key: text().notNull().unique(),
    username: text().notNull(),
    name: text().notNull(),
    role: text({ enum: ['user', 'super', 'admin'] }).notNull(),
    scopes: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    account_status: text({ enum: ['active', 'disabled'] })
      .notNull()
      .default('active'),
    must_change_password: boolean().notNull().default(true),
    /** argon2id PHC string over the peppered digest; null until a password is chosen. */
    password_hash: text(),
    /** Access tokens issued before this time are void. */
    sessions_valid_from: createdAt(),
    last_sign_in_at: timestamp(),
    /** Counts what administrators change; a trigger does it. Carried by If-Match. */
    version: integer().notNull().default(1),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    check('users_role', sql`${t.role} in ('user', 'super', 'admin')`),
    check('users_account_status', sql`${t.account_status} in ('active', 'disabled')`),
  ],
);
