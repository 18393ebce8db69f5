import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from './columns';
import { articles } from './articles.table';
import type { ReviewState } from './raw-startups.table';

export const STEP_KINDS = ['values', 'accept', 'set_aside', 'merge', 'allow'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** All effects of a review step. Undo reverts them. */
export type StepEffects = {
  /** Ids of the `value_decisions` that the step stored. */
  values: readonly number[];
  /** Ids of all value decisions that the step applied to a startup, including earlier ones. */
  carried: readonly number[];
  /** Ids of the `review_decisions` that the step stored. */
  decisions: readonly number[];
  /** Ids of the `fact_changes` that the step stored, in order. */
  changes: readonly number[];
  /** Ids of the `startup_merges` that the step stored. */
  merges: readonly number[];
  /** Key of the value that the step decided; missing if it decided a company or several values. */
  key?: string;
  /** Raw row that the step accepted, discarded, curated, moved, or removed from a startup. */
  row: MovedRow | null;
};

/** Raw row that was curated, moved or removed, with its state before and after the step. */
export type MovedRow = {
  startup_before: number | null;
  curated_before: string | null;
  review_before: ReviewState | null;
  startup_after: number | null;
  /** True if the step created the startup `startup_after`. */
  is_new: boolean;
};

/**
 * Decisions about startups in articles, made on the pages Review and LLM Results. Each decision is one step that can be
 * undone.
 */
export const reviewSteps = pgTable(
  'review_steps',
  {
    id: id(),
    article_id: bigint({ mode: 'number' }).references(() => articles.id, { onDelete: 'set null' }),
    /** Not a foreign key, because a restored raw row keeps its id. */
    raw_id: bigint({ mode: 'number' }).notNull(),
    kind: text({ enum: STEP_KINDS }).notNull(),
    company_name: text().notNull(),
    /** Description of the step to display. */
    words: text().notNull(),
    effects: jsonb().$type<StepEffects>().notNull(),
    /**
     * Startup that was removed with its last raw row, including awards and articles; null if no startup was removed.
     */
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
