import { pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.table';
import { createdAt } from './columns';

/**
 * Identities of people at OpenID Connect providers. From the second sign-in on, an identity determines the account,
 * even if the email address changes.
 */
export const signInIdentities = pgTable(
  'sign_in_identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.issuer, t.subject] }),
    unique('sign_in_identities_one_of_each').on(t.user_id, t.issuer),
  ],
);
