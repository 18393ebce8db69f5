import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from './columns';
import { newsSources } from './news-sources.table';

/**
 * News readings that people requested in addition to the schedule. The process that holds the lease of the news job
 * runs them.
 */
export const newsReadings = pgTable(
  'news_readings',
  {
    id: id(),
    /** Source to read; null for all enabled sources. */
    source_id: bigint({ mode: 'number' }).references(() => newsSources.id, { onDelete: 'cascade' }),
    /** Email address of the person who requested the reading, at that time. */
    requested_by: text(),
    /**
     * Person to notify when the reading ends; null if nobody is notified. Not a foreign key, because the account may be
     * deleted during the reading.
     */
    ordered_by: uuid(),
    requested_at: createdAt(),
    started_at: timestamp(),
    finished_at: timestamp(),
    /** Name of the source that is being read now. */
    current_source: text(),
    source_count: integer().notNull().default(0),
    sources_done: integer().notNull().default(0),
    failed_sources: integer().notNull().default(0),
    new_articles: integer().notNull().default(0),
    updated_articles: integer().notNull().default(0),
    /** Number of pages that could not be read. */
    unread_pages: integer().notNull().default(0),
  },
  (t) => [index('news_readings_open').on(t.finished_at, t.id)],
);
