import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from './columns';
import { articles } from './articles.table';

/** Reasons for discarding a row. 'left_aside' does not discard the company name. */
export const DISCARD_REASONS = ['not_a_startup', 'not_in_article', 'left_aside'] as const;
export type DiscardReason = (typeof DISCARD_REASONS)[number];

/**
 * Decisions about startups in articles, kept permanently. A discard blocks the company name until it is undone or the
 * name is allowed again. The reason 'left_aside' never blocks a name.
 */
export const reviewDecisions = pgTable(
  'review_decisions',
  {
    id: id(),
    kind: text({ enum: ['accept', 'discard', 'allow'] }).notNull(),
    /** Reason for a discard; null for other kinds. */
    reason: text({ enum: DISCARD_REASONS }),
    /** Not a foreign key, because a restored raw row keeps its id. */
    raw_id: bigint({ mode: 'number' }),
    company_name: text().notNull(),
    /** Folded company name, with which curation matches it. */
    name_key: text().notNull(),
    /** Article from which the raw row was extracted. */
    article_id: bigint({ mode: 'number' }).references(() => articles.id, { onDelete: 'set null' }),
    /** Review state of the raw row before it was discarded. */
    review_before: text({ enum: ['waiting', 'accepted'] }),
    /** Discard that is ended by a decision of kind 'allow'. */
    discard_id: bigint({ mode: 'number' }),
    /** Time from which the discarded name may be proposed again. */
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
