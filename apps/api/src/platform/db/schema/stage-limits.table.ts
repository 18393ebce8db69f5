import { sql } from 'drizzle-orm';
import { check, integer, pgTable, smallint } from 'drizzle-orm/pg-core';

/** Number of days after which a startup is marked as long in its stage; null for never. The table has one row. */
export const stageLimits = pgTable(
  'stage_limits',
  {
    id: smallint().primaryKey().default(1),
    contacted: integer().default(30),
    contract: integer().default(45),
    /** Version of the limits for If-Match, incremented with every change. */
    version: integer().notNull().default(1),
  },
  (t) => [check('stage_limits_one_row', sql`${t.id} = 1`)],
);
