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
    /** Names this row in exports where no foreign id does; unlike `id` it collides with no number of anybody. */
    uid: uuid().notNull().unique().defaultRandom(),
    /** The `ID` of an import; the same again updates this row. */
    external_id: text().unique(),
    /** SHA-256 of the normalised content: an identical row without `ID` adds nothing. */
    content_hash: text().notNull(),
    ...startupFields(),
    awards: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    articles: jsonb().$type<RawArticle[]>().notNull().default([]),
    /** Of an article: all founders, and every sum it states about the company. */
    founders: jsonb().$type<Founder[]>().notNull().default([]),
    financings: jsonb().$type<Financing[]>().notNull().default([]),
    /** The row as it came, before canton and sector became codes. */
    received: jsonb().$type<Record<string, unknown>>().notNull(),
    origin: text({ enum: ['import', 'article', 'person'] }).notNull(),
    /** What an article states, with its quotes; null on an import. */
    extraction_id: bigint({ mode: 'number' }).references(() => extractions.id, { onDelete: 'set null' }),
    evidence: jsonb().$type<StoredEvidence[]>(),
    created_by: uuid(),
    /** Folded company and founder names, for search. */
    search_key: text().notNull(),
    /** Null while the row waits for curation, or was set aside by `deletion_id`. */
    curated_at: timestamp(),
    startup_id: bigint({ mode: 'number' }).references(() => startups.id, { onDelete: 'set null' }),
    /** The deletion of the startup that this row belongs to: until that is restored the row is not curated. */
    deletion_id: bigint({ mode: 'number' }).references(() => deletions.id, { onDelete: 'set null' }),
    /** Of an article: how likely this is a startup that the article names, from 0 to 1. */
    confidence: numeric({ precision: 5, scale: 4, mode: 'number' }),
    /** Of an article: 'waiting' for a person, or what one decided; null where nobody is asked. Only null and 'accepted' are curated. */
    review: text({ enum: REVIEW_STATES }),
    /** Counts every change by an import or a decision; carried by If-Match. */
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
  /** The key: the address as a browser reads it, in ASCII. */
  url: string;
  /** The address as published, where it differs from the key. */
  link?: string | null;
  title: string | null;
  published_at: string | null;
  source: string | null;
};
