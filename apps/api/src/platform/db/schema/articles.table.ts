import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from './columns';
import { leaseColumns } from './lease-columns';

/**
 * News, each story once: fetching writes here, extraction reads. A row is its own place in the queue:
 * `pending` ones are claimed by a lease on the database's clock.
 */
export const articles = pgTable(
  'articles',
  {
    id: id(),
    /** Canonical address: a key, by which a story is recognised. */
    url: text().notNull().unique(),
    /** The address as the source published it, for people; null for articles that were stored before it was kept. */
    published_url: text(),
    /** Further canonical addresses of the same story. */
    other_urls: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    title: text().notNull(),
    /** Name of the source, for people. */
    source: text(),
    /** The row of the source; a source that is deleted leaves its articles. */
    source_id: bigint({ mode: 'number' }),
    /** ISO 639-1: en, de, fr, it. */
    lang: text(),
    published_at: timestamp(),
    fetched_at: createdAt(),
    /** Readable text, normalised once: quotes are places in it, counted in Unicode code points. Never changed, only removed: then it is ''. */
    text: text().notNull(),
    /** When the text was removed by age; what people see of it since are the quotes that are kept. */
    text_removed_at: timestamp(),
    /** SHA-256 of `text`, in hex; it stays when the text is removed, so that the same story is still known. */
    text_hash: text().notNull(),
    /** By which a copy of a story is recognised; '' for none. */
    similarity_key: text().notNull().default(''),
    /** The version of the story that this one replaces, under an address of its own since. */
    previous_id: bigint({ mode: 'number' }),
    /** Where the text is from; null for articles that were stored before it was kept. */
    text_from: text({ enum: ['page', 'feed'] }),
    state: text({ enum: ['pending', 'extracted', 'failed', 'abandoned'] })
      .notNull()
      .default('pending'),
    ...leaseColumns(),
    last_error: text(),
    /** Why nothing came of it, by what can be done about it: llm/failure-cause.ts. */
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
