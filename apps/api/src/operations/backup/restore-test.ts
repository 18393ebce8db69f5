import { eq } from 'drizzle-orm';
import { recordEvent, type Actor } from '../../audit/audit-event';
import type { Db } from '../../platform/db/open-database';
import { backupJobs, restoreTests } from '../../platform/db/schema/backups.table';
import { conflict } from '../../platform/http/errors/errors';
import { claimNext } from '../../platform/jobs/claim-next';
import { withLease } from '../../platform/jobs/heartbeat';
import { isStillHeld, type Lease } from '../../platform/jobs/lease';
import { toTimestamp } from '../../platform/time/timestamps';
import { lastBackupIn } from './backups.queries';
import { withStorageTarget, type SettingsWithTarget } from './storage-target-settings';
import { openTarget } from './targets/open-target';
import { runRestoreTest, type RestoreTestNeeds } from './run-restore-test';

/** Kind of the job row that exists from the request until the restore test has ended. */
const KIND = 'restore_test';
/** Attempts after which a restore test is abandoned because its servers crashed. */
const MAX_ATTEMPTS = 3;

const testLease: Lease<typeof backupJobs> = {
  table: backupJobs,
  isOpen: eq(backupJobs.kind, KIND),
  orderBy: [backupJobs.id],
  seconds: 120,
};

export const RESTORE_TEST_STATES = ['possible', 'running', 'impossible'] as const;
export type RestoreTestState = (typeof RESTORE_TEST_STATES)[number];

/** Returns whether a server with these settings can restore its backups. Encrypted backups require the secret key. */
export function canTestBackups(settings: SettingsWithTarget): boolean {
  const { place, recipients, identityFile } = withStorageTarget(settings).backups;
  return place !== undefined && (recipients.length === 0 || identityFile !== undefined);
}

/** Returns whether a person may request a restore test now. */
export async function restoreTestState(db: Db, settings: SettingsWithTarget): Promise<RestoreTestState> {
  if ((await db.$count(backupJobs, testLease.isOpen)) > 0) return 'running';
  const { place } = withStorageTarget(settings).backups;
  if (!place || !canTestBackups(settings)) return 'impossible';
  return (await lastBackupIn(db, openTarget(place).label)) ? 'possible' : 'impossible';
}

/**
 * Requests a restore test, which any server can run.
 * @throws Refusal 409 when no restore test is possible or one is running
 */
export async function requestRestoreTest(
  { db, settings }: { db: Db; settings: SettingsWithTarget },
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
 * Runs a restore test of the newest backup if a person has requested it.
 * @returns whether this process ran a test
 * @throws Error with a message for users when the test failed; the result is then stored
 */
export async function runRequestedTest(
  needs: RestoreTestNeeds & { db: Db; settings: SettingsWithTarget },
  owner: string,
): Promise<boolean> {
  const { db, now } = needs;
  const job = await claimNext(db, testLease, { owner });
  if (!job) return false;
  const result =
    job.attempts > MAX_ATTEMPTS
      ? { started_at: toTimestamp(now()), backup_name: 'newest', checks: [], failure: GIVEN_UP }
      : await withLease(db, testLease, job, () =>
          runRestoreTest('newest', { ...needs, settings: withStorageTarget(needs.settings) }),
        );
  await db.transaction(async (tx) => {
    const { rowCount } = await tx.delete(backupJobs).where(isStillHeld(testLease, job));
    if (rowCount === 1) await tx.insert(restoreTests).values(result);
  });
  if (result.failure) throw new Error(`${result.backup_name} is not proved. ${result.failure}`);
  return true;
}

const GIVEN_UP = `The server ended during each of ${MAX_ATTEMPTS} attempts.`;
