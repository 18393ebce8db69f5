import { isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/open-database';
import { startupChanges } from '../../../platform/db/schema/startup-changes.table';

/**
 * Removes notes of changes that are too old for any snapshot to miss (see TOO_OLD in change-feed). Their age counts from when
 * they were first seen, after the commit.
 */
export async function pruneChanges(db: Db): Promise<void> {
  await db
    .update(startupChanges)
    .set({ seen_at: sql`now()` })
    .where(isNull(startupChanges.seen_at));
  await db.delete(startupChanges).where(lt(startupChanges.seen_at, sql`now() - interval '2 hours'`));
}
