import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from './columns';
import { startups } from './startups.table';

/**
 * Startups and raw rows that an administrator deleted. Deleted rows are removed from their own tables, so no query
 * needs a filter. Their content is kept here for 30 days and then purged. The deletion itself is kept, because raw rows
 * refer to it.
 */
export const deletions = pgTable(
  'deletions',
  {
    id: id(),
    kind: text({ enum: ['startup', 'raw_startup'] }).notNull(),
    /** Id of the deleted row. The restored row has the same id. */
    row_id: bigint({ mode: 'number' }).notNull(),
    /** Company name; null after the purge. */
    company_name: text(),
    /** Deleted row as `StoredStartup` or `StoredRaw`; null after the purge. */
    content: jsonb(),
    /** Startup to which the deleted raw row belonged. */
    startup_id: bigint({ mode: 'number' }).references(() => startups.id, { onDelete: 'set null' }),
    /**
     * Deletion of the startup to which the deleted raw row belonged. Not a foreign key, because restoring the startup
     * removes its deletion.
     */
    deletion_id: bigint({ mode: 'number' }),
    deleted_by: uuid(),
    deleted_at: createdAt(),
    purged_at: timestamp(),
  },
  (t) => [
    uniqueIndex('deletions_row').on(t.kind, t.row_id),
    index('deletions_restorable')
      .on(t.deleted_at)
      .where(sql`${t.purged_at} is null`),
    index('deletions_startup').on(t.startup_id),
  ],
);
