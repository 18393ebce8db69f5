import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from './columns';
import { articles } from './articles.table';

/** What a person says that a value of an article is instead. */
export type CorrectedValue = {
  value: string | number;
  /** Of a sum: ISO 4217. */
  currency?: string;
  /** Of a sum of the list: what it is. */
  kind?: string;
};

/**
 * What people decided about values of articles, beside the raw rows, which stay as they were read. A decision counts
 * while it is neither undone nor replaced by a later one on the same value.
 */
export const valueDecisions = pgTable(
  'value_decisions',
  {
    id: id(),
    /** No foreign key: a raw row that is deleted gets its id back when it is restored. */
    raw_id: bigint({ mode: 'number' }).notNull(),
    article_id: bigint({ mode: 'number' }).references(() => articles.id, { onDelete: 'set null' }),
    /** Folded name of the company, as curation matches it. */
    name_key: text().notNull(),
    /** As an extraction names it. */
    field: text().notNull(),
    /** The value as the article states it, and in the form by which two are the same. */
    value: text().notNull(),
    value_key: text().notNull(),
    /** A person who takes a value saw what the startup has instead. */
    kind: text({ enum: ['accept', 'take', 'correct', 'discard'] }).notNull(),
    corrected: jsonb().$type<CorrectedValue>(),
    note: text(),
    /** When it became a fact of a startup; a discard needs none. */
    carried_out_at: timestamp(),
    /** The later decision on the same value. */
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

/** Whether a decision counts: it is neither undone nor replaced. */
export const isCurrentDecision = sql`${valueDecisions.undone_at} is null and ${valueDecisions.replaced_by} is null`;
