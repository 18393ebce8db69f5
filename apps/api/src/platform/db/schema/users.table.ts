import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, timestamp } from './columns';

export const users = pgTable(
  'users',
  {
    id: uuid().defaultRandom().primaryKey(),
    /** Kind of account. A service account is used by programs with API tokens and belongs to no person. */
    kind: text({ enum: ['person', 'service'] })
      .notNull()
      .default('person'),
    /** Purpose of a service account; null for a person. */
    purpose: text(),
    /** Email address of a person; display name of a service account. */
    email: text().notNull(),
    /** Email address, trimmed and in lower case, so that two spellings of an address belong to the same account. */
    email_key: text().notNull().unique(),
    username: text().notNull(),
    /** Display name. It consists of the first and last name if the person entered them. */
    name: text().notNull(),
    first_name: text(),
    last_name: text(),
    /** IANA time zone. If null, the browser uses its own time zone and the server uses Europe/Zurich. */
    time_zone: text(),
    /** Separator in exported CSV files; null for comma. */
    csv_separator: text({ enum: ['comma', 'semicolon', 'tab'] }),
    /** Language of the user interface and mails; null for automatic detection. */
    language: text({ enum: ['de', 'en', 'fr', 'it'] }),
    role: text({ enum: ['user', 'super', 'admin'] }).notNull(),
    scopes: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    account_status: text({ enum: ['active', 'disabled'] })
      .notNull()
      .default('active'),
    must_change_password: boolean().notNull().default(true),
    /** Password hash as an argon2id PHC string over the peppered digest; null until a password is set. */
    password_hash: text(),
    /** Time at which the invitation link expires. It is ignored once a password is set. */
    invited_until: timestamp(),
    /** Time until which the list "First steps" is hidden from the person. */
    first_steps_hidden_until: timestamp(),
    /** Access tokens issued before this time are invalid. */
    sessions_valid_from: createdAt(),
    last_sign_in_at: timestamp(),
    /** Version of the account for If-Match. A trigger increments it with every change by an administrator. */
    version: integer().notNull().default(1),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    check('users_language', sql`${t.language} in ('de', 'en', 'fr', 'it')`),
    check('users_role', sql`${t.role} in ('user', 'super', 'admin')`),
    check('users_csv_separator', sql`${t.csv_separator} in ('comma', 'semicolon', 'tab')`),
    check('users_account_status', sql`${t.account_status} in ('active', 'disabled')`),
    check('users_kind', sql`${t.kind} in ('person', 'service')`),
    check('users_services_have_no_password', sql`${t.kind} = 'person' or ${t.password_hash} is null`),
  ],
);
