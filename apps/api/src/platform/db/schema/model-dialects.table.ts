import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';

/** How many tokens question and answer share, and how many characters of our messages made a token there. */
export interface ContextWindow {
  readonly tokens: number;
  readonly charactersPerToken: number;
}

/**
 * How one model of one server wants to be asked, as far as it is known: servers that call themselves compatible
 * refuse different properties of a request.
 */
export interface Dialect {
  /** How the shape of the answer is requested: by its schema, as a JSON object of unnamed shape, or in the prompt only. */
  readonly format: 'schema' | 'object' | 'words';
  /** The property that limits the answer; reasoning models know only the second. */
  readonly limit: 'max_tokens' | 'max_completion_tokens' | 'none';
  readonly temperature: boolean;
  readonly topP: boolean;
  /** Whether the tokens are asked for at the end of a stream. */
  readonly countsTokens: boolean;
  readonly streams: boolean;
  /** Who says what is to be done; some models take no message of the system. */
  readonly instructs: 'system' | 'user';
  /** Most tokens of an answer, where the server named them. */
  readonly outputLimit: number | null;
  /** What question and answer share, where the server named it. */
  readonly window: ContextWindow | null;
}

/** What each model of a server refused of a request's form, so that it is asked for no more. */
export const modelDialects = pgTable(
  'model_dialects',
  {
    address: text().notNull(),
    model: text().notNull(),
    dialect: jsonb().$type<Dialect>().notNull(),
    updated_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.address, t.model] })],
);
