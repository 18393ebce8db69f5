import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from './columns';
import { SOURCE_KINDS } from './source-kind';

/** One attempt to read a source. */
export type SourceAttempt = {
  at: string;
  /** Result of the request, as text to display. */
  answer: string;
  failed: boolean;
  /** Delay before the next request, in seconds; null for no delay. */
  wait_sec: number | null;
};

/** News sources: feeds, sitemaps, pages that list articles, and the built-in sample data. */
export const newsSources = pgTable(
  'news_sources',
  {
    id: id(),
    name: text().notNull(),
    /** Address of the feed, sitemap or page; starts with `sample:` for the sample data. */
    url: text().notNull(),
    kind: text({ enum: SOURCE_KINDS }).notNull().default('feed'),
    /** Pattern for links to articles on a page or in a sitemap. `*` matches any characters. Null for all links. */
    link_pattern: text(),
    enabled: boolean().notNull().default(true),
    /** ETag and Last-Modified of the last response, for conditional requests. */
    etag: text(),
    last_modified: text(),
    last_checked_at: timestamp(),
    last_success_at: timestamp(),
    /** Number of items in the last response of the source. */
    item_count: integer(),
    consecutive_failures: integer().notNull().default(0),
    last_error: text(),
    /** Most recent attempts, newest first. */
    recent_attempts: jsonb().$type<SourceAttempt[]>().notNull().default([]),
    /**
     * Earliest time of the next request. It is set after failures or if the server requested a delay; null for no
     * delay.
     */
    next_attempt_at: timestamp(),
    /**
     * Version of the row for If-Match. A trigger increments it when the name, the address or the enabled state changes.
     */
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
