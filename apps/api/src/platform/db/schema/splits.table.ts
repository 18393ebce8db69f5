import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp, weight } from './columns';

/** Startup that a split created, in its state after the split. */
export type SplitPart = { id: number; company_name: string; version: number; score: number };

/**
 * Splits of startups, with the content before the split. The table has no foreign keys, because all startups may be
 * deleted, restored or merged.
 */
export const startupSplits = pgTable(
  'startup_splits',
  {
    id: id(),
    startup_id: bigint({ mode: 'number' }).notNull(),
    company_name: text().notNull(),
    /** Score of the original startup before and after the split. */
    score_before: weight().notNull(),
    score_after: weight().notNull(),
    /** Version of the original startup after the split. */
    version_after: integer().notNull(),
    /** Startups that the split created. */
    parts: jsonb().$type<SplitPart[]>().notNull(),
    /**
     * Content of the startup before the split; see `merges/snapshot.ts`. `after` contains each startup after the split,
     * by id.
     */
    content: jsonb().notNull(),
    split_by: uuid(),
    split_at: createdAt(),
    undone_by: uuid(),
    undone_at: timestamp(),
  },
  (t) => [
    index('startup_splits_startup').on(t.startup_id),
    index('startup_splits_parts').using('gin', t.parts.op('jsonb_path_ops')),
  ],
);

/**
 * Combinations of name and website that occur only in the rows of one startup of a split. A later row with such a
 * combination is assigned to that startup.
 */
export const splitKeys = pgTable(
  'split_keys',
  {
    id: id(),
    split_id: bigint({ mode: 'number' }).notNull(),
    startup_id: bigint({ mode: 'number' }).notNull(),
    name_key: text().notNull(),
    /** Host of the website; '' for a row without a website. */
    website_host: text().notNull(),
  },
  (t) => [
    index('split_keys_name').on(t.name_key),
    index('split_keys_split').on(t.split_id),
    index('split_keys_startup').on(t.startup_id),
  ],
);
