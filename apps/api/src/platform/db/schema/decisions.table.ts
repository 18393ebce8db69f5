import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp, weight } from './columns';
import { decisionReasons } from './decision-reasons.table';
import { DECISION_KINDS, DECISION_ORIGINS } from './decision-kinds';

/**
 * Decisions about startups, with the score and rank at that moment. A decision is written in the transaction that sets
 * the flag. A trigger refuses all changes except a new `startup_id` after a merge.
 */
export const decisions = pgTable(
  'decisions',
  {
    /** Negative for decisions from before 0.3.0, which are older than all others. */
    id: id(),
    /** Not a foreign key, because decisions remain when the startup is deleted. */
    startup_id: bigint({ mode: 'number' }).notNull(),
    kind: text({ enum: DECISION_KINDS }).notNull(),
    /**
     * Flag before and after the decision. Both are equal if a person only added a reason. For Later, they are always 0
     * and 1.
     */
    from: smallint().notNull(),
    to: smallint().notNull(),
    /** Time at which Later ends; null for other kinds. */
    until: timestamp(),
    /** True if a changed score or a new article also ends Later; null for other kinds. */
    is_early: boolean(),
    reason_id: bigint({ mode: 'number' }).references(() => decisionReasons.id),
    /** Text of the reason at the time of the decision. */
    reason: text(),
    details: text(),
    made_by: uuid(),
    made_at: createdAt(),
    /** Null for decisions from before 0.3.0. */
    score: weight(),
    /** Rank of the startup within its mode before the decision; null if the server had no cached list. */
    rank: integer(),
    threshold: weight(),
    /** Number of the scoring version; null before the first version. */
    scoring_version: integer(),
    origin: text({ enum: DECISION_ORIGINS }).notNull(),
    /**
     * Decision that this decision reverts. Not a foreign key, because undoing a merge may assign that decision to
     * another startup.
     */
    undoes: bigint({ mode: 'number' }),
    /** Bulk action that made the decision, see bulk_acts; null for a single decision. */
    bulk_id: bigint({ mode: 'number' }),
  },
  (t) => [
    index('decisions_startup').on(t.startup_id, t.id),
    index('decisions_reason')
      .on(t.reason_id)
      .where(sql`${t.reason_id} is not null`),
    index('decisions_bulk')
      .on(t.bulk_id)
      .where(sql`${t.bulk_id} is not null`),
    uniqueIndex('decisions_undone')
      .on(t.undoes, t.startup_id)
      .where(sql`${t.undoes} is not null`),
  ],
);
