import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from './columns';
import { articles } from './articles.table';

/** Corrected value of a field that was extracted from an article. */
export type CorrectedValue = {
  value: string | number;
  /** ISO 4217 code of the currency, for an amount of money. */
  currency?: string;
  /** Kind of the amount, for an entry in the list of amounts. */
  kind?: string;
};

/**
 * Decisions of people about values extracted from articles. The raw rows are not changed. A decision is valid until it
 * is undone or replaced by a later decision about the same value.
 */
export const valueDecisions = pgTable(
  'value_decisions',
  {
    id: id(),
    /** Not a foreign key, because a restored raw row keeps its id. */
    raw_id: bigint({ mode: 'number' }).notNull(),
    article_id: bigint({ mode: 'number' }).references(() => articles.id, { onDelete: 'set null' }),
    /** Folded company name, with which curation matches it. */
    name_key: text().notNull(),
    /** Name of the field in the extraction. */
    field: text().notNull(),
    /** Value as stated in the article, and its normalized form for comparison. */
    value: text().notNull(),
    value_key: text().notNull(),
    /** Kind of decision. 'take' replaces a different value of the startup that the person saw. */
    kind: text({ enum: ['accept', 'take', 'correct', 'discard'] }).notNull(),
    corrected: jsonb().$type<CorrectedValue>(),
    note: text(),
    /** Time at which the value was applied to a startup; always null for a discard. */
    carried_out_at: timestamp(),
    /** Later decision about the same value. */
    replaced_by: bigint({ mode: 'number' }),
    decided_by: uuid(),
    decided_at: createdAt(),
    undone_at: timestamp(),
  },
  (t) => [
    index('value_decisions_row').on(t.raw_id),
    index('value_decisions_discarded')
      .on(t.article_id)
      .where(sql`${t.kind} = 'discard' and ${t.undone_at} is null and ${t.replaced_by} is null`),
    index('value_decisions_discarded_name')
      .on(t.name_key)
      .where(sql`${t.kind} = 'discard' and ${t.undone_at} is null and ${t.replaced_by} is null`),
  ],
);

export type ValueDecision = typeof valueDecisions.$inferSelect;

/** Condition for decisions that are valid: neither undone nor replaced. */
export const isCurrentDecision = sql`${valueDecisions.undone_at} is null and ${valueDecisions.replaced_by} is null`;
