import { sql } from 'drizzle-orm';
import { boolean, integer, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns';

/**
 * Versions of prompts. Content never changes and no version goes: triggers refuse it. Of each name exactly one is
 * active: an index refuses a second one, a trigger at the end of a transaction refuses none.
 */
export const prompts = pgTable(
  'prompts',
  {
    id: id(),
    name: text().notNull(),
    version: integer().notNull(),
    body: text().notNull(),
    /** Null for the first allowed one. */
    model: text(),
    temperature: numeric({ precision: 6, scale: 4, mode: 'number' }).notNull(),
    top_p: numeric({ precision: 6, scale: 4, mode: 'number' }).notNull(),
    /** Null for the largest allowed. */
    max_output_tokens: integer(),
    /** Becomes the list of awards when the prompt is used. */
    placeholder: text().notNull(),
    is_active: boolean().notNull().default(false),
    search_key: text().notNull(),
    created_by: uuid(),
    created_at: createdAt(),
    /** When it was last made active, or was no longer. */
    updated_at: createdAt(),
  },
  (t) => [
    uniqueIndex('prompts_version').on(t.name, t.version),
    uniqueIndex('prompts_one_active')
      .on(t.name)
      .where(sql`${t.is_active}`),
  ],
);
