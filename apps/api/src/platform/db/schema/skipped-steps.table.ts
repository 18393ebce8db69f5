import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';

/** Optional tasks of the list "First steps" that an administrator skipped. */
export const skippedSteps = pgTable('skipped_steps', {
  step: text().primaryKey(),
  /** Not a foreign key, because the audit trail keeps the name of a deleted account. */
  skipped_by: uuid(),
  skipped_at: createdAt(),
});
