import { pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.table';
import { createdAt } from './columns';

/** Who a person is at a provider: found by it at every sign-in but the first, whatever their address is there. */
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
