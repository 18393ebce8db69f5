import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';
import { parameters } from './parameters.table';

/** Other names of parameters: an award of this folded name counts as that parameter's, whenever it was added. */
export const awardAliases = pgTable('award_aliases', {
  /** Folded name, as startup_awards has it. */
  award_key: text().primaryKey(),
  award: text().notNull(),
  parameter_id: text()
    .notNull()
    .references(() => parameters.parameterID, { onDelete: 'cascade' }),
  /** Null for one that came back with a version of the rules. */
  added_by: uuid(),
  added_at: createdAt(),
});

/** Awards that need no weight: they are not listed as awards without one. */
export const ignoredAwards = pgTable('ignored_awards', {
  award_key: text().primaryKey(),
  award: text().notNull(),
  ignored_by: uuid(),
  ignored_at: createdAt(),
});
