import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from './columns';
import { deletions } from './deletions.table';
import { type StoredEvidence, extractions } from './extractions.table';
import type { Financing, Founder } from './company-facts';
import { startupFields } from './startup-fields';
import { startups } from './startups.table';

export const REVIEW_STATES = ['waiting', 'accepted', 'discarded'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

export const rawStartups = pgTable(
  'raw_startups',
  {
    id: id(),
    /**
     * Id in exports of rows without an external id. Unlike `id`, it cannot be equal to a number from another system.
     */
    uid: uuid().notNull().unique().defaultRandom(),
    /** Value of the column `ID` in an import. A later import with the same value updates this row. */
    external_id: text().unique(),
    /** SHA-256 hash of the normalized content. An identical row without `ID` is not added a second time. */
    content_hash: text().notNull(),
    ...startupFields(),
    awards: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    articles: jsonb().$type<RawArticle[]>().notNull().default([]),
    /** All founders, and all amounts that the article states about the company; [] for an import. */
    founders: jsonb().$type<Founder[]>().notNull().default([]),
    financings: jsonb().$type<Financing[]>().notNull().default([]),
    /** Row as it was received, before canton and sector were converted to codes. */
    received: jsonb().$type<Record<string, unknown>>().notNull(),
    origin: text({ enum: ['import', 'article', 'person'] }).notNull(),
    /** Extraction and quotes, if the row comes from an article; null for an import. */
    extraction_id: bigint({ mode: 'number' }).references(() => extractions.id, { onDelete: 'set null' }),
    evidence: jsonb().$type<StoredEvidence[]>(),
    created_by: uuid(),
    /** Folded names of the company and its founders, for search. */
    search_key: text().notNull(),
    /** Time of curation; null while the row waits for curation or is excluded by `deletion_id`. */
    curated_at: timestamp(),
    startup_id: bigint({ mode: 'number' }).references(() => startups.id, { onDelete: 'set null' }),
    /** Deletion of the startup to which this row belongs. The row is not curated until the startup is restored. */
    deletion_id: bigint({ mode: 'number' }).references(() => deletions.id, { onDelete: 'set null' }),
    /** Probability that the article names this startup, from 0 to 1; null for an import. */
    confidence: numeric({ precision: 5, scale: 4, mode: 'number' }),
    /**
     * Review state of a row from an article: 'waiting', or the decision of a person; null if no review is needed. Only
     * rows with null or 'accepted' are curated.
     */
    review: text({ enum: REVIEW_STATES }),
    /** Version of the row for If-Match, incremented by imports and decisions. */
    version: integer().notNull().default(1),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    uniqueIndex('raw_startups_content')
      .on(t.content_hash)
      .where(sql`${t.external_id} is null`),
    index('raw_startups_content_any').on(t.content_hash),
    index('raw_startups_waiting')
      .on(t.id)
      .where(sql`${t.curated_at} is null`),
    index('raw_startups_review')
      .on(t.id)
      .where(sql`${t.review} = 'waiting'`),
    index('raw_startups_startup').on(t.startup_id),
    index('raw_startups_deletion').on(t.deletion_id),
    index('raw_startups_extraction').on(t.extraction_id),
  ],
);

export type RawArticle = {
  /** Normalized address in ASCII. It is the key of the article. */
  url: string;
  /** Published address, if it differs from the key. */
  link?: string | null;
  title: string | null;
  published_at: string | null;
  source: string | null;
};
