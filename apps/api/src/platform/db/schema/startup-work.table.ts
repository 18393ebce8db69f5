import { bigint, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.table';

/** Assignee and next work step of each startup. */
export const startupWork = pgTable(
  'startup_work',
  {
    /** Not a foreign key, because the row remains when a startup is deleted and restored. */
    startup_id: bigint({ mode: 'number' }).primaryKey(),
    assignee_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    step: text(),
    due: date({ mode: 'string' }),
    /** Version of the row for If-Match, incremented with every change. */
    version: integer().notNull().default(1),
  },
  (t) => [index('startup_work_assignee').on(t.assignee_id)],
);
