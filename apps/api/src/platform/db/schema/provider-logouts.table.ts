import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamp } from './columns';

/** Used logout tokens of the provider. They are kept until they expire, so that no token is accepted twice. */
export const providerLogouts = pgTable(
  'provider_logouts',
  {
    /** SHA-256 hash of the issuer and the token id. */
    digest: text().primaryKey(),
    expires_at: timestamp().notNull(),
  },
  (t) => [index('provider_logouts_end').on(t.expires_at)],
);
