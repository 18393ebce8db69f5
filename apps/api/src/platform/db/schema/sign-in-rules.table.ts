import { sql } from 'drizzle-orm';
import { check, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';

/** The one row of what is asked of people who sign in. */
export const signInRules = pgTable(
  'sign_in_rules',
  {
    id: smallint().primaryKey().default(1),
    /** Roles whose people sign in with a second factor, and set one up where they have none. */
    second_factor_roles: text({ enum: ['user', 'super', 'admin'] })
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Counts every change; a trigger does it. Carried by If-Match. */
    version: integer().notNull().default(1),
    updated_at: createdAt(),
  },
  (t) => [check('sign_in_rules_one_row', sql`${t.id} = 1`)],
);
