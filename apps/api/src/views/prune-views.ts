import { lt } from 'drizzle-orm';
import type { Db } from '../db/open-database';
import { toTimestamp } from '../timestamps';
import { views } from './views.table';

/** How long a deleted view can be restored: 30 days. */
export const KEPT_MS = 30 * 24 * 3_600_000;

/** Removes views that were deleted so long ago that they cannot be restored. @param now milliseconds since 1970 */
export async function pruneViews(db: Db, now: number): Promise<void> {
  await db.delete(views).where(lt(views.deleted_at, toTimestamp(now - KEPT_MS)));
}
