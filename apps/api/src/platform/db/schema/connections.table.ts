import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';

/** Encryption of the connection to the mail server: TLS, STARTTLS or none. */
export const MAIL_SECURITIES = ['tls', 'starttls', 'none'] as const;

/** Language model configured on the settings page. `key` is the encrypted API key; null if there is none. */
export type StoredModel = { address: string; models: string[]; key: string | null };

/** Mail server configured on the settings page. `password` is encrypted; null if there is none. */
export type StoredMail = {
  host: string;
  port: number;
  security: (typeof MAIL_SECURITIES)[number];
  user: string | null;
  password: string | null;
  /**
   * Sender address. If null, the sender from the environment is used, or else the address of the first administrator.
   */
  sender: string | null;
};

/** External services that administrators configure on the settings page. Each service has one row. */
export const connections = pgTable('connections', {
  kind: text({ enum: ['model', 'mail'] }).primaryKey(),
  /** Settings of the service; null if it is not configured. */
  settings: jsonb().$type<StoredModel | StoredMail>(),
  /** Settings before the last change, so that the change can be undone. */
  former: jsonb().$type<StoredModel | StoredMail>(),
  /** Version of the row for If-Match, incremented with every change. */
  version: integer().notNull().default(1),
  updated_at: createdAt(),
});
