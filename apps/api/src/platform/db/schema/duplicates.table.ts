import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from './columns';

export const REASON_KINDS = [
  'uid',
  'website',
  'name',
  'founder',
  'legal name',
  'founded',
  'canton',
  'sector',
] as const;

/** A reason to take both for one company; `text` is part of a list: 'same canton'. */
export type Reason = { kind: (typeof REASON_KINDS)[number]; text: string; detail: string | null };

/** No foreign keys: a comparison never waits for a change of a startup; the pairs of a deleted startup go with its next comparison. */
const startupId = () => bigint({ mode: 'number' }).notNull();

/**
 * Startups that wait to be compared with the others (mark-startups.ts). Rows are only added and deleted, so that no
 * change of a startup waits for another one or is lost.
 */
export const startupsToCompare = pgTable('startups_to_compare', {
  id: id(),
  startup_id: startupId(),
});

export const TRAIT_KINDS = ['name', 'host', 'uid', 'founder'] as const;

/**
 * The names, websites, register numbers and founders of startups as they were compared last, folded
 * (find-candidates.ts). A name is without generic words and legal forms.
 */
export const startupTraits = pgTable(
  'startup_traits',
  {
    startup_id: startupId(),
    kind: text({ enum: TRAIT_KINDS }).notNull(),
    text: text().notNull(),
  },
  (t) => [
    index('startup_traits_startup').on(t.startup_id),
    index('startup_traits_equal').using('btree', t.text.op('text_pattern_ops')),
    index('startup_traits_similar')
      .using('gin', sql`text gin_trgm_ops`)
      .where(sql`kind = 'name'`),
  ],
);

/** Two startups that may be one company. */
export const duplicatePairs = pgTable(
  'duplicate_pairs',
  {
    id: id(),
    low_id: startupId(),
    high_id: startupId(),
    /** 0 to 1. */
    certainty: numeric({ precision: 3, scale: 2, mode: 'number' }).notNull(),
    reasons: jsonb().$type<Reason[]>().notNull(),
    has_website: boolean().notNull(),
    has_founder: boolean().notNull(),
    /** A pair that a person put off comes after all others. */
    later_at: timestamp(),
    /** The person who named the pair; null for one that was found. */
    named_by: uuid(),
    found_at: createdAt(),
  },
  (t) => [
    uniqueIndex('duplicate_pairs_pair').on(t.low_id, t.high_id),
    index('duplicate_pairs_high').on(t.high_id),
    index('duplicate_pairs_surest').on(t.later_at.asc().nullsFirst(), t.certainty.desc(), t.id),
    check('duplicate_pairs_order', sql`${t.low_id} < ${t.high_id}`),
  ],
);

/**
 * Pairs that a person decided are two companies. It holds while both have the name and website that they had
 * then, also when one is deleted or merged and comes back: it has its id again.
 */
export const keptApart = pgTable(
  'kept_apart',
  {
    id: id(),
    low_id: startupId(),
    high_id: startupId(),
    low_name: text().notNull(),
    high_name: text().notNull(),
    /** Folded name and website host of each, as one text. */
    low_identity: text().notNull(),
    high_identity: text().notNull(),
    decided_by: uuid(),
    decided_at: createdAt(),
    undone_by: uuid(),
    undone_at: timestamp(),
  },
  (t) => [index('kept_apart_pair').on(t.low_id, t.high_id)],
);
