import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';

/** Which secrets belong to this database, by their ids; the secrets themselves are never stored here. */
export const installationKeys = pgTable('installation_keys', {
  name: text({ enum: ['token', 'refresh', 'pepper', 'audit'] }).primaryKey(),
  key_id: text().notNull(),
  updated_at: createdAt(),
});
