import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, weight } from './columns';

/** Parameters: known awards with their weights. */
export const parameters = pgTable('parameters', {
  parameterID: text().primaryKey(),
  parameterName: text().notNull(),
  name_key: text().notNull().unique(),
  value: weight().notNull(),
  /** Version of the parameter for If-Match. A trigger increments it with every change of name or weight. */
  version: integer().notNull().default(1),
  created_at: createdAt(),
  updated_at: createdAt(),
});
