import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns';
import { parameters } from './parameters.table';

export const awardGroups = pgTable(
  'award_groups',
  {
    id: id(),
    group_key: text().notNull().unique(),
    group_name: text().notNull(),
    description: text(),
    rule: text({ enum: ['keep_highest_precedence', 'keep_lowest_precedence'] })
      .notNull()
      .default('keep_highest_precedence'),
    /** Version of the row for If-Match. Triggers increment it with every change of the group or its items. */
    version: integer().notNull().default(1),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    check('award_groups_rule', sql`${t.rule} in ('keep_highest_precedence', 'keep_lowest_precedence')`),
  ],
);

export const awardGroupItems = pgTable(
  'award_group_items',
  {
    id: id(),
    group_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => awardGroups.id, { onDelete: 'cascade' }),
    parameter_id: text()
      .notNull()
      .references(() => parameters.parameterID, { onUpdate: 'cascade' }),
    precedence: integer().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('award_group_items_once').on(t.group_id, t.parameter_id),
    check('award_group_items_precedence', sql`${t.precedence} >= 1`),
  ],
);
