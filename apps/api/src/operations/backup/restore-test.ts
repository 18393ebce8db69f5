import { eq } from 'drizzle-orm';
import { recordEvent, type Actor } from '../../audit/audit-event';
import type { Db } from '../../platform/db/open-database';
import { backupJobs, drills } from '../../platform/db/schema/backups.table';
import { conflict } from '../../platform/http/errors/errors';
import { claimNext } from '../../platform/jobs/claim-next';
import { withLease } from '../../platform/jobs/heartbeat';
import { isStillHeld, type Lease } from '../../platform/jobs/lease';
import { toTimestamp } from '../../platform/time/timestamps';
import { lastBackups } from './backups.queries';
import { withPlace, type PlacedSettings } from './manual-place';
import { runDrill, type DrillNeeds } from './run-drill';

/** Kind of the row that a request leaves until its test has ended. */
const KIND = 'restore_test';
/** A test whose servers ended so often is given up. */
const MAX_ATTEMPTS = 3;

const testLease: Lease<typeof backupJobs> = {
  table: backupJobs,
  isOpen: eq(backupJobs.kind, KIND),
  orderBy: [backupJobs.id],
  seconds: 120,
};

export const RESTORE_TEST_STATES = ['possible', 'running', 'impossible'] as const;
export type RestoreTestState = (typeof RESTORE_TEST_STATES)[number];

/** Returns whether a server with these settings can restore its backups: an encrypted one needs the secret key. */
export function canTestBackups(settings: PlacedSettings): boolean {
  const { place, recipients, identityFile } = withPlace(settings).backups;
  return place !== undefined && (recipients.length === 0 || identityFile !== undefined);
}

/** Returns whether a person may request a restore test now. */
export async function restoreTestState(db: Db, settings: PlacedSettings): Promise<RestoreTestState> {
  if ((await db.$count(backupJobs, testLease.isOpen)) > 0) return 'running';
  const isPossible = canTestBackups(settings) && (await lastBackups(db)).made !== undefined;
  return isPossible ? 'possible' : 'impossible';
}

/** Requests a restore test, which any server carries out. @throws 409 when none is possible or one is running */
export async function requestRestoreTest(
  { db, settings }: { db: Db; settings: PlacedSettings },
  actor: Actor,
): Promise<void> {
  if ((await restoreTestState(db, settings)) === 'impossible')
    throw conflict('This server has no backup that it can restore.');
  await db.transaction(async (tx) => {
    const requested = await tx
      .insert(backupJobs)
      .values({ kind: KIND })
      .onConflictDoNothing()
      .returning({ id: backupJobs.id });
    if (requested.length === 0) throw conflict('A restore test is running already.');
    await recordEvent(tx, actor, { action: 'restore_test_requested' });
  });
}

/**
 * Restores the newest backup for a trial, if a person has requested it.
 * @returns whether this process did
 * @throws Error in words when the backup is not proved; the result is stored then
 */
export async function runRequestedTest(
  needs: DrillNeeds & { db: Db; settings: PlacedSettings },
  owner: string,
): Promise<boolean> {
  const { db, now } = needs;
  const job = await claimNext(db, testLease, { owner });
  if (!job) return false;
  const result =
    job.attempts > MAX_ATTEMPTS
      ? { started_at: toTimestamp(now()), backup_name: 'newest', checks: [], failure: GIVEN_UP }
      : await withLease(db, testLease, job, () =>
          runDrill('newest', { ...needs, settings: withPlace(needs.settings) }),
        );
  await db.transaction(async (tx) => {
    const { rowCount } = await tx.delete(backupJobs).where(isStillHeld(testLease, job));
    if (rowCount === 1) await tx.insert(drills).values(result);
  });
  if (result.failure) throw new Error(`${result.backup_name} is not proved. ${result.failure}`);
  return true;
}

const GIVEN_UP = `The server ended during each of ${MAX_ATTEMPTS} attempts.`;
