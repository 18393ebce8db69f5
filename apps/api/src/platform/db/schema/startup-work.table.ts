import { bigint, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.table';

/** Who works on a startup, and what is done next. */
export const startupWork = pgTable(
  'startup_work',
  {
    /** No foreign key: it is there again with a restored startup. */
    startup_id: bigint({ mode: 'number' }).primaryKey(),
    assignee_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    step: text(),
    due: date({ mode: 'string' }),
    /** Counts every change; carried by If-Match. */
    version: integer().notNull().default(1),
  },
  (t) => [index('startup_work_assignee').on(t.assignee_id)],
);
