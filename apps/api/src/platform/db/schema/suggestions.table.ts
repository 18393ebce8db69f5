import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from './columns';
import type { StatedFounder, StatedMoney } from './fact-statements.table';

/** What is suggested: a value of a field, or an entry of a list. */
export type SuggestedValue =
  | { value: string | number; currency?: string }
  | { founder: StatedFounder }
  | { money: StatedMoney }
  | { award: string };

/**
 * What raw rows say against the present values of startups, found where a startup is merged or made again. A kept one
 * stays, so that the same value is not suggested again.
 */
export const suggestions = pgTable(
  'suggestions',
  {
    id: id(),
    /** No foreign key: a startup that is deleted and restored has them still. */
    startup_id: bigint({ mode: 'number' }).notNull(),
    list: text({ enum: ['fields', 'founders', 'money', 'awards'] }).notNull(),
    /** Name of the field, or the folded entry. */
    entry_key: text().notNull(),
    /** The value in the form by which two are the same. */
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
