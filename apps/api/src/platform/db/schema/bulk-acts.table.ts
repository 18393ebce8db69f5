import { bigint, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.table';
import { createdAt, id, timestamp } from './columns';

/** Bulk actions. An undo reverts all startups of the action. */
export const bulkActs = pgTable('bulk_acts', {
  id: id(),
  /** Action that the person requested. */
  action: jsonb().notNull(),
  /** Number of selected startups, including startups that needed no change. */
  startups: integer().notNull(),
  made_by: uuid(),
  made_at: createdAt(),
  undone_by: uuid(),
  undone_at: timestamp(),
});

/** Work items of startups before a bulk action. Flags and Later are not included, because decisions store them. */
export const bulkWork = pgTable(
  'bulk_work',
  {
    bulk_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => bulkActs.id, { onDelete: 'cascade' }),
    /** Not a foreign key, because a restored startup keeps its id. */
    startup_id: bigint({ mode: 'number' }).notNull(),
    assignee_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    step: text(),
    due: date({ mode: 'string' }),
    /**
     * Version of the work item after the bulk action. If the version is now different, a person has changed the item
     * since.
     */
    version: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.bulk_id, t.startup_id] })],
);
