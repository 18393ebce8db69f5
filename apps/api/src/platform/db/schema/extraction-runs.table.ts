import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp, cost } from './columns';
import { leaseColumns } from './lease-columns';

/** Extraction runs on the server. One process at a time runs the next batch, under a lease. */
export const extractionRuns = pgTable(
  'extraction_runs',
  {
    id: id(),
    state: text({ enum: ['running', 'paused', 'finished', 'cancelled'] })
      .notNull()
      .default('running'),
    /** Reason for the pause, for display. */
    reason: text(),
    batch: integer().notNull(),
    delay_ms: integer().notNull(),
    dry: boolean().notNull().default(false),
    /** Token budget. When it is used up, the run pauses. Null if only the daily budget applies. */
    budget_tokens: integer(),
    /** Maximum number of articles. After that many articles, the run is finished. Null for all pending articles. */
    max_articles: integer(),
    /** Earlier run whose failed articles this run retries. */
    retry_of: bigint({ mode: 'number' }),
    /** Articles of the run. If null, the run processes all pending articles, or the failed articles of `retry_of`. */
    article_ids: bigint({ mode: 'number' }).array(),
    /** Failure cause of the articles to retry; null without `article_ids`. */
    retry_cause: text(),
    /**
     * Id of the last article that a dry run processed. A dry run needs it because it does not change the state of
     * articles.
     */
    after_article: bigint({ mode: 'number' }).notNull().default(0),
    processed: integer().notNull().default(0),
    succeeded: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    outputs_count: integer().notNull().default(0),
    tokens: integer().notNull().default(0),
    cost: cost(),
    /** Latest samples, newest first, in the format of the API response. */
    samples: jsonb().$type<Record<string, unknown>[]>().notNull().default([]),
    ...leaseColumns(),
    started_by: uuid(),
    created_at: createdAt(),
    updated_at: createdAt(),
    ended_at: timestamp(),
  },
  (t) => [
    uniqueIndex('extraction_runs_one_running')
      .on(t.state)
      .where(sql`${t.state} = 'running'`),
    check('extraction_runs_state', sql`${t.state} in ('running', 'paused', 'finished', 'cancelled')`),
  ],
);
