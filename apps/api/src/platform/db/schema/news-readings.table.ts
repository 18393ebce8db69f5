import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from './columns';
import { newsSources } from './news-sources.table';

/** Orders of people to read one source or all of them now, beside the schedule; who holds the news job carries them out. */
export const newsReadings = pgTable(
  'news_readings',
  {
    id: id(),
    /** Null for all sources that are switched on. */
    source_id: bigint({ mode: 'number' }).references(() => newsSources.id, { onDelete: 'cascade' }),
    /** Their address, as it was. */
    requested_by: text(),
    /** Who is notified of its end; null for nobody. No foreign key: the account may be deleted meanwhile. */
    ordered_by: uuid(),
    requested_at: createdAt(),
    started_at: timestamp(),
    finished_at: timestamp(),
    /** The name of the source that is being read. */
    current_source: text(),
    source_count: integer().notNull().default(0),
    sources_done: integer().notNull().default(0),
    failed_sources: integer().notNull().default(0),
    new_articles: integer().notNull().default(0),
    updated_articles: integer().notNull().default(0),
    /** Pages that could not be read. */
    unread_pages: integer().notNull().default(0),
  },
  (t) => [index('news_readings_open').on(t.finished_at, t.id)],
);
