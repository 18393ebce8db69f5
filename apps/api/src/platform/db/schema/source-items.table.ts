import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from './columns';
import { leaseColumns } from './lease-columns';
import { newsSources } from './news-sources.table';
import { UNREAD_REASONS } from './unread-reasons';

/**
 * The items that each source has listed, and the queue of their pages. The rows give a source's usual gap and its figures by
 * day, show which stories have changed, and keep the reasons of pages that could not be read.
 */
export const sourceItems = pgTable(
  'source_items',
  {
    id: id(),
    source_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => newsSources.id, { onDelete: 'cascade' }),
    /** Canonical address: an item is one row of its source. */
    url_key: text().notNull(),
    /** As published. */
    url: text().notNull(),
    title: text().notNull(),
    published_at: timestamp(),
    /** SHA-256 of the source's text about the story, in base64url; null for items from before it was kept. */
    item_hash: text(),
    /** The article that holds the story, the present version of it; null while it is not read. */
    article_id: bigint({ mode: 'number' }),
    first_seen_at: createdAt(),
    last_seen_at: createdAt(),
    /** When the page was read last. */
    checked_at: createdAt(),
    /**
     * `waiting`: the page is in the queue. `given_up` after its attempts, `never` by a person's decision. `listed`: there is
     * nothing to read, or the queue was full.
     */
    state: text({ enum: ['listed', 'waiting', 'given_up', 'never'] })
      .notNull()
      .default('listed'),
    /** When the page entered the queue last; null for an item that never did. */
    queued_at: timestamp(),
    /** The feed's own text of the article, as HTML, until the first attempt. */
    feed_html: text().notNull().default(''),
    /** Result of the last failed attempt; null before it, and once the page is read. */
    reason: text({ enum: UNREAD_REASONS }),
    /** The same in words. */
    message: text(),
    last_attempt_at: timestamp(),
    /** `due_at` is the next attempt. */
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
