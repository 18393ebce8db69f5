import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';
import type { Dialect } from '../../../extraction/llm/dialect';

/** What each model of a server refused of a request's form, so that it is asked for no more. */
export const modelDialects = pgTable(
  'model_dialects',
  {
    address: text().notNull(),
    model: text().notNull(),
    dialect: jsonb().$type<Dialect>().notNull(),
    updated_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.address, t.model] })],
);
