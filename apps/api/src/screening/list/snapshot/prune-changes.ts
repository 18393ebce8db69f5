import { isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/open-database';
import { startupChanges } from '../../../platform/db/schema/startup-changes.table';

/**
 * Deletes change records that are older than any snapshot (see TOO_OLD in change-feed). Their age counts from when they
 * were first seen, because that is certainly after the commit.
 */
export async function pruneChanges(db: Db): Promise<void> {
  await db
    .update(startupChanges)
    .set({ seen_at: sql`now()` })
    .where(isNull(startupChanges.seen_at));
  await db.delete(startupChanges).where(lt(startupChanges.seen_at, sql`now() - interval '2 hours'`));
}
