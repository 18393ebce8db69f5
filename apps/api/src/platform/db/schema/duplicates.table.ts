import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
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

/** No foreign keys: a comparison never waits for a change of a startup; one that is gone is marked too, and cleared. */
const startupId = () => bigint({ mode: 'number' }).notNull();

/**
 * Startups that wait to be compared with the others: triggers write a row with every change of what a startup is
 * recognised by, from any program. Only appended and deleted, so that no change waits for another or is lost.
 */
export const duplicateMarks = pgTable('duplicate_marks', {
  id: id(),
  startup_id: startupId(),
});

/** The blocking keys of each startup (blocking-keys.ts): only startups that share one are compared. */
export const duplicateKeys = pgTable(
  'duplicate_keys',
  { key: bigint({ mode: 'number' }).notNull(), startup_id: startupId() },
  (t) => [primaryKey({ columns: [t.key, t.startup_id] }), index('duplicate_keys_startup').on(t.startup_id)],
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
