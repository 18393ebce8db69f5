import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from './columns';
import { DECISION_KINDS } from './decision-kinds';

/** The reasons that a decision offers, in an order of their own for each kind. One is retired, never deleted. */
export const decisionReasons = pgTable(
  'decision_reasons',
  {
    id: id(),
    kind: text({ enum: DECISION_KINDS }).notNull(),
    label: text().notNull(),
    /** From 1; retired ones keep theirs. */
    position: integer().notNull(),
    /** Whether it says nothing without words of the person, as 'Other'. */
    needs_details: boolean().notNull().default(false),
    retired_at: timestamp(),
    /** Counts every change; carried by If-Match. */
    version: integer().notNull().default(1),
    created_at: createdAt(),
  },
  (t) => [index('decision_reasons_offered').on(t.kind, t.position, t.id)],
);

/** Which decisions need a reason: one row for each kind. */
export const decisionRules = pgTable('decision_rules', {
  kind: text({ enum: DECISION_KINDS }).primaryKey(),
  is_reason_required: boolean().notNull().default(false),
  version: integer().notNull().default(1),
});
