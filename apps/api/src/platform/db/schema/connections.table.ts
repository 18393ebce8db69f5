import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';

/** How the connection to a mail server is encrypted: from its start, after STARTTLS, or not at all. */
export const MAIL_SECURITIES = ['tls', 'starttls', 'none'] as const;

/** The language model that was set up on the page; its key is sealed, null for none. */
export type StoredModel = { address: string; models: string[]; key: string | null };

/** The mail server that was set up on the page; its password is sealed, null for none. */
export type StoredMail = {
  host: string;
  port: number;
  security: (typeof MAIL_SECURITIES)[number];
  user: string | null;
  password: string | null;
  /** Null: the environment's, else the address of the first administrator. */
  sender: string | null;
};

/** Services elsewhere that administrators set up on the page, one row each. */
export const connections = pgTable('connections', {
  kind: text({ enum: ['model', 'mail'] }).primaryKey(),
  /** Null where none is set up. */
  settings: jsonb().$type<StoredModel | StoredMail>(),
  /** As they were before the last change, by which it is undone. */
  former: jsonb().$type<StoredModel | StoredMail>(),
  /** Counts every change. Carried by If-Match. */
  version: integer().notNull().default(1),
  updated_at: createdAt(),
});
