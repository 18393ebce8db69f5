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
 * Every decision of a person about a startup, with what the startup was at that moment; written in the transaction of
 * the flag that it sets. A trigger refuses every change but that of `startup_id`, by a merge.
 */
export const decisions = pgTable(
  'decisions',
  {
    id: id(),
    /** No foreign key: what was decided stays known while the startup is deleted. */
    startup_id: bigint({ mode: 'number' }).notNull(),
    kind: text({ enum: DECISION_KINDS }).notNull(),
    /** The flag before and after; equal where a reason was added to a decision. Setting Later is 0 to 1, whatever it was. */
    from: smallint().notNull(),
    to: smallint().notNull(),
    /** Of Later: when it ends by itself. */
    until: timestamp(),
    /** Of Later: whether another score or an article ends it earlier. */
    is_early: boolean(),
    reason_id: bigint({ mode: 'number' }).references(() => decisionReasons.id),
    /** The reason as it read. */
    reason: text(),
    details: text(),
    made_by: uuid(),
    made_at: createdAt(),
    score: weight().notNull(),
    /** By score in the list that the startup was in before; null where the server did not have that list at hand. */
    rank: integer(),
    threshold: weight(),
    /** Null before the first one. */
    scoring_version: integer(),
    origin: text({ enum: DECISION_ORIGINS }).notNull(),
    /** The decision that this one takes back. No foreign key: an undone merge may give it to another startup. */
    undoes: bigint({ mode: 'number' }),
    /** Of a decision for many at once: its act in bulk_acts. */
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
