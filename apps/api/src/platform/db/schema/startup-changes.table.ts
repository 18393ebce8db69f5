import { bigint, customType, index, pgTable } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from './columns';

/** A transaction's number over the whole life of a database; only compared, and only by the database. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Which startups a transaction changed, their awards, articles or the rules of their lists: written by triggers, for any
 * writer. Readers ask for the transactions that their snapshot did not see. Rows go two hours after they were first seen.
 */
export const startupChanges = pgTable(
  'startup_changes',
  {
    id: id(),
    xid: transactionId().notNull(),
    /** Null: so many that all are read again; none: only the rules. */
    startup_ids: bigint({ mode: 'number' }).array(),
    changed_at: createdAt(),
    /** When housekeeping first saw it: a transaction may commit long after it wrote. */
    seen_at: timestamp(),
  },
  (t) => [index('startup_changes_xid').on(t.xid)],
);
