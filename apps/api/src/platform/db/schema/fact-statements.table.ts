import { bigint, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from './columns';
import type { Founder } from './company-facts';
import type { MoneyKind } from '@vaglio/startups-domain';

/** Founder that a person entered. */
export type StatedFounder = Founder & { role: string | null };

/** Amount that a person entered. */
export type StatedMoney = {
  kind: MoneyKind;
  amount: number;
  /** ISO 4217 code of the currency. */
  currency: string;
  as_stated: string;
  stage: string | null;
  /** Date as YYYY-MM-DD. */
  date: string | null;
  investors: string[];
};

/**
 * Statements of people about startups that columns cannot express. A statement marks a list entry as correct or wrong,
 * or prevents an earlier row from filling a field that a person emptied.
 */
export const factStatements = pgTable(
  'fact_statements',
  {
    id: id(),
    /** Not a foreign key, because a restored startup keeps its statements. */
    startup_id: bigint({ mode: 'number' }).notNull(),
    list: text({ enum: ['fields', 'founders', 'money', 'awards'] }).notNull(),
    /** Key of the list entry (folded text), or name of the field. */
    entry_key: text().notNull(),
    /** Corrected list entry. `founder`, `money` and `award` are all null if the entry is wrong. */
    founder: jsonb().$type<StatedFounder>(),
    money: jsonb().$type<StatedMoney>(),
    award: text(),
    /** Raw row whose entry a person accepted. It remains the source of the entry. */
    raw_id: bigint({ mode: 'number' }),
    note: text(),
    said_by: uuid(),
    said_at: timestamp().notNull(),
    created_at: createdAt(),
  },
  (t) => [uniqueIndex('fact_statements_entry').on(t.startup_id, t.list, t.entry_key)],
);

export type Statement = Pick<
  typeof factStatements.$inferSelect,
  | 'startup_id'
  | 'list'
  | 'entry_key'
  | 'founder'
  | 'money'
  | 'award'
  | 'raw_id'
  | 'note'
  | 'said_by'
  | 'said_at'
>;
