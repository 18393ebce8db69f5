import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, smallint } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from './columns';
import { leaseColumns } from './lease-columns';

/**
 * Schedule of the news job, in a single row that all processes share. The process that holds the lease reads the
 * sources.
 */
export const newsJob = pgTable(
  'news_job',
  {
    id: smallint().primaryKey().default(1),
    enabled: boolean().notNull().default(false),
    interval_sec: integer().notNull().default(300),
    /** Lease columns. `due_at` is the scheduled time of the next run. */
    ...leaseColumns(),
    /** Version of the settings for If-Match. A trigger increments it with every change of the settings. */
    version: integer().notNull().default(1),
    updated_at: createdAt(),
  },
  (t) => [
    check('news_job_one_row', sql`${t.id} = 1`),
    check('news_job_interval', sql`${t.interval_sec} between 30 and 86400`),
  ],
);

/** Scheduled runs of the news job. Only one run is possible per scheduled time. */
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
