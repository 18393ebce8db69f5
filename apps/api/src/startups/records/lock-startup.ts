import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { startups } from '../../platform/db/schema/startups.table';
import { goneStartup } from '../merges/merged-keys';
import { STARTUP_COLUMNS } from './startup-columns';

/**
 * The row of a startup, locked until the end of the transaction. Waits for a re-scoring of all startups, which takes
 * longer than the pool's limit.
 * @throws 404; 409 when it was merged
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
