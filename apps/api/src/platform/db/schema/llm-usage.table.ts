import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp, cost } from './columns';

/**
 * Requests to language models, written before they are sent. If the server crashes, a row keeps the state `started` and
 * counts with its reserved tokens.
 */
export const llmUsage = pgTable(
  'llm_usage',
  {
    id: id(),
    article_id: bigint({ mode: 'number' }),
    /** Epoch of the claim on the article; null for a dry run, which claims no article. */
    epoch: integer(),
    /** Number of this attempt within the claim, from 1. */
    attempt: integer().notNull(),
    model: text().notNull(),
    /**
     * State of the request. `refused` means that the model server does not support schemas. Such a request costs
     * nothing and is not a failure.
     */
    outcome: text({ enum: ['started', 'answered', 'failed', 'refused'] })
      .notNull()
      .default('started'),
    /** Token counts: reserved before the request, then replaced by the counts that the model server reports. */
    prompt_tokens: integer().notNull(),
    completion_tokens: integer().notNull(),
    cost: cost(),
    error: text(),
    prompt_id: bigint({ mode: 'number' }),
    /**
     * Response that was paid for. It is kept until its result is stored, so that a crash requires no second request.
     */
    answer: text(),
    run_id: bigint({ mode: 'number' }),
    created_at: createdAt(),
    ended_at: timestamp(),
  },
  (t) => [
    uniqueIndex('llm_usage_call').on(t.article_id, t.epoch, t.attempt),
    index('llm_usage_created').on(t.created_at),
  ],
);
