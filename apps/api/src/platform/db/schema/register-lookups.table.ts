import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';
import type { Canton } from '@vaglio/startups-domain';

/** A company as a commercial register has it. */
export type RegisterEntry = {
  legal_name: string;
  /** Swiss enterprise number, `CHE-123.456.789`. */
  uid: string;
  /** The municipality of the seat. */
  seat: string;
  canton: Canton | null;
  /** In the language of the register's office. */
  purpose: string | null;
  /** Neither cancelled nor being dissolved. */
  is_active: boolean;
};

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
