import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from './columns';
import { DECISION_KINDS } from './decision-kinds';

/**
 * Reasons that a person can select, by kind of decision and in display order. Reasons are retired but never deleted.
 */
export const decisionReasons = pgTable(
  'decision_reasons',
  {
    id: id(),
    kind: text({ enum: DECISION_KINDS }).notNull(),
    label: text().notNull(),
    /** Position in the list, from 1. A retired reason keeps its position. */
    position: integer().notNull(),
    /** True if the reason needs a text with details, such as 'Other'. */
    needs_details: boolean().notNull().default(false),
    retired_at: timestamp(),
    /** Version of the row for If-Match, incremented with every change. */
    version: integer().notNull().default(1),
    created_at: createdAt(),
  },
  (t) => [index('decision_reasons_offered').on(t.kind, t.position, t.id)],
);

/** Setting whether a reason is required, one row per kind of decision. */
export const decisionRules = pgTable('decision_rules', {
  kind: text({ enum: DECISION_KINDS }).primaryKey(),
  is_reason_required: boolean().notNull().default(false),
  version: integer().notNull().default(1),
});
