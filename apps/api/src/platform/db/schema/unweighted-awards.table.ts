import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';
import { parameters } from './parameters.table';

/**
 * Aliases of parameters. An award with this folded name counts as the award of the parameter, no matter when it was
 * added.
 */
export const awardAliases = pgTable('award_aliases', {
  /** Folded name of the award, as in startup_awards. */
  award_key: text().primaryKey(),
  award: text().notNull(),
  parameter_id: text()
    .notNull()
    .references(() => parameters.parameterID, { onDelete: 'cascade' }),
  /** Person who added the alias; null if it was added by restoring a scoring version. */
  added_by: uuid(),
  added_at: createdAt(),
});

/** Awards that need no weight. They are hidden from the list of unweighted awards. */
export const ignoredAwards = pgTable('ignored_awards', {
  award_key: text().primaryKey(),
  award: text().notNull(),
  ignored_by: uuid(),
  ignored_at: createdAt(),
});
