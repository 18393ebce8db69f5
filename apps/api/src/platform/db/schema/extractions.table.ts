import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp, cost } from './columns';
import { articles } from './articles.table';
import { prompts } from './prompts.table';
import { extractionRuns } from './extraction-runs.table';

/** A quote as the article has it, from `start` up to `end` in code points of its text; both null when it is not there. */
export type StoredQuote = { text: string; start: number | null; end: number | null };
/** What an article says for one field of a startup; an award is one entry each, under `awards`. */
export type StoredEvidence = {
  field: string;
  value: string;
  quotes: StoredQuote[];
  /** How likely it is right, from 0 to 1; missing from before it was known. */
  confidence?: number;
  /** Whether the row holds it: proved, and sure enough unless the row waits for a person; missing from before. */
  is_used?: boolean;
  /** The company register that says it, with number and seat, instead of the article. */
  register?: string;
};
/** A startup found in an article. */
export type StoredFinding = {
  company_name: string;
  raw_id: number | null;
  fields: StoredEvidence[];
  confidence?: number;
  /** Why it has no row: the text does not hold the name, or a person discarded it before. */
  left_out?: 'not_in_text' | 'discarded';
};

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
    /** When a later reading of the article took its place. */
    superseded_at: timestamp(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('extractions_claim').on(t.article_id, t.epoch),
    uniqueIndex('extractions_once')
      .on(t.article_id)
      .where(sql`${t.outcome} = 'extracted' and ${t.superseded_at} is null`),
    index('extractions_prompt').on(t.prompt_id, t.created_at),
    index('extractions_run').on(t.run_id),
  ],
);
