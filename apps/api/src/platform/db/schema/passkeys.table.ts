import { bigint, boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.table';
import { createdAt, timestamp } from './columns';

/** By what authenticators know a person: random, so that no device keeps an email address or an id of ours. */
export const passkeyHandles = pgTable('passkey_handles', {
  user_id: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** In base64url. */
  handle: text().notNull().unique(),
});

/** The public half of each passkey of a person. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().defaultRandom().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As the authenticator names it, in base64url. */
    credential_id: text().notNull().unique(),
    /** COSE, in base64url. */
    public_key: text().notNull(),
    /** Of the last signature; 0 for authenticators that do not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How a browser reaches the authenticator. */
    transports: text().array().notNull(),
    /** Whether the authenticator's maker keeps copies on other devices of the person. */
    is_synced: boolean().notNull(),
    /** The host name that it was made for: it works with no other. */
    rp_id: text().notNull(),
    name: text().notNull(),
    created_at: createdAt(),
    last_used_at: timestamp(),
  },
  (t) => [index('passkeys_user').on(t.user_id)],
);

/** What an authenticator is to sign, once and soon. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text().primaryKey(),
    purpose: text({ enum: ['add', 'sign-in', 'second step'] }).notNull(),
    /** Who has to answer; null where the answer says who somebody is. */
    user_id: uuid().references(() => users.id, { onDelete: 'cascade' }),
    expires_at: timestamp().notNull(),
  },
  (t) => [index('passkey_challenges_end').on(t.expires_at), index('passkey_challenges_user').on(t.user_id)],
);
