import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, weight } from './columns';

/** An award with a weight. */
export const parameters = pgTable('parameters', {
  parameterID: text().primaryKey(),
  parameterName: text().notNull(),
  name_key: text().notNull().unique(),
  value: weight().notNull(),
  /** Counts changes of name and weight; a trigger does it. Carried by If-Match. */
  version: integer().notNull().default(1),
  created_at: createdAt(),
  updated_at: createdAt(),
});
