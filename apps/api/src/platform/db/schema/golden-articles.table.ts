import type { ExpectedStartup } from '@vaglio/article-extractor';
import { bigint, date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from './columns';
import { articles } from './articles.table';

/**
 * Golden set: articles with the startups that a person confirmed. Prompt versions are evaluated on them. Each row has
 * its own copy of the text, because imported articles are not stored in `articles`. Articles of the golden set are
 * never used as examples in a prompt.
 */
export const goldenArticles = pgTable(
  'golden_articles',
  {
    id: id(),
    /** Stored article from which this row was created; null for an imported article. */
    article_id: bigint({ mode: 'number' })
      .unique()
      .references(() => articles.id, { onDelete: 'set null' }),
    url: text().notNull(),
    title: text().notNull(),
    /** ISO 639-1 language code; null if the language is unknown. */
    lang: text(),
    published_at: date({ mode: 'string' }),
    /** Text of the article; '' if the article was removed from the set and retention has since removed the text. */
    text: text().notNull(),
    /** SHA-256 of `text`, in hex. The set contains each text only once. */
    text_hash: text().notNull().unique(),
    /** Confirmed startups; empty if the article names no startup. */
    startups: jsonb().$type<ExpectedStartup[]>().notNull(),
    origin: text({ enum: ['confirmed', 'import'] }).notNull(),
    added_by: uuid(),
    /** Time at which the article was removed from the set. It can be added again as long as its text is stored. */
    removed_at: timestamp(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [index('golden_articles_created').on(t.created_at, t.id)],
);
