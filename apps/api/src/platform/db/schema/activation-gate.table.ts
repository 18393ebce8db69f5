import { sql } from 'drizzle-orm';
import { check, integer, numeric, pgTable, smallint } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';

const share = () => numeric({ precision: 5, scale: 4, mode: 'number' }).notNull();

/**
 * Minimum quality that a prompt version needs to be activated without a reason. The table has one row. All shares are
 * from 0 to 1.
 */
export const activationGate = pgTable(
  'activation_gate',
  {
    id: smallint().primaryKey().default(1),
    /** Minimum precision of each field, from 0 to 1. */
    company_name: share().default(0.9),
    canton: share().default(0.95),
    founding_year: share().default(0.95),
    raised_money: share().default(0.95),
    awards: share().default(0.95),
    /** Maximum decrease in F1 per field, compared with the active version. */
    max_f1_loss: share().default(0.02),
    /** Minimum number of articles in an evaluation. */
    min_articles: integer().notNull().default(20),
    /** Version of the row for If-Match. A trigger increments it with every change. */
    version: integer().notNull().default(1),
    updated_at: createdAt(),
  },
  (t) => [check('activation_gate_one_row', sql`${t.id} = 1`)],
);
