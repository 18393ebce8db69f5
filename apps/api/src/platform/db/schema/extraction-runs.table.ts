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

/** A run on the server, without a browser: one process at a time does its next batch, under a lease. */
export const extractionRuns = pgTable(
  'extraction_runs',
  {
    id: id(),
    state: text({ enum: ['running', 'paused', 'finished', 'cancelled'] })
      .notNull()
      .default('running'),
    /** Why it is paused, for people. */
    reason: text(),
    batch: integer().notNull(),
    delay_ms: integer().notNull(),
    dry: boolean().notNull().default(false),
    /** Tokens after which it pauses; null for the daily budget alone. */
    budget_tokens: integer(),
    /** As many articles are read at most; then it is finished. Null for all that wait. */
    max_articles: integer(),
    /** The run whose failed articles this one tries again, and only those. */
    retry_of: bigint({ mode: 'number' }),
    /** The only articles that it reads; null for all that wait, or those of `retry_of`. */
    article_ids: bigint({ mode: 'number' }).array(),
    /** Why the articles failed that it tries again; set with `article_ids`, and null without. */
    retry_cause: text(),
    /** A dry run changes no article: it goes by their ids. */
    after_article: bigint({ mode: 'number' }).notNull().default(0),
    processed: integer().notNull().default(0),
    succeeded: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    outputs_count: integer().notNull().default(0),
    tokens: integer().notNull().default(0),
    cost: cost(),
    /** The last ones, newest first, as they are answered. */
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
