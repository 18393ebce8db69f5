import { sql } from 'drizzle-orm';
import { check, integer, numeric, pgTable, smallint } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';

/** Settings of the review, in a single row. */
export const reviewSettings = pgTable(
  'review_settings',
  {
    id: smallint().primaryKey().default(1),
    /**
     * Minimum confidence of values that need no review, from 0 to 1; null for the default of the built-in extractor.
     */
    floor: numeric({ precision: 5, scale: 4, mode: 'number' }),
    /** Version of the settings for If-Match. A trigger increments it with every change. */
    version: integer().notNull().default(1),
    updated_at: createdAt(),
  },
  (t) => [
    check('review_settings_one_row', sql`${t.id} = 1`),
    check('review_settings_fraction', sql`${t.floor} between 0 and 1`),
  ],
);
