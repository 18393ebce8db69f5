import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamp } from './columns';

/** Ids of logout tokens that were used, for as long as they would count again. */
export const providerLogouts = pgTable(
  'provider_logouts',
  {
    /** SHA-256 of issuer and id. */
    digest: text().primaryKey(),
    expires_at: timestamp().notNull(),
  },
  (t) => [index('provider_logouts_end').on(t.expires_at)],
);
