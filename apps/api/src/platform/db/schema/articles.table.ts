import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from './columns';
import { leaseColumns } from './lease-columns';

/**
 * Articles. Fetching writes them and extraction reads them. Each story is stored once. The table is also a work queue:
 * workers claim `pending` rows with a lease based on the database clock.
 */
export const articles = pgTable(
  'articles',
  {
    id: id(),
    /** Canonical address that identifies the story. */
    url: text().notNull().unique(),
    /** Published address, for display; null for articles that were stored before this column existed. */
    published_url: text(),
    /** Other canonical addresses of the same story. */
    other_urls: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    title: text().notNull(),
    /** Name of the source, to display with the article. */
    source: text(),
    /** Id of the source. If a source is deleted, its articles remain. */
    source_id: bigint({ mode: 'number' }),
    /** ISO 639-1 language code: en, de, fr or it. */
    lang: text(),
    published_at: timestamp(),
    fetched_at: createdAt(),
    /**
     * Normalized readable text; '' after retention removed it. Until then the text never changes, because quotes are
     * positions in the text, counted in Unicode code points.
     */
    text: text().notNull(),
    /** Time at which retention removed the text. Quotes are kept. */
    text_removed_at: timestamp(),
    /** SHA-256 of `text`, in hex. It is kept when the text is removed, so that the same story is still recognized. */
    text_hash: text().notNull(),
    /** Key that is the same for copies of a story; '' if there is none. */
    similarity_key: text().notNull().default(''),
    /** Earlier version of the story that this row replaces. The earlier version then gets its own address. */
    previous_id: bigint({ mode: 'number' }),
    /** Origin of the text; null for articles that were stored before this column existed. */
    text_from: text({ enum: ['page', 'feed'] }),
    state: text({ enum: ['pending', 'extracted', 'failed', 'abandoned'] })
      .notNull()
      .default('pending'),
    ...leaseColumns(),
    last_error: text(),
    /** Cause of the last failure; see llm/failure-cause.ts. */
    failure_cause: text(),
    extracted_at: timestamp(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    index('articles_text').on(t.text_hash),
    index('articles_similar')
      .on(t.similarity_key)
      .where(sql`${t.similarity_key} <> ''`),
    index('articles_pending')
      .on(t.id)
      .where(sql`${t.state} = 'pending'`),
    index('articles_failed')
      .on(t.id)
      .where(sql`${t.state} in ('failed', 'abandoned')`),
    index('articles_kept_text')
      .on(t.fetched_at)
      .where(sql`${t.text_removed_at} is null`),
    index('articles_source').on(t.source_id),
    index('articles_previous').on(t.previous_id),
    check('articles_state', sql`${t.state} in ('pending', 'extracted', 'failed', 'abandoned')`),
  ],
);
