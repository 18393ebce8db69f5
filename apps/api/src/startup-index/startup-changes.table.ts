import { bigint, customType, index, pgTable } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../db/columns';

/** A transaction's number over the whole life of a database; only compared, and only by the database. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Which startups a transaction changed, their awards, articles or the rules of their lists: written by triggers, for any
 * writer. Readers ask for the transactions that their snapshot did not see. Rows go after two hours.
 */
export const startupChanges = pgTable(
  'startup_changes',
  {
    id: id(),
    xid: transactionId().notNull(),
    /** Null: so many that all are read again; none: only the rules. */
    startup_ids: bigint({ mode: 'number' }).array(),
    changed_at: createdAt(),
  },
  (t) => [index('startup_changes_xid').on(t.xid), index('startup_changes_changed_at').on(t.changed_at)],
);
