import type { ExpectedStartup } from '@vaglio/article-extractor';
import { bigint, date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from './columns';
import { articles } from './articles.table';

/**
 * Articles with the startups that a person found or confirmed in them, by which versions of the prompt are measured.
 * Each has its own text, because an imported one is no article of the queue. Never an example in a prompt.
 */
export const goldenArticles = pgTable(
  'golden_articles',
  {
    id: id(),
    /** The stored article that it was made of; null for an imported one. */
    article_id: bigint({ mode: 'number' })
      .unique()
      .references(() => articles.id, { onDelete: 'set null' }),
    url: text().notNull(),
    title: text().notNull(),
    /** ISO 639-1; null where it is not known. */
    lang: text(),
    published_at: date({ mode: 'string' }),
    /** '' where it was taken out of the set so long ago that its text was removed by age. */
    text: text().notNull(),
    /** SHA-256 of `text`, in hex: each text is in the set once. */
    text_hash: text().notNull().unique(),
    /** An empty list: a person found no startup. */
    startups: jsonb().$type<ExpectedStartup[]>().notNull(),
    origin: text({ enum: ['confirmed', 'import'] }).notNull(),
    added_by: uuid(),
    /** Taken out of the set; kept so that it can be put back while it has its text. */
    removed_at: timestamp(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [index('golden_articles_created').on(t.created_at, t.id)],
);
