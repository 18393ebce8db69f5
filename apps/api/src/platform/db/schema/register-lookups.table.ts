import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';
import type { Canton } from '@vaglio/startups-domain';

/** Entry of a company in the commercial register. */
export type RegisterEntry = {
  legal_name: string;
  /** Swiss enterprise number such as `CHE-123.456.789`. */
  uid: string;
  /** Municipality of the company's registered office. */
  seat: string;
  canton: Canton | null;
  /** Purpose of the company, in the language of the register office. */
  purpose: string | null;
  /** False if the company is cancelled or in liquidation. */
  is_active: boolean;
};

/** Responses of company registers by name. Each is cached for a month. */
export const registerLookups = pgTable(
  'register_lookups',
  {
    register: text().notNull(),
    /** Folded name, see match-keys. If the name had no result, `=` and the exact spelling. */
    name_key: text().notNull(),
    entries: jsonb().$type<RegisterEntry[]>().notNull(),
    asked_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.register, t.name_key] })],
);
