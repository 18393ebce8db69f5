import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.table';
import { createdAt, timestamp } from './columns';

/** API tokens of people and service accounts. Only the SHA-256 hash of a token is stored. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: uuid().defaultRandom().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    token_hash: text().notNull().unique(),
    /** Last characters of the token, so that its owner can recognize it. */
    ending: text().notNull(),
    /** Scopes of the token, see TOKEN_SCOPES in access-control. */
    scopes: text().array().notNull(),
    /**
     * Role and scopes of the owner when the token was created or last confirmed. The token never grants more rights. If
     * the owner loses rights, a trigger reduces these values. If the rights are granted again, the token must be
     * confirmed again.
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
