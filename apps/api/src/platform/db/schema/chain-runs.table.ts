import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from './columns';
import { leaseColumns } from './lease-columns';

export const CHAIN_STATES = ['running', 'finished', 'stopped', 'failed'] as const;
/** Stages of a complete run, in order. */
export const CHAIN_STAGES = ['read', 'extract', 'curate'] as const;
/** Kinds of limits that a person can set for a run. */
export const CHAIN_MAXIMA = ['articles', 'tokens'] as const;

/** Complete runs through all stages. One process at a time runs the next step, under a lease. */
export const chainRuns = pgTable(
  'chain_runs',
  {
    id: id(),
    state: text({ enum: CHAIN_STATES }).notNull().default('running'),
    stage: text({ enum: CHAIN_STAGES }).notNull().default('read'),
    /**
     * Error message, for display. While the run continues, it describes the last attempt; null if that attempt
     * succeeded.
     */
    reason: text(),
    /** News reading that the run waits for; null before the reading is requested. */
    reading_id: bigint({ mode: 'number' }),
    /** Extraction run that this run started; null before it starts, or if no article was pending. */
    extraction_run_id: bigint({ mode: 'number' }),
    /** Maximum number of articles to extract; null for no limit. */
    max_articles: integer(),
    /** Token budget. When it is used up, no further article is extracted. Null if only the daily budget applies. */
    budget_tokens: integer(),
    /** Limit that ended the extraction while articles were still pending; null if no limit was reached. */
    reached: text({ enum: CHAIN_MAXIMA }),
    /**
     * Number of curated rows, and of startups that they created or changed. If a server crashes, its current batch is
     * not counted.
     */
    curated_rows: integer().notNull().default(0),
    new_startups: integer().notNull().default(0),
    updated_startups: integer().notNull().default(0),
    ...leaseColumns(),
    started_by: uuid(),
    created_at: createdAt(),
    updated_at: createdAt(),
    ended_at: timestamp(),
  },
  (t) => [
    uniqueIndex('chain_runs_one_running')
      .on(t.state)
      .where(sql`${t.state} = 'running'`),
    check('chain_runs_state', sql`${t.state} in ('running', 'finished', 'stopped', 'failed')`),
    check('chain_runs_stage', sql`${t.stage} in ('read', 'extract', 'curate')`),
    check('chain_runs_reached', sql`${t.reached} in ('articles', 'tokens')`),
  ],
);

export type ChainRunRow = typeof chainRuns.$inferSelect;
