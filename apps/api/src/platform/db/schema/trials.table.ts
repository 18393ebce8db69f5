import type { ArticleScore, ExtractedStartup } from '@vaglio/article-extractor';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { cost, createdAt, id, timestamp } from './columns';
import { goldenArticles } from './golden-articles.table';
import { leaseColumns } from './lease-columns';
import { articles } from './articles.table';
import { prompts } from './prompts.table';

/**
 * Extractions that write no startups: either a comparison of two prompt versions on selected articles, or an evaluation
 * of one version on the golden set. One process at a time runs a trial, under a lease.
 */
export const trials = pgTable(
  'trials',
  {
    id: id(),
    kind: text({ enum: ['comparison', 'evaluation'] }).notNull(),
    state: text({ enum: ['running', 'finished', 'stopped'] })
      .notNull()
      .default('running'),
    /** Reason why the trial stopped, for display. */
    reason: text(),
    /** Prompt version and model to evaluate. The version is null for the built-in extractor. */
    prompt_id: bigint({ mode: 'number' }).references(() => prompts.id),
    model: text().notNull(),
    /** Prompt version and model to compare with. Both are null for an evaluation. */
    base_prompt_id: bigint({ mode: 'number' }).references(() => prompts.id),
    base_model: text(),
    /** Hash of the golden set; null for a comparison. Evaluations with different hashes cannot be compared. */
    set_hash: text(),
    ...leaseColumns(),
    started_by: uuid(),
    created_at: createdAt(),
    updated_at: createdAt(),
    ended_at: timestamp(),
  },
  (t) => [
    index('trials_running')
      .on(t.id)
      .where(sql`${t.state} = 'running'`),
    index('trials_judged').on(t.prompt_id, t.model, t.id),
    check('trials_state', sql`${t.state} in ('running', 'finished', 'stopped')`),
  ],
);

/** Extraction of one article by one of the prompt versions in a trial. */
export const trialReadings = pgTable(
  'trial_readings',
  {
    id: id(),
    trial_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => trials.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    side: text({ enum: ['base', 'candidate'] }).notNull(),
    /** Article of the extraction. Exactly one of `article_id` and `golden_id` is set. */
    article_id: bigint({ mode: 'number' }).references(() => articles.id, { onDelete: 'cascade' }),
    golden_id: bigint({ mode: 'number' }).references(() => goldenArticles.id, { onDelete: 'cascade' }),
    state: text({ enum: ['waiting', 'read', 'failed'] })
      .notNull()
      .default('waiting'),
    error: text(),
    found: jsonb().$type<ExtractedStartup[]>().notNull().default([]),
    /** Score of the extraction against the golden set at that time; null without golden values. */
    score: jsonb().$type<ArticleScore>(),
    quotes: integer().notNull().default(0),
    quotes_found: integer().notNull().default(0),
    prompt_tokens: integer().notNull().default(0),
    completion_tokens: integer().notNull().default(0),
    cost: cost(),
    duration_ms: integer().notNull().default(0),
    ended_at: timestamp(),
  },
  (t) => [
    uniqueIndex('trial_readings_once').on(t.trial_id, t.position, t.side),
    check('trial_readings_article', sql`num_nonnulls(${t.article_id}, ${t.golden_id}) = 1`),
  ],
);
