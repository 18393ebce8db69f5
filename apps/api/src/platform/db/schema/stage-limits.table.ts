import { sql } from 'drizzle-orm';
import { check, integer, pgTable, smallint } from 'drizzle-orm/pg-core';

/** The one row of limits: after so many days a startup has been in a stage for long. Null: never. */
export const stageLimits = pgTable(
  'stage_limits',
  {
    id: smallint().primaryKey().default(1),
    contacted: integer().default(30),
    contract: integer().default(45),
    /** Counts every change; carried by If-Match. */
    version: integer().notNull().default(1),
  },
  (t) => [check('stage_limits_one_row', sql`${t.id} = 1`)],
);
