import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from '../db/columns';

/** Where news is read from: feeds, and the bundled sample. */
export const newsSources = pgTable(
  'news_sources',
  {
    id: id(),
    name: text().notNull(),
    /** Of the feed; the sample has the address `sample:`. */
    url: text().notNull(),
    enabled: boolean().notNull().default(true),
    /** What the feed answered last, for conditional requests. */
    etag: text(),
    last_modified: text(),
    last_checked_at: timestamp(),
    last_success_at: timestamp(),
    /** In the feed when it was last read. */
    item_count: integer(),
    consecutive_failures: integer().notNull().default(0),
    last_error: text(),
    /** Not requested by a run before, after failures or as its server asked; null for every run. */
    next_attempt_at: timestamp(),
    /** Counts changes of name, address and switch; a trigger does it. Carried by If-Match. */
    version: integer().notNull().default(1),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [uniqueIndex('news_sources_url').on(t.url)],
);
