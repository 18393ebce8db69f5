import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp, weight } from './columns';

/**
 * Merges of startups, with the complete content of the merged startup. The table has no foreign keys: the merged
 * startup no longer exists in other tables, and both startups may be deleted and restored.
 */
export const startupMerges = pgTable(
  'startup_merges',
  {
    id: id(),
    survivor_id: bigint({ mode: 'number' }).notNull(),
    merged_id: bigint({ mode: 'number' }).notNull(),
    survivor_name: text().notNull(),
    merged_name: text().notNull(),
    /**
     * Match keys of both startups before the merge. They find the surviving startup even if it took the name of the
     * other.
     */
    survivor_website_host: text(),
    survivor_name_key: text().notNull(),
    merged_uid: uuid().notNull(),
    merged_external_id: text(),
    merged_website_host: text(),
    merged_name_key: text().notNull(),
    /** Reasons for the merge, as text. */
    because: text().notNull(),
    /** Score of the surviving startup before and after the merge. */
    score_before: weight().notNull(),
    score_after: weight().notNull(),
    /** Version of the surviving startup after the merge. A higher version means that it was changed later. */
    version_after: integer().notNull(),
    /** Content of both startups before the merge; see `snapshot.ts`. */
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
