import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from './columns';
import { articles } from './articles.table';
import type { ReviewState } from './raw-startups.table';

export const STEP_KINDS = ['values', 'accept', 'set_aside', 'merge', 'allow'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** All that a step changed, by which it is undone. */
export type StepEffects = {
  /** `value_decisions` that it stored. */
  values: readonly number[];
  /** Those of them, and earlier ones, that it made facts of a startup. */
  carried: readonly number[];
  /** `review_decisions`. */
  decisions: readonly number[];
  /** `fact_changes`, in their order. */
  changes: readonly number[];
  /** `startup_merges`. */
  merges: readonly number[];
  /** The value that it is about, as the desk names it; absent where it is about a company or several values. */
  key?: string;
  /** The row that it accepted, discarded, curated, moved or took out of a startup. */
  row: MovedRow | null;
};

/** A row that was curated, moved or taken out, as it was before and where it went. */
export type MovedRow = {
  startup_before: number | null;
  curated_before: string | null;
  review_before: ReviewState | null;
  startup_after: number | null;
  /** The step made that startup. */
  is_new: boolean;
};

/** Decisions of people about startups of articles, in Review and LLM Results, each as one step with its inverse. */
export const reviewSteps = pgTable(
  'review_steps',
  {
    id: id(),
    article_id: bigint({ mode: 'number' }).references(() => articles.id, { onDelete: 'set null' }),
    /** No foreign key: a raw row that is deleted gets its id back when it is restored. */
    raw_id: bigint({ mode: 'number' }).notNull(),
    kind: text({ enum: STEP_KINDS }).notNull(),
    company_name: text().notNull(),
    /** What was done, as people read it. */
    words: text().notNull(),
    effects: jsonb().$type<StepEffects>().notNull(),
    /** A startup that left with its last row, with its awards and articles; null where none did. */
    content: jsonb(),
    decided_by: uuid(),
    decided_at: createdAt(),
    undone_by: uuid(),
    undone_at: timestamp(),
  },
  (t) => [
    index('review_steps_row').on(t.raw_id, t.id),
    index('review_steps_article').on(t.article_id),
    index('review_steps_person').on(t.decided_by, t.decided_at),
  ],
);

export type ReviewStepRow = typeof reviewSteps.$inferSelect;
