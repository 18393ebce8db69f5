import { lt } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import { toTimestamp } from '../../platform/time/timestamps';
import { views } from '../../platform/db/schema/views.table';

/** Time for which a deleted view can be restored: 30 days, in milliseconds. */
export const KEPT_MS = 30 * 24 * 3_600_000;

/** Removes deleted views that can no longer be restored. @param now milliseconds since 1970 */
export async function pruneViews(db: Db, now: number): Promise<void> {
  await db.delete(views).where(lt(views.deleted_at, toTimestamp(now - KEPT_MS)));
}
