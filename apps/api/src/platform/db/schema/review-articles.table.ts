import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { id, timestamp } from './columns';
import { articles } from './articles.table';

/**
 * Articles whose state at the desk has to be found again: triggers write a row with every change that may move it, from
 * any program. Only appended and deleted, so that no change waits for another or is lost.
 */
export const reviewMarks = pgTable('review_marks', {
  id: id(),
  article_id: bigint({ mode: 'number' }).notNull(),
});

/** Each article at the desk: what it asks of people, and who is on it. It is in the queue while something is open. */
export const reviewArticles = pgTable(
  'review_articles',
  {
    article_id: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => articles.id, { onDelete: 'cascade' }),
    companies: integer().notNull().default(0),
    /** Values that need a person; a company that waits is at least one. */
    open: integer().notNull().default(0),
    /** Conflicts come first (0), then values without source, then money and awards, then the rest (3). */
    priority: smallint().notNull().default(3),
    has_conflicts: boolean().notNull().default(false),
    has_no_source: boolean().notNull().default(false),
    has_money: boolean().notNull().default(false),
    has_awards: boolean().notNull().default(false),
    /** When it was published; for one without a date, read. */
    sorted_at: timestamp().notNull(),
    /** Folded title, source and companies. */
    search_key: text().notNull().default(''),
    /** When a person sent it to the end of the queue. */
    later_at: timestamp(),
    /** Who is on it, until when, by the clock of the database. */
    claimed_by: uuid(),
    claimed_until: timestamp(),
  },
  (t) => [
    index('review_articles_queue')
      .on(t.later_at.asc().nullsFirst(), t.priority, t.sorted_at.desc().nullsLast(), t.article_id.desc())
      .where(sql`${t.open} > 0`),
  ],
);
