import { bigint, boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.table';
import { createdAt, timestamp } from './columns';

/** WebAuthn user handles. They are random, so that authenticators store neither an email address nor an internal id. */
export const passkeyHandles = pgTable('passkey_handles', {
  user_id: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Random handle, in base64url. */
  handle: text().notNull().unique(),
});

/** Public keys of people's passkeys. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().defaultRandom().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Credential id from the authenticator, in base64url. */
    credential_id: text().notNull().unique(),
    /** Public key in COSE format, base64url-encoded. */
    public_key: text().notNull(),
    /** Signature counter of the last sign-in; 0 for authenticators without a counter. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** Transports through which a browser can reach the authenticator. */
    transports: text().array().notNull(),
    /** True if the passkey is synchronized between the person's devices. */
    is_synced: boolean().notNull(),
    /** Host name for which the passkey was created. The passkey works only for this host name. */
    rp_id: text().notNull(),
    name: text().notNull(),
    created_at: createdAt(),
    last_used_at: timestamp(),
  },
  (t) => [index('passkeys_user').on(t.user_id)],
);

/** Single-use challenges that expire after a short time. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text().primaryKey(),
    purpose: text({ enum: ['add', 'sign-in', 'second step'] }).notNull(),
    /** Person who must answer the challenge; null if the response itself identifies the person. */
    user_id: uuid().references(() => users.id, { onDelete: 'cascade' }),
    expires_at: timestamp().notNull(),
  },
  (t) => [index('passkey_challenges_end').on(t.expires_at), index('passkey_challenges_user').on(t.user_id)],
);
