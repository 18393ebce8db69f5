import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { articles } from './article-tables';
import { createdAt, id, moment } from './columns';

/** In the currency of the prices that the environment names. */
const cost = () => numeric({ precision: 14, scale: 6, mode: 'number' }).notNull().default(0);

/**
 * Versions of prompts. Content never changes and no version goes: triggers refuse it. Of each name exactly one is
 * active: an index refuses a second one, a trigger at the end of a transaction refuses none.
 */
export const prompts = pgTable(
  'prompts',
  {
    id: id(),
    name: text().notNull(),
    version: integer().notNull(),
    body: text().notNull(),
    /** Null for the first allowed one. */
    model: text(),
    temperature: numeric({ precision: 6, scale: 4, mode: 'number' }).notNull(),
    top_p: numeric({ precision: 6, scale: 4, mode: 'number' }).notNull(),
    /** Null for the largest allowed. */
    max_output_tokens: integer(),
    /** Becomes the list of awards when the prompt is used. */
    placeholder: text().notNull(),
    is_active: boolean().notNull().default(false),
    search_key: text().notNull(),
    created_by: uuid(),
    created_at: createdAt(),
    /** When it was last made active, or was no longer. */
    updated_at: createdAt(),
  },
  (t) => [
    uniqueIndex('prompts_version').on(t.name, t.version),
    uniqueIndex('prompts_one_active')
      .on(t.name)
      .where(sql`${t.is_active}`),
  ],
);

/** A quote as the article has it, from `start` up to `end` in code points of its text; both null when it is not there. */
export type StoredQuote = { text: string; start: number | null; end: number | null };
/** What an article says for one field of a startup; an award is one entry each, under `awards`. */
export type StoredEvidence = { field: string; value: string; quotes: StoredQuote[] };
/** A startup found in an article. */
export type StoredFinding = { company_name: string; raw_id: number | null; fields: StoredEvidence[] };

/** A run that goes on by itself, whoever looks; any process moves it on, one at a time, under a lease. */
export const extractionRuns = pgTable(
  'extraction_runs',
  {
    id: id(),
    state: text({ enum: ['running', 'paused', 'finished', 'cancelled'] })
      .notNull()
      .default('running'),
    /** Why it is paused, for people. */
    reason: text(),
    batch: integer().notNull(),
    delay_ms: integer().notNull(),
    dry: boolean().notNull().default(false),
    /** Tokens after which it pauses; null for the daily budget alone. */
    budget_tokens: integer(),
    /** The run whose failed articles this one tries again, and only those. */
    retry_of: bigint({ mode: 'number' }),
    /** A dry run changes no article: it goes by their ids. */
    after_article: bigint({ mode: 'number' }).notNull().default(0),
    processed: integer().notNull().default(0),
    succeeded: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    outputs_count: integer().notNull().default(0),
    tokens: integer().notNull().default(0),
    cost: cost(),
    /** The last ones, newest first, as they are answered. */
    samples: jsonb().$type<Record<string, unknown>[]>().notNull().default([]),
    next_at: createdAt(),
    lease_owner: text(),
    lease_until: moment(),
    epoch: integer().notNull().default(0),
    started_by: uuid(),
    created_at: createdAt(),
    updated_at: createdAt(),
    ended_at: moment(),
  },
  (t) => [
    uniqueIndex('extraction_runs_one_running')
      .on(t.state)
      .where(sql`${t.state} = 'running'`),
    check('extraction_runs_state', sql`${t.state} in ('running', 'paused', 'finished', 'cancelled')`),
  ],
);

/** What came of an article under one claim. */
export const extractions = pgTable(
  'extractions',
  {
    id: id(),
    article_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    /** The claim: one outcome each. */
    epoch: integer().notNull(),
    prompt_id: bigint({ mode: 'number' }).references(() => prompts.id),
    model: text().notNull(),
    outcome: text({ enum: ['extracted', 'failed'] }).notNull(),
    /** How many startups. */
    outputs_count: integer().notNull().default(0),
    findings: jsonb().$type<StoredFinding[]>().notNull().default([]),
    prompt_tokens: integer().notNull().default(0),
    completion_tokens: integer().notNull().default(0),
    cost: cost(),
    error: text(),
    run_id: bigint({ mode: 'number' }).references(() => extractionRuns.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('extractions_claim').on(t.article_id, t.epoch),
    uniqueIndex('extractions_once')
      .on(t.article_id)
      .where(sql`${t.outcome} = 'extracted'`),
    index('extractions_run').on(t.run_id),
  ],
);

/**
 * One row per call to a model, written before it: a call whose process died stays `started` and counts with what was
 * set aside for it.
 */
export const llmUsage = pgTable(
  'llm_usage',
  {
    id: id(),
    article_id: bigint({ mode: 'number' }),
    /** The claim it was made under; null for a dry run, which claims nothing. */
    epoch: integer(),
    /** From 1, within the claim. */
    attempt: integer().notNull(),
    model: text().notNull(),
    /** `refused`: the server does not take schemas, which costs nothing and is no failure. */
    outcome: text({ enum: ['started', 'answered', 'failed', 'refused'] })
      .notNull()
      .default('started'),
    /** Set aside before the call; replaced by what the server counted. */
    prompt_tokens: integer().notNull(),
    completion_tokens: integer().notNull(),
    cost: cost(),
    error: text(),
    prompt_id: bigint({ mode: 'number' }),
    /** What was answered and paid for, until what came of it is stored: a crash in between costs no second call. */
    answer: text(),
    run_id: bigint({ mode: 'number' }),
    created_at: createdAt(),
    ended_at: moment(),
  },
  (t) => [
    uniqueIndex('llm_usage_call').on(t.article_id, t.epoch, t.attempt),
    index('llm_usage_created').on(t.created_at),
  ],
);
