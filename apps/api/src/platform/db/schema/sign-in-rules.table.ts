import { sql } from 'drizzle-orm';
import { check, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';

/** Sign-in rules, in a single row. */
export const signInRules = pgTable(
  'sign_in_rules',
  {
    id: smallint().primaryKey().default(1),
    /** Roles that require a second factor. People with such a role who have no second factor must set one up. */
    second_factor_roles: text({ enum: ['user', 'super', 'admin'] })
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Version of the rules for If-Match. A trigger increments it with every change. */
    version: integer().notNull().default(1),
    updated_at: createdAt(),
  },
  (t) => [check('sign_in_rules_one_row', sql`${t.id} = 1`)],
);
