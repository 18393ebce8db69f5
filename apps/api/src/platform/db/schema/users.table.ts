import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, timestamp } from './columns';

export const users = pgTable(
  'users',
  {
    id: uuid().defaultRandom().primaryKey(),
    /** A service account is used by programs with its API tokens, and belongs to nobody. */
    kind: text({ enum: ['person', 'service'] })
      .notNull()
      .default('person'),
    /** What a service account is for; null for a person. */
    purpose: text(),
    /** Of a service account, how it is shown: it has no address. */
    email: text().notNull(),
    /** Trimmed, lower case: two spellings of one address are one account. */
    email_key: text().notNull().unique(),
    username: text().notNull(),
    /** How the person is shown: first and last name where the person gave them. */
    name: text().notNull(),
    first_name: text(),
    last_name: text(),
    /** Of the IANA list; null: that of the browser, and Europe/Zurich where the server needs one. */
    time_zone: text(),
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
    /** Until when the link of an invitation is valid; means nothing once a password was chosen. */
    invited_until: timestamp(),
    /** Until when the first steps of the installation are not shown to the person. */
    first_steps_hidden_until: timestamp(),
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
    check('users_kind', sql`${t.kind} in ('person', 'service')`),
    check('users_services_have_no_password', sql`${t.kind} = 'person' or ${t.password_hash} is null`),
  ],
);
