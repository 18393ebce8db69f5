import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';
import type { RegisterEntry } from '../../../extraction/company-register/company-register';

/** What a company register answered to a name, so that the same name is not asked again within a month. */
export const registerLookups = pgTable(
  'register_lookups',
  {
    register: text().notNull(),
    /** The folded name, see match-keys; of a name that was not found `=` and its spelling. */
    name_key: text().notNull(),
    entries: jsonb().$type<RegisterEntry[]>().notNull(),
    asked_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.register, t.name_key] })],
);
