import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';

/** Number of tokens that prompt and response share, and average number of characters per token in our messages. */
export interface ContextWindow {
  readonly tokens: number;
  readonly charactersPerToken: number;
}

/**
 * Request format that a model accepts, as far as it is known. Servers that claim to be OpenAI-compatible refuse
 * different properties.
 */
export interface Dialect {
  /** Method to request JSON: with a schema, as an object without a schema, or only in the prompt. */
  readonly format: 'schema' | 'object' | 'words';
  /** Property that limits the response length. Reasoning models accept only `max_completion_tokens`. */
  readonly limit: 'max_tokens' | 'max_completion_tokens' | 'none';
  readonly temperature: boolean;
  readonly topP: boolean;
  /** True if the request asks for token counts at the end of the stream. */
  readonly countsTokens: boolean;
  readonly streams: boolean;
  /** Role of the message with the instructions. Some models do not accept system messages. */
  readonly instructs: 'system' | 'user';
  /** Maximum number of response tokens; null if the server has not reported it. */
  readonly outputLimit: number | null;
  /** Context window; null if the server has not reported it. */
  readonly window: ContextWindow | null;
}

/**
 * Request formats by server and model. They are learned from refused requests, so that a refused property is sent only
 * once.
 */
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
