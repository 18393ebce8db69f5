import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from './columns';
import { startups } from './startups.table';

/**
 * Startups and raw rows that an administrator deleted. A deleted row is in no other table, so no list, search, count
 * or ranking needs to leave it out; what it was is kept here for 30 days, then emptied. The line itself stays, because
 * raw rows refer to it.
 */
export const deletions = pgTable(
  'deletions',
  {
    id: id(),
    kind: text({ enum: ['startup', 'raw_startup'] }).notNull(),
    /** The row's id, which it gets back when it is restored. */
    row_id: bigint({ mode: 'number' }).notNull(),
    /** Null once it is purged. */
    company_name: text(),
    /** `StoredStartup` or `StoredRaw`; null once it is purged. */
    content: jsonb(),
    /** Of a raw row: the startup that it became. */
    startup_id: bigint({ mode: 'number' }).references(() => startups.id, { onDelete: 'set null' }),
    /** Of a raw row whose startup is deleted too: that deletion. No foreign key: a restored startup gives its own up. */
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
