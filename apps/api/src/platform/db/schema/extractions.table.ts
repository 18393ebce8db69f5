import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp, cost } from './columns';
import { articles } from './articles.table';
import { prompts } from './prompts.table';
import { extractionRuns } from './extraction-runs.table';

/**
 * Quote from an article. `start` and `end` (exclusive) are positions in its text, in code points. Both are null if the
 * text does not contain the quote.
 */
export type StoredQuote = { text: string; start: number | null; end: number | null };
/** Evidence for one field of a startup. Each award has a separate entry with the field `awards`. */
export type StoredEvidence = {
  field: string;
  value: string;
  quotes: StoredQuote[];
  /** Probability that the value is correct, from 0 to 1; missing in old rows. */
  confidence?: number;
  /**
   * True if the raw row contains the value. The value must be proved and, unless the row waits for a person, above the
   * floor. Missing in old rows.
   */
  is_used?: boolean;
  /** Company register that states the value instead of the article, with register number and seat. */
  register?: string;
};
/** A startup found in an article. */
export type StoredFinding = {
  company_name: string;
  raw_id: number | null;
  fields: StoredEvidence[];
  confidence?: number;
  /**
   * Reason why the startup has no raw row: the text does not contain the name, or a person discarded the name earlier.
   */
  left_out?: 'not_in_text' | 'discarded';
};

/** Results of extracting an article, one per claim. */
export const extractions = pgTable(
  'extractions',
  {
    id: id(),
    article_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    /** Epoch of the claim. Each claim has exactly one outcome. */
    epoch: integer().notNull(),
    prompt_id: bigint({ mode: 'number' }).references(() => prompts.id),
    model: text().notNull(),
    outcome: text({ enum: ['extracted', 'failed'] }).notNull(),
    /** Number of startups that were found. */
    outputs_count: integer().notNull().default(0),
    findings: jsonb().$type<StoredFinding[]>().notNull().default([]),
    prompt_tokens: integer().notNull().default(0),
    completion_tokens: integer().notNull().default(0),
    cost: cost(),
    error: text(),
    run_id: bigint({ mode: 'number' }).references(() => extractionRuns.id, { onDelete: 'set null' }),
    /** Time at which a later extraction of the same article replaced this one. */
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
