import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.table';
import { createdAt, timestamp } from './columns';

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
    /**
     * Role and rights of the owner when the token was created or last confirmed: it opens no more than these. A trigger
     * lowers them with those of the owner, so that rights which come back later need a confirmation too.
     */
    confirmed_role: text({ enum: ['user', 'super', 'admin'] })
      .notNull()
      .default('user'),
    confirmed_scopes: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    expires_at: timestamp().notNull(),
    last_used_at: timestamp(),
    revoked_at: timestamp(),
    created_at: createdAt(),
  },
  (t) => [index('api_tokens_user').on(t.user_id)],
);
