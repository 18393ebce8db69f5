import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from './columns';
import type { StatedFounder, StatedMoney } from './fact-statements.table';

/** Suggested value for a field, or suggested list entry. */
export type SuggestedValue =
  | { value: string | number; currency?: string }
  | { founder: StatedFounder }
  | { money: StatedMoney }
  | { award: string };

/**
 * Values in raw rows that contradict the current values of startups. They are found when a startup is merged or
 * rebuilt. A rejected suggestion is kept in the state 'kept', so that the value is not suggested again.
 */
export const suggestions = pgTable(
  'suggestions',
  {
    id: id(),
    /** Not a foreign key, because a restored startup keeps its suggestions. */
    startup_id: bigint({ mode: 'number' }).notNull(),
    list: text({ enum: ['fields', 'founders', 'money', 'awards'] }).notNull(),
    /** Name of the field, or key of the list entry (folded text). */
    entry_key: text().notNull(),
    /** Normalized value, used to compare values. */
    value_key: text().notNull(),
    suggested: jsonb().$type<SuggestedValue>().notNull(),
    raw_id: bigint({ mode: 'number' }).notNull(),
    state: text({ enum: ['open', 'kept'] })
      .notNull()
      .default('open'),
    found_at: createdAt(),
    decided_by: uuid(),
    decided_at: timestamp(),
  },
  (t) => [
    uniqueIndex('suggestions_value').on(t.startup_id, t.list, t.entry_key, t.value_key),
    index('suggestions_open')
      .on(t.found_at.desc(), t.id)
      .where(sql`${t.state} = 'open'`),
  ],
);
