import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from './columns';
import { leaseColumns } from './lease-columns';

export const CHAIN_STATES = ['running', 'finished', 'stopped', 'failed'] as const;
/** What a run does, in this order. */
export const CHAIN_STAGES = ['read', 'extract', 'curate'] as const;
/** What a person may set a maximum of. */
export const CHAIN_MAXIMA = ['articles', 'tokens'] as const;

/** A run of the whole chain: one process at a time does its next step, under a lease. */
export const chainRuns = pgTable(
  'chain_runs',
  {
    id: id(),
    state: text({ enum: CHAIN_STATES }).notNull().default('running'),
    stage: text({ enum: CHAIN_STAGES }).notNull().default('read'),
    /** Why it failed, for people; of one that is running why its last attempt did, null after one that did not. */
    reason: text(),
    /** The reading that it waits for; null before it was ordered. */
    reading_id: bigint({ mode: 'number' }),
    /** The extraction run that it started; null before, and where no article waited. */
    extraction_run_id: bigint({ mode: 'number' }),
    /** As many articles are extracted at most; null for all that wait. */
    max_articles: integer(),
    /** Tokens after which no further article is extracted; null for the daily budget alone. */
    budget_tokens: integer(),
    /** Which of both ended the extraction while articles waited; null for neither. */
    reached: text({ enum: CHAIN_MAXIMA }),
    /** Rows that it curated, and the startups that these made or changed; a batch whose server died is not counted. */
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
