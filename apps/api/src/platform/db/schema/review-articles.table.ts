import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { id, timestamp } from './columns';
import { articles } from './articles.table';

/**
 * Queue of articles whose review state must be recomputed. Triggers insert a row for every relevant change. Rows are
 * only inserted and deleted, so that changes neither wait nor are lost.
 */
export const reviewMarks = pgTable('review_marks', {
  id: id(),
  article_id: bigint({ mode: 'number' }).notNull(),
});

/**
 * Review state of articles: number of open values and current reviewer. An article is in the queue while it has open
 * values.
 */
export const reviewArticles = pgTable(
  'review_articles',
  {
    article_id: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => articles.id, { onDelete: 'cascade' }),
    companies: integer().notNull().default(0),
    /** Number of values that a person must decide. A waiting company counts as at least one value. */
    open: integer().notNull().default(0),
    /**
     * Order in the queue: 0 for conflicts, 1 for values without a source, 2 for money and awards, 3 for everything
     * else.
     */
    priority: smallint().notNull().default(3),
    has_conflicts: boolean().notNull().default(false),
    has_no_source: boolean().notNull().default(false),
    has_money: boolean().notNull().default(false),
    has_awards: boolean().notNull().default(false),
    /** Publication date of the article; if it has none, the time at which it was read. */
    sorted_at: timestamp().notNull(),
    /** Folded text of title, source and company names. */
    search_key: text().notNull().default(''),
    /** Time at which a person moved the article to the end of the queue. */
    later_at: timestamp(),
    /** Current reviewer, and time at which the claim expires by the database clock. */
    claimed_by: uuid(),
    claimed_until: timestamp(),
  },
  (t) => [
    index('review_articles_queue')
      .on(t.later_at.asc().nullsFirst(), t.priority, t.sorted_at.desc().nullsLast(), t.article_id.desc())
      .where(sql`${t.open} > 0`),
  ],
);
