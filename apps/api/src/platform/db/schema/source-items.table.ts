import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from './columns';
import { leaseColumns } from './lease-columns';
import { newsSources } from './news-sources.table';
import { UNREAD_REASONS } from './unread-reasons';

/**
 * Items that each source has listed, and the queue of their pages. Items determine the usual interval and daily figures
 * of a source. They also detect changed stories and record why pages could not be read.
 */
export const sourceItems = pgTable(
  'source_items',
  {
    id: id(),
    source_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => newsSources.id, { onDelete: 'cascade' }),
    /** Canonical address of the item, unique per source. */
    url_key: text().notNull(),
    /** Published address of the item. */
    url: text().notNull(),
    title: text().notNull(),
    published_at: timestamp(),
    /**
     * SHA-256 hash of the source's text about the story, in base64url; null for items that were stored before this
     * column existed.
     */
    item_hash: text(),
    /** Current version of the article; null while the page is unread. */
    article_id: bigint({ mode: 'number' }),
    first_seen_at: createdAt(),
    last_seen_at: createdAt(),
    /** Time at which the page of the item was last read. */
    checked_at: createdAt(),
    /**
     * State of the page:
     * - `waiting`: the page is in the queue.
     * - `given_up`: all attempts failed.
     * - `never`: a person excluded the page.
     * - `listed`: there is nothing to read, or the queue was full.
     */
    state: text({ enum: ['listed', 'waiting', 'given_up', 'never'] })
      .notNull()
      .default('listed'),
    /** Time at which the page last entered the queue; null if it never entered the queue. */
    queued_at: timestamp(),
    /** Article text from the feed, as HTML. It is kept until the first attempt to read the page. */
    feed_html: text().notNull().default(''),
    /** Reason for the last failed attempt; null before the first attempt and after a success. */
    reason: text({ enum: UNREAD_REASONS }),
    /** Error message of the last failed attempt. */
    message: text(),
    last_attempt_at: timestamp(),
    /** Lease columns. `due_at` is the time of the next attempt. */
    ...leaseColumns(),
  },
  (t) => [
    uniqueIndex('source_items_item').on(t.source_id, t.url_key),
    index('source_items_seen').on(t.source_id, t.first_seen_at),
    index('source_items_article').on(t.article_id),
    index('source_items_waiting')
      .on(t.source_id, t.attempts, t.id)
      .where(sql`${t.state} = 'waiting'`),
    index('source_items_unread')
      .on(t.source_id, t.last_attempt_at)
      .where(sql`${t.state} <> 'listed'`),
    check('source_items_state', sql`${t.state} in ('listed', 'waiting', 'given_up', 'never')`),
  ],
);
