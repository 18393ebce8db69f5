import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, timestamp } from './columns';
import type { FieldOrigin } from './startups.table';
import type { Statement } from './fact-statements.table';

/** What people say about one fact: what an act changes, and what its undoing restores. */
export type FactClaim = {
  /** Of a field: the columns that a person set or accepted, with their origin; null where nobody did. */
  said: { columns: Record<string, string | number | null>; origin: FieldOrigin } | null;
  /** About an entry of a list, or that the field was emptied; null for none. */
  statement: Omit<Statement, 'startup_id' | 'list' | 'entry_key'> | null;
};

/** Each act of a person on a fact with its inverse, kept for good. */
export const factChanges = pgTable(
  'fact_changes',
  {
    id: id(),
    /** No foreign key: what was done stays known while the startup is deleted. */
    startup_id: bigint({ mode: 'number' }).notNull(),
    list: text({ enum: ['fields', 'founders', 'money', 'awards'] }).notNull(),
    /** Name of the field, or the folded entry. */
    entry_key: text().notNull(),
    kind: text({
      enum: ['corrected', 'handed_back', 'confirmed', 'added', 'discarded', 'taken', 'kept'],
    }).notNull(),
    before: jsonb().$type<FactClaim>().notNull(),
    after: jsonb().$type<FactClaim>().notNull(),
    /** The values as they read; null for none. */
    text_before: text(),
    text_after: text(),
    note: text(),
    /** Of 'taken' and 'kept'. */
    suggestion_id: bigint({ mode: 'number' }),
    made_by: uuid(),
    made_at: timestamp().notNull(),
    undone_by: uuid(),
    undone_at: timestamp(),
  },
  (t) => [index('fact_changes_fact').on(t.startup_id, t.list, t.entry_key, t.id)],
);
