import { sql } from 'drizzle-orm';
import { check, integer, numeric, pgTable, smallint } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';

const share = () => numeric({ precision: 5, scale: 4, mode: 'number' }).notNull();

/** The one row of conditions that a version meets before it is activated without a reason; shares are from 0 to 1. */
export const activationGate = pgTable(
  'activation_gate',
  {
    id: smallint().primaryKey().default(1),
    /** Least precision of each field. */
    company_name: share().default(0.9),
    canton: share().default(0.95),
    founding_year: share().default(0.95),
    raised_money: share().default(0.95),
    awards: share().default(0.95),
    /** How much F1 each field may lose against the active version. */
    max_f1_loss: share().default(0.02),
    /** Fewer articles than this measure too little. */
    min_articles: integer().notNull().default(20),
    /** Counts every change; a trigger does it. Carried by If-Match. */
    version: integer().notNull().default(1),
    updated_at: createdAt(),
  },
  (t) => [check('activation_gate_one_row', sql`${t.id} = 1`)],
);
