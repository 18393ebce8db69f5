import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';

/** Ids of the secrets that belong to this database. The secrets themselves are not stored in the database. */
export const installationKeys = pgTable('installation_keys', {
  name: text({ enum: ['token', 'refresh', 'pepper', 'audit'] }).primaryKey(),
  key_id: text().notNull(),
  updated_at: createdAt(),
});
