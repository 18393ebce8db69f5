import { bigint, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from './columns';
import { newsSources } from './news-sources.table';

/**
 * What each source has listed, whether or not its page could be read: the habit of a source, its figures by day, and the
 * memory by which a story that has changed is recognised.
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
    /** SHA-256 of what the source says of the story, in base64url; null for items of before it was kept. */
    item_hash: text(),
    /** The article that holds the story, the present version of it; null while it is not read. */
    article_id: bigint({ mode: 'number' }),
    first_seen_at: createdAt(),
    last_seen_at: createdAt(),
    /** When the page was read last. */
    checked_at: createdAt(),
  },
  (t) => [
    uniqueIndex('source_items_item').on(t.source_id, t.url_key),
    index('source_items_seen').on(t.source_id, t.first_seen_at),
    index('source_items_article').on(t.article_id),
  ],
);
