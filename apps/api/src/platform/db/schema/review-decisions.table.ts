import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from './columns';
import { articles } from './articles.table';

/** Why a row is discarded; of one that is left aside no name is remembered. */
export const DISCARD_REASONS = ['not_a_startup', 'not_in_article', 'left_aside'] as const;
export type DiscardReason = (typeof DISCARD_REASONS)[number];

/**
 * What people decided about startups of articles, kept for good. A discard that is neither undone nor allowed again is
 * a remembered name, unless the row was only left aside.
 */
export const reviewDecisions = pgTable(
  'review_decisions',
  {
    id: id(),
    kind: text({ enum: ['accept', 'discard', 'allow'] }).notNull(),
    /** Of a discard. */
    reason: text({ enum: DISCARD_REASONS }),
    /** No foreign key: a raw row that is deleted gets its id back when it is restored. */
    raw_id: bigint({ mode: 'number' }),
    company_name: text().notNull(),
    /** Folded, as curation matches it. */
    name_key: text().notNull(),
    /** The article the row came from. */
    article_id: bigint({ mode: 'number' }).references(() => articles.id, { onDelete: 'set null' }),
    /** Of a discard: the state of the row before it. */
    review_before: text({ enum: ['waiting', 'accepted'] }),
    /** Of an 'allow': the discard that no longer counts. */
    discard_id: bigint({ mode: 'number' }),
    /** Of a discard: since when the name may be proposed again. */
    allowed_at: timestamp(),
    decided_by: uuid(),
    decided_at: createdAt(),
    undone_by: uuid(),
    undone_at: timestamp(),
  },
  (t) => [
    index('review_decisions_remembered')
      .on(t.name_key)
      .where(sql`${t.kind} = 'discard' and ${t.undone_at} is null and ${t.allowed_at} is null`),
    index('review_decisions_row').on(t.raw_id),
    index('review_decisions_article').on(t.article_id),
  ],
);
