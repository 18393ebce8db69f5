import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from './columns';
import { leaseColumns } from './lease-columns';
import { UNREAD_REASONS } from './unread-reasons';
import { newsSources } from './news-sources.table';

/**
 * Pages that a source lists and that are not stored as articles: the queue of those to be read, and the memory of those that
 * could not be read. A page that becomes an article leaves the table.
 */
export const unreadPages = pgTable(
  'unread_pages',
  {
    id: id(),
    source_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => newsSources.id, { onDelete: 'cascade' }),
    /** Canonical address: a page is one row of its source. */
    url_key: text().notNull(),
    /** As published. */
    url: text().notNull(),
    title: text().notNull(),
    published_at: timestamp(),
    /** The article whose page is read again, because its story may have changed; null for a page that is not stored. */
    article_id: bigint({ mode: 'number' }),
    /** What the feed itself holds of the article, as HTML, until the first attempt. */
    feed_html: text().notNull().default(''),
    /** `given_up` after its attempts, `never` by a person's decision; neither is tried again automatically. */
    state: text({ enum: ['waiting', 'given_up', 'never'] })
      .notNull()
      .default('waiting'),
    /** What came of the last attempt; null before the first has ended. */
    reason: text({ enum: UNREAD_REASONS }),
    /** The same in words. */
    message: text(),
    last_attempt_at: timestamp(),
    /** When the feed listed it first and last. */
    first_seen_at: createdAt(),
    last_seen_at: createdAt(),
    /** `due_at` is the next attempt. */
    ...leaseColumns(),
  },
  (t) => [
    uniqueIndex('unread_pages_page').on(t.source_id, t.url_key),
    index('unread_pages_waiting')
      .on(t.source_id, t.attempts, t.id)
      .where(sql`${t.state} = 'waiting'`),
    check('unread_pages_state', sql`${t.state} in ('waiting', 'given_up', 'never')`),
  ],
);
