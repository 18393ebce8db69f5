import type { ArticleScore, ExtractedStartup } from '@vaglio/article-extractor';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { cost, createdAt, id, timestamp } from './columns';
import { goldenArticles } from './golden-articles.table';
import { leaseColumns } from './lease-columns';
import { articles } from './articles.table';
import { prompts } from './prompts.table';

/**
 * Articles that are read without writing startups: a comparison of two versions on chosen articles, or an evaluation of
 * one version on the golden set. One process at a time reads, under a lease.
 */
export const trials = pgTable(
  'trials',
  {
    id: id(),
    kind: text({ enum: ['comparison', 'evaluation'] }).notNull(),
    state: text({ enum: ['running', 'finished', 'stopped'] })
      .notNull()
      .default('running'),
    /** Why it stopped, for people. */
    reason: text(),
    /** The version and model that are judged; no version for the built-in extractor. */
    prompt_id: bigint({ mode: 'number' }).references(() => prompts.id),
    model: text().notNull(),
    /** What it is compared with; both null for an evaluation. */
    base_prompt_id: bigint({ mode: 'number' }).references(() => prompts.id),
    base_model: text(),
    /** Names the content of the golden set; evaluations of another content cannot be compared. Null for a comparison. */
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

/** One article of a trial, read by one of its two versions. */
export const trialReadings = pgTable(
  'trial_readings',
  {
    id: id(),
    trial_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => trials.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    side: text({ enum: ['base', 'candidate'] }).notNull(),
    /** One of both is set. */
    article_id: bigint({ mode: 'number' }).references(() => articles.id, { onDelete: 'cascade' }),
    golden_id: bigint({ mode: 'number' }).references(() => goldenArticles.id, { onDelete: 'cascade' }),
    state: text({ enum: ['waiting', 'read', 'failed'] })
      .notNull()
      .default('waiting'),
    error: text(),
    found: jsonb().$type<ExtractedStartup[]>().notNull().default([]),
    /** Compared with the golden set as it was then; null without golden values. */
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
