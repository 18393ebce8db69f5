import { bigint, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from './columns';
import type { Founder } from './company-facts';
import type { MoneyKind } from '@vaglio/startups-domain';

/** A founder as a person names one. */
export type StatedFounder = Founder & { role: string | null };

/** A sum as a person states it. */
export type StatedMoney = {
  kind: MoneyKind;
  amount: number;
  /** ISO 4217. */
  currency: string;
  as_stated: string;
  stage: string | null;
  /** YYYY-MM-DD. */
  date: string | null;
  investors: string[];
};

/**
 * What people say about a startup beside the values of its columns: about an entry of one of its lists, that it is so
 * or is none; about a field, that it was emptied, so that no earlier row fills it again.
 */
export const factStatements = pgTable(
  'fact_statements',
  {
    id: id(),
    /** No foreign key: a startup that is deleted and restored has its statements still. */
    startup_id: bigint({ mode: 'number' }).notNull(),
    list: text({ enum: ['fields', 'founders', 'money', 'awards'] }).notNull(),
    /** The folded entry, or the name of the field. */
    entry_key: text().notNull(),
    /** What the entry is instead, or is; all three null: it is none. */
    founder: jsonb().$type<StatedFounder>(),
    money: jsonb().$type<StatedMoney>(),
    award: text(),
    /** The raw row whose entry a person accepted: that stays its source. */
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
