import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';

/** Optional first steps of the installation that an administrator decided to leave out. */
export const skippedSteps = pgTable('skipped_steps', {
  step: text().primaryKey(),
  /** No reference: the name of a deleted person is in the audit trail. */
  skipped_by: uuid(),
  skipped_at: createdAt(),
});
