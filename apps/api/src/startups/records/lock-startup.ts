import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { startups } from '../../platform/db/schema/startups.table';
import { goneStartup } from '../merges/merged-keys';
import { STARTUP_COLUMNS } from './startup-columns';

/**
 * Returns the row of a startup and locks it until the transaction ends. It waits while all startups are rescored,
 * which takes longer than the pool's lock timeout.
 * @throws 404; 409 if the startup was merged
 */
export async function lockStartup(tx: Tx, id: number) {
  await tx.execute(sql`set local lock_timeout = '10s'`);
  const [row] = await tx
    .select({
      ...STARTUP_COLUMNS,
      origins: startups.origins,
      later_watched_since: startups.later_watched_since,
    })
    .from(startups)
    .where(eq(startups.id, id))
    .for('update');
  if (!row) throw await goneStartup(tx, id);
  return row;
}
