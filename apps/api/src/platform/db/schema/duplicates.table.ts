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

/** Reason why two startups may be the same company. `text` is a list item such as 'same canton'. */
export type Reason = { kind: (typeof REASON_KINDS)[number]; text: string; detail: string | null };

/**
 * Startup id without a foreign key, so that a comparison never waits for a change of a startup. The next comparison
 * removes pairs of deleted startups.
 */
const startupId = () => bigint({ mode: 'number' }).notNull();

/**
 * Queue of startups that must be compared with all others (mark-startups.ts). Rows are only inserted and deleted, so
 * that changes of a startup neither wait nor are lost.
 */
export const startupsToCompare = pgTable('startups_to_compare', {
  id: id(),
  startup_id: startupId(),
});

export const TRAIT_KINDS = ['name', 'host', 'uid', 'founder'] as const;

/**
 * Folded names, websites, register numbers and founders of startups at their last comparison (find-candidates.ts).
 * Generic words and legal forms are removed from the names.
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

export const duplicatePairs = pgTable(
  'duplicate_pairs',
  {
    id: id(),
    low_id: startupId(),
    high_id: startupId(),
    /** Probability that both startups are the same company, from 0 to 1. */
    certainty: numeric({ precision: 3, scale: 2, mode: 'number' }).notNull(),
    reasons: jsonb().$type<Reason[]>().notNull(),
    has_website: boolean().notNull(),
    has_founder: boolean().notNull(),
    /** Time at which a person postponed the pair. Postponed pairs are at the end of the list. */
    later_at: timestamp(),
    /** Person who reported the pair; null if the server detected it. */
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
 * Pairs that a person marked as different companies. The mark is valid while both startups keep their names and
 * websites. It remains valid after a startup is deleted and restored, because ids do not change.
 */
export const keptApart = pgTable(
  'kept_apart',
  {
    id: id(),
    low_id: startupId(),
    high_id: startupId(),
    low_name: text().notNull(),
    high_name: text().notNull(),
    /** Folded name and website host of each startup, joined into one text. */
    low_identity: text().notNull(),
    high_identity: text().notNull(),
    decided_by: uuid(),
    decided_at: createdAt(),
    undone_by: uuid(),
    undone_at: timestamp(),
  },
  (t) => [index('kept_apart_pair').on(t.low_id, t.high_id)],
);
