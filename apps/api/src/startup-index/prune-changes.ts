import { lt, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database';
import { startupChanges } from './startup-changes.table';

/** Removes notes of changes that every index has read, or that it is too old to read: see LONGEST_SILENCE_MS. */
export async function pruneChanges(db: Db): Promise<void> {
  await db.delete(startupChanges).where(lt(startupChanges.changed_at, sql`now() - interval '2 hours'`));
}
