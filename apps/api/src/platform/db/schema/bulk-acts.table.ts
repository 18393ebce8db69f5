import { bigint, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.table';
import { createdAt, id, timestamp } from './columns';

/** What a person did with many startups at once; by its id it is undone as a whole. */
export const bulkActs = pgTable('bulk_acts', {
  id: id(),
  /** As it was ordered. */
  action: jsonb().notNull(),
  /** How many startups it was for, also those that were so already. */
  startups: integer().notNull(),
  made_by: uuid(),
  made_at: createdAt(),
  undone_by: uuid(),
  undone_at: timestamp(),
});

/** The work on each startup as it was before an act; what an act did with flags and Later is in its decisions. */
export const bulkWork = pgTable(
  'bulk_work',
  {
    bulk_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => bulkActs.id, { onDelete: 'cascade' }),
    /** No foreign key: it is there again with a restored startup. */
    startup_id: bigint({ mode: 'number' }).notNull(),
    assignee_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    step: text(),
    due: date({ mode: 'string' }),
    /** The version of the work that the act made; another one is somebody's later change. */
    version: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.bulk_id, t.startup_id] })],
);
