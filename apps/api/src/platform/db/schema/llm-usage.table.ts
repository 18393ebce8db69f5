import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp, cost } from './columns';

/**
 * One row per call to a model, written before it: a call whose process died stays `started` and counts with what was
 * set aside for it.
 */
export const llmUsage = pgTable(
  'llm_usage',
  {
    id: id(),
    article_id: bigint({ mode: 'number' }),
    /** The claim it was made under; null for a dry run, which claims nothing. */
    epoch: integer(),
    /** From 1, within the claim. */
    attempt: integer().notNull(),
    model: text().notNull(),
    /** `refused`: the server does not take schemas, which costs nothing and is no failure. */
    outcome: text({ enum: ['started', 'answered', 'failed', 'refused'] })
      .notNull()
      .default('started'),
    /** Set aside before the call; replaced by what the server counted. */
    prompt_tokens: integer().notNull(),
    completion_tokens: integer().notNull(),
    cost: cost(),
    error: text(),
    prompt_id: bigint({ mode: 'number' }),
    /** What was answered and paid for, until what came of it is stored: a crash in between costs no second call. */
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
