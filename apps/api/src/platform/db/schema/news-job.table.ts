import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, smallint } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from './columns';
import { leaseColumns } from './lease-columns';

/** The one job of reading news, a single row shared by all processes: the one that holds its lease reads. */
export const newsJob = pgTable(
  'news_job',
  {
    id: smallint().primaryKey().default(1),
    enabled: boolean().notNull().default(false),
    interval_sec: integer().notNull().default(300),
    /** Its `due_at` is the slot of the next run. */
    ...leaseColumns(),
    /** Counts changes of the settings; a trigger does it. Carried by If-Match. */
    version: integer().notNull().default(1),
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
