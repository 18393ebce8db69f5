import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/open-database';

/** Returns whether a connection to the database is waiting for a lock that another connection holds. */
export async function isWaitingForLock(db: Db): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}
