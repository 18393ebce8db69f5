import { and, desc, eq, gte, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import { claimNext } from '../../platform/jobs/claim-next';
import { endLease, retryLater } from '../../platform/jobs/end-lease';
import { withLease } from '../../platform/jobs/heartbeat';
import type { Lease } from '../../platform/jobs/lease';
import { toTimestamp } from '../../platform/time/timestamps';
import { backupJobs, backups, restoreTests } from '../../platform/db/schema/backups.table';

export type BackupRow = typeof backups.$inferSelect;
export type RestoreTestRow = typeof restoreTests.$inferSelect;
const KIND = 'backup';

const jobLease: Lease<typeof backupJobs> = {
  table: backupJobs,
  isOpen: sql`true`,
  orderBy: [backupJobs.id],
  seconds: 120,
};
const BACKOFF = { firstSeconds: 300, maxSeconds: 3_600 };

/** Returns the newest successful backup and the newest attempt. Either is undefined if there is none. */
export async function lastBackups(db: Db): Promise<{ made?: BackupRow; tried?: BackupRow }> {
  const newest = () => db.select().from(backups).orderBy(desc(backups.id)).limit(1).$dynamic();
  const [made] = await newest().where(isNull(backups.failure));
  const [tried] = await newest();
  return { ...(made && { made }), ...(tried && { tried }) };
}

/** Returns the newest successful backup in a location, or undefined. @param place label of the location */
export async function lastBackupIn(db: Db, place: string): Promise<BackupRow | undefined> {
  const [made] = await db
    .select()
    .from(backups)
    .where(and(eq(backups.place, place), isNull(backups.failure)))
    .orderBy(desc(backups.id))
    .limit(1);
  return made;
}

/** Returns whether a restore test of this backup succeeded. Tests of an older file of the same name do not count. */
export async function isProved(db: Db, { name, started_at }: BackupRow): Promise<boolean> {
  const ofBackup = and(eq(restoreTests.backup_name, name), gte(restoreTests.backup_made_at, started_at));
  return (await db.$count(restoreTests, and(ofBackup, isNull(restoreTests.failure)))) > 0;
}

/** Returns the newest restore test and the newest successful restore test. Either is undefined if there is none. */
export async function lastRestoreTests(db: Db): Promise<{ tried?: RestoreTestRow; proved?: RestoreTestRow }> {
  const newest = () => db.select().from(restoreTests).orderBy(desc(restoreTests.id)).limit(1).$dynamic();
  const [tried] = await newest();
  const [proved] = await newest().where(isNull(restoreTests.failure));
  return { ...(tried && { tried }), ...(proved && { proved }) };
}

/**
 * Makes the backup for a scheduled time once across all processes. Retries failures with a backoff.
 * @param slot milliseconds since 1970
 * @returns false when the backup exists already, or another process is making it
 * @throws the errors of `work`
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
