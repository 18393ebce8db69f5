import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, timestamp } from './columns';
import type { FieldOrigin } from './startups.table';
import type { Statement } from './fact-statements.table';

/** What people stated about one fact, before or after a change. Undo restores it. */
export type FactClaim = {
  /** Columns of a field that a person set or accepted, with their origin; null if no person did. */
  said: { columns: Record<string, string | number | null>; origin: FieldOrigin } | null;
  /** Statement about a list entry or an emptied field; null if there is none. */
  statement: Omit<Statement, 'startup_id' | 'list' | 'entry_key'> | null;
};

/** Changes that people made to facts, with the state before and after. Changes are kept permanently. */
export const factChanges = pgTable(
  'fact_changes',
  {
    id: id(),
    /** Not a foreign key, because changes remain when the startup is deleted. */
    startup_id: bigint({ mode: 'number' }).notNull(),
    list: text({ enum: ['fields', 'founders', 'money', 'awards'] }).notNull(),
    /** Name of the field, or key of the list entry (folded text). */
    entry_key: text().notNull(),
    kind: text({
      enum: ['corrected', 'handed_back', 'confirmed', 'added', 'discarded', 'taken', 'kept'],
    }).notNull(),
    before: jsonb().$type<FactClaim>().notNull(),
    after: jsonb().$type<FactClaim>().notNull(),
    /** Displayed values before and after the change; null if there was no value. */
    text_before: text(),
    text_after: text(),
    note: text(),
    /** Suggestion that the change accepted ('taken') or rejected ('kept'). */
    suggestion_id: bigint({ mode: 'number' }),
    made_by: uuid(),
    made_at: timestamp().notNull(),
    undone_by: uuid(),
    undone_at: timestamp(),
  },
  (t) => [index('fact_changes_fact').on(t.startup_id, t.list, t.entry_key, t.id)],
);
