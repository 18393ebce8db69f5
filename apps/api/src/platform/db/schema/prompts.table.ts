import { sql } from 'drizzle-orm';
import { boolean, integer, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns';

/**
 * Prompt versions. Triggers refuse deletions and changes of the content. Exactly one version per name is active: an
 * index prevents a second active version, and a trigger at the end of each transaction requires an active version.
 */
export const prompts = pgTable(
  'prompts',
  {
    id: id(),
    name: text().notNull(),
    version: integer().notNull(),
    body: text().notNull(),
    /** Name of the model; null for the first allowed model. */
    model: text(),
    temperature: numeric({ precision: 6, scale: 4, mode: 'number' }).notNull(),
    top_p: numeric({ precision: 6, scale: 4, mode: 'number' }).notNull(),
    /** Maximum number of response tokens; null for the largest allowed number. */
    max_output_tokens: integer(),
    /** Placeholder in the prompt that is replaced by the list of awards. */
    placeholder: text().notNull(),
    is_active: boolean().notNull().default(false),
    search_key: text().notNull(),
    created_by: uuid(),
    created_at: createdAt(),
    /** Time at which the version was last activated or deactivated. */
    updated_at: createdAt(),
  },
  (t) => [
    uniqueIndex('prompts_version').on(t.name, t.version),
    uniqueIndex('prompts_one_active')
      .on(t.name)
      .where(sql`${t.is_active}`),
  ],
);
