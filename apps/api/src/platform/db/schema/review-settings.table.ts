import { sql } from 'drizzle-orm';
import { check, integer, numeric, pgTable, smallint } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';

/** The one row of what may enter the ranked list by itself. */
export const reviewSettings = pgTable(
  'review_settings',
  {
    id: smallint().primaryKey().default(1),
    /** The least confidence, from 0 to 1; null is the default of the built-in extractor. */
    floor: numeric({ precision: 5, scale: 4, mode: 'number' }),
    /** Counts every change; a trigger does it. Carried by If-Match. */
    version: integer().notNull().default(1),
    updated_at: createdAt(),
  },
  (t) => [
    check('review_settings_one_row', sql`${t.id} = 1`),
    check('review_settings_fraction', sql`${t.floor} between 0 and 1`),
  ],
);
