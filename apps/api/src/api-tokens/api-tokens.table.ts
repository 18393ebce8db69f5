import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/users.table';
import { createdAt, timestamp } from '../db/columns';

/** Tokens with which programs call, of a person or a service account; only the SHA-256 of a token is stored. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: uuid().defaultRandom().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    token_hash: text().notNull().unique(),
    /** The last characters of the token, by which its owner recognises it. */
    ending: text().notNull(),
    /** See TOKEN_SCOPES in access-control. */
    scopes: text().array().notNull(),
    expires_at: timestamp().notNull(),
    last_used_at: timestamp(),
    revoked_at: timestamp(),
    created_at: createdAt(),
  },
  (t) => [index('api_tokens_user').on(t.user_id)],
);
