import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp, weight } from './columns';

/** A startup that was split off, as the split left it. */
export type SplitPart = { id: number; company_name: string; version: number; score: number };

/**
 * Startups that were split, as they were before. No foreign keys: any of them may be deleted and restored, or merged.
 */
export const startupSplits = pgTable(
  'startup_splits',
  {
    id: id(),
    startup_id: bigint({ mode: 'number' }).notNull(),
    company_name: text().notNull(),
    /** Of the startup that stayed. */
    score_before: weight().notNull(),
    score_after: weight().notNull(),
    /** Of the startup that stayed. */
    version_after: integer().notNull(),
    /** What was split off. */
    parts: jsonb().$type<SplitPart[]>().notNull(),
    /** The startup as it was: see `merges/snapshot.ts`; `after` has each side as the split left it, by its id. */
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
 * Names with websites that only one of the startups of a split has rows of: a later row with the same two is that
 * startup's, whichever of them has the name or the website itself.
 */
export const splitKeys = pgTable(
  'split_keys',
  {
    id: id(),
    split_id: bigint({ mode: 'number' }).notNull(),
    startup_id: bigint({ mode: 'number' }).notNull(),
    name_key: text().notNull(),
    /** '' for a row without a website. */
    website_host: text().notNull(),
  },
  (t) => [
    index('split_keys_name').on(t.name_key),
    index('split_keys_split').on(t.split_id),
    index('split_keys_startup').on(t.startup_id),
  ],
);
