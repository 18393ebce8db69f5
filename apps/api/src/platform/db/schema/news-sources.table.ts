import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from './columns';
import { SOURCE_KINDS } from './source-kind';

/** One attempt to read a source. */
export type SourceAttempt = {
  at: string;
  /** What it answered, in words. */
  answer: string;
  failed: boolean;
  /** How long it is left alone afterwards, in seconds; null until the next run. */
  wait_sec: number | null;
};

/** Where news is read from: feeds, sitemaps, pages that list articles, and the bundled sample. */
export const newsSources = pgTable(
  'news_sources',
  {
    id: id(),
    name: text().notNull(),
    /** Of the feed; the sample has the address `sample:`. */
    url: text().notNull(),
    kind: text({ enum: SOURCE_KINDS }).notNull().default('feed'),
    /** Which links of a page or sitemap are articles, with `*` for any characters; null for all that may be. */
    link_pattern: text(),
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
    /** The last ones, the newest first. */
    recent_attempts: jsonb().$type<SourceAttempt[]>().notNull().default([]),
    /** Not requested by a run before, after failures or as its server asked; null for every run. */
    next_attempt_at: timestamp(),
    /** Counts changes of name, address and switch; a trigger does it. Carried by If-Match. */
    version: integer().notNull().default(1),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    uniqueIndex('news_sources_url').on(t.url),
    check('news_sources_kind', sql`${t.kind} in ('feed', 'sitemap', 'list')`),
  ],
);

export type NewsSourceRow = typeof newsSources.$inferSelect;
