import { bigint, customType, index, pgTable } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamp } from './columns';

/** Transaction id that never wraps around. Only the database compares such ids. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Startups, awards, articles or list rules that each transaction changed. Triggers record the changes of every writer.
 * Readers select the transactions that were not visible in their last snapshot. Housekeeping deletes a row two hours
 * after seeing it for the first time.
 */
export const startupChanges = pgTable(
  'startup_changes',
  {
    id: id(),
    xid: transactionId().notNull(),
    /** Ids of the changed startups. Null if all startups must be read again; empty if only the rules changed. */
    startup_ids: bigint({ mode: 'number' }).array(),
    changed_at: createdAt(),
    /**
     * Time at which housekeeping first saw the row. It may be much later than the write, because only committed rows
     * are visible.
     */
    seen_at: timestamp(),
  },
  (t) => [index('startup_changes_xid').on(t.xid)],
);
