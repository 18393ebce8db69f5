import { desc, eq, isNull, lt, or, and, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import { claimNext } from '../../platform/jobs/claim-next';
import { endLease, retryLater } from '../../platform/jobs/end-lease';
import { withLease } from '../../platform/jobs/heartbeat';
import type { Lease } from '../../platform/jobs/lease';
import { toTimestamp } from '../../platform/time/timestamps';
import { backupJobs, backups, drills } from '../../platform/db/schema/backups.table';

export type BackupRow = typeof backups.$inferSelect;
export type DrillRow = typeof drills.$inferSelect;
const KIND = 'backup';

const jobLease: Lease<typeof backupJobs> = {
  table: backupJobs,
  isOpen: sql`true`,
  orderBy: [backupJobs.id],
  seconds: 120,
};
const BACKOFF = { firstSeconds: 300, maxSeconds: 3_600 };

/** The newest backup that was made, and the newest attempt; undefined where there is none. */
export async function lastBackups(db: Db): Promise<{ made?: BackupRow; tried?: BackupRow }> {
  const newest = () => db.select().from(backups).orderBy(desc(backups.id)).limit(1).$dynamic();
  const [made] = await newest().where(isNull(backups.failure));
  const [tried] = await newest();
  return { ...(made && { made }), ...(tried && { tried }) };
}

/** The newest drill, and the newest that proved its backup; undefined where there is none. */
export async function lastDrills(db: Db): Promise<{ tried?: DrillRow; proved?: DrillRow }> {
  const newest = () => db.select().from(drills).orderBy(desc(drills.id)).limit(1).$dynamic();
  const [tried] = await newest();
  const [proved] = await newest().where(isNull(drills.failure));
  return { ...(tried && { tried }), ...(proved && { proved }) };
}

/**
 * Makes the backup of a slot of the schedule once, however many processes try; after a failure again, with a backoff.
 * @param slot milliseconds since 1970
 * @returns false when it is done, or another process does it
 * @throws what the work threw
 */
export async function onceForSlot(
  db: Db,
  { slot, owner }: { slot: number; owner: string },
  work: () => Promise<unknown>,
): Promise<boolean> {
  await db.insert(backupJobs).values({ kind: KIND }).onConflictDoNothing();
  const done_slot = toTimestamp(slot);
  const isDue = or(isNull(backupJobs.done_slot), lt(backupJobs.done_slot, done_slot));
  const held = await claimNext(db, jobLease, { owner, where: and(eq(backupJobs.kind, KIND), isDue) });
  if (!held) return false;
  try {
    await withLease(db, jobLease, held, work);
  } catch (error) {
    await retryLater(db, jobLease, held, BACKOFF);
    throw error;
  }
  await endLease(db, jobLease, held, { done_slot, due_at: sql`now()`, attempts: 0 });
  return true;
}
