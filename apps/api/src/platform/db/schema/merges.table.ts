import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp, weight } from './columns';

/**
 * Startups that were merged into another, kept whole. No foreign keys: the merged one is in no other table, and both
 * may be deleted and restored.
 */
export const startupMerges = pgTable(
  'startup_merges',
  {
    id: id(),
    survivor_id: bigint({ mode: 'number' }).notNull(),
    merged_id: bigint({ mode: 'number' }).notNull(),
    survivor_name: text().notNull(),
    merged_name: text().notNull(),
    /** By these the survivor is found, also when it took the other's name: what is said of either is said of it. */
    survivor_website_host: text(),
    survivor_name_key: text().notNull(),
    merged_uid: uuid().notNull(),
    merged_external_id: text(),
    merged_website_host: text(),
    merged_name_key: text().notNull(),
    /** The reasons of the pair, in words. */
    because: text().notNull(),
    /** Of the survivor. */
    score_before: weight().notNull(),
    score_after: weight().notNull(),
    /** Of the survivor: a later one says that it was changed since. */
    version_after: integer().notNull(),
    /** Both as they were: see `snapshot.ts`. */
    content: jsonb().notNull(),
    merged_by: uuid(),
    merged_at: createdAt(),
    undone_by: uuid(),
    undone_at: timestamp(),
  },
  (t) => [
    uniqueIndex('startup_merges_merged')
      .on(t.merged_id)
      .where(sql`${t.undone_at} is null`),
    index('startup_merges_survivor')
      .on(t.survivor_id)
      .where(sql`${t.undone_at} is null`),
    index('startup_merges_name')
      .on(t.merged_name_key)
      .where(sql`${t.undone_at} is null`),
    index('startup_merges_own_name')
      .on(t.survivor_name_key)
      .where(sql`${t.undone_at} is null`),
    index('startup_merges_own_host')
      .on(t.survivor_website_host)
      .where(sql`${t.undone_at} is null`),
    index('startup_merges_host')
      .on(t.merged_website_host)
      .where(sql`${t.undone_at} is null`),
    index('startup_merges_external')
      .on(t.merged_external_id)
      .where(sql`${t.undone_at} is null`),
    index('startup_merges_uid')
      .on(t.merged_uid)
      .where(sql`${t.undone_at} is null`),
  ],
);
