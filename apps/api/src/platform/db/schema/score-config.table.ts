import { sql } from 'drizzle-orm';
import { check, integer, numeric, pgTable, smallint } from 'drizzle-orm/pg-core';
import { createdAt, weight } from './columns';

/** Score settings until an administrator changes them. */
export const DEFAULT_SCORE_SETTINGS = { threshold: 5, top_percent: 0.2 } as const;

/** Score settings, in a single row. `top_percent` is a share from 0 to 1. */
export const scoreConfig = pgTable(
  'score_config',
  {
    id: smallint().primaryKey().default(1),
    threshold: weight().notNull().default(DEFAULT_SCORE_SETTINGS.threshold),
    top_percent: numeric({ precision: 5, scale: 4, mode: 'number' })
      .notNull()
      .default(DEFAULT_SCORE_SETTINGS.top_percent),
    /** Version of the settings for If-Match. A trigger increments it with every change. */
    version: integer().notNull().default(1),
    updated_at: createdAt(),
  },
  (t) => [
    check('score_config_one_row', sql`${t.id} = 1`),
    check('score_config_fraction', sql`${t.top_percent} between 0 and 1`),
  ],
);
