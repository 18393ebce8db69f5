import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from '../db/columns';

/**
 * The one job of reading news, shared by all processes: whoever moves `next_run_at` on holds the lease, on the database's
 * clock, until the run ends or the lease does.
 */
export const newsJob = pgTable(
  'news_job',
  {
    id: smallint().primaryKey().default(1),
    enabled: boolean().notNull().default(false),
    interval_sec: integer().notNull().default(300),
    next_run_at: createdAt(),
    lease_owner: text(),
    lease_until: timestamp(),
    /** Counts the claims: who was claimed from may not write any more. */
    epoch: integer().notNull().default(0),
    updated_at: createdAt(),
  },
  (t) => [
    check('news_job_one_row', sql`${t.id} = 1`),
    check('news_job_interval', sql`${t.interval_sec} between 30 and 86400`),
  ],
);

/** Each run once: the same slot is never run twice. */
export const newsRuns = pgTable('news_runs', {
  id: id(),
  scheduled_for: timestamp().notNull().unique(),
  epoch: integer().notNull(),
  started_at: createdAt(),
  finished_at: timestamp(),
  source_count: integer().notNull().default(0),
  failed_sources: integer().notNull().default(0),
  new_articles: integer().notNull().default(0),
});
