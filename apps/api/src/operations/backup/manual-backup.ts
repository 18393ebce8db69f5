import { mkdir } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { recordEvent, type Actor } from '../../audit/audit-event';
import type { Db } from '../../platform/db/open-database';
import { backupJobs } from '../../platform/db/schema/backups.table';
import { conflict } from '../../platform/http/errors/errors';
import { claimNext } from '../../platform/jobs/claim-next';
import { withLease } from '../../platform/jobs/heartbeat';
import { isStillHeld, type Lease } from '../../platform/jobs/lease';
import { makeBackup, recordFailedAttempt, type BackupNeeds } from './make-backup';
import { withStorageTarget, type SettingsWithTarget } from './storage-target-settings';

/** Kind of the job row that exists from the request until the backup is made. */
const KIND = 'manual_backup';
/** Attempts after which a backup is abandoned because its servers crashed. */
const MAX_ATTEMPTS = 3;

const manualLease: Lease<typeof backupJobs> = {
  table: backupJobs,
  isOpen: eq(backupJobs.kind, KIND),
  orderBy: [backupJobs.id],
  seconds: 120,
};

export const MANUAL_STATES = ['possible', 'running', 'impossible'] as const;
export type ManualState = (typeof MANUAL_STATES)[number];

/** Returns whether a person may request a backup now. */
export async function manualState(db: Db, settings: SettingsWithTarget): Promise<ManualState> {
  if (withStorageTarget(settings).backups.place === undefined) return 'impossible';
  return (await db.$count(backupJobs, manualLease.isOpen)) > 0 ? 'running' : 'possible';
}

/**
 * Requests a backup, which any server can make.
 * @throws Refusal 409 without a backup location, or while a requested backup is in progress
 */
export async function orderBackup(
  { db, settings }: { db: Db; settings: SettingsWithTarget },
  actor: Actor,
): Promise<void> {
  if ((await manualState(db, settings)) === 'impossible')
    throw conflict('No place for backups is set: set BACKUP_DIR or BACKUP_S3_URL.');
  await db.transaction(async (tx) => {
    const ordered = await tx
      .insert(backupJobs)
      .values({ kind: KIND })
      .onConflictDoNothing()
      .returning({ id: backupJobs.id });
    if (ordered.length === 0) throw conflict('A backup is being made already.');
    await recordEvent(tx, actor, { action: 'backup_ordered' });
  });
}

type Needs = Omit<BackupNeeds, 'settings'> & { settings: SettingsWithTarget };

/**
 * Makes a backup if a person has requested it.
 * @returns whether this process made a backup
 * @throws Error with a message for users when the backup failed; the failed attempt is then recorded
 */
export async function runOrderedBackup(needs: Needs, owner: string): Promise<boolean> {
  const { db } = needs;
  const job = await claimNext(db, manualLease, { owner });
  if (!job) return false;
  if (job.attempts > MAX_ATTEMPTS) {
    await db.transaction(async (tx) => {
      const { rowCount } = await tx.delete(backupJobs).where(isStillHeld(manualLease, job));
      const placed = { ...needs, settings: withStorageTarget(needs.settings) };
      if (rowCount === 1) await recordFailedAttempt(tx, placed, GIVEN_UP);
    });
    throw new Error(GIVEN_UP);
  }
  try {
    await withLease(db, manualLease, job, () => make(needs));
  } finally {
    await db.delete(backupJobs).where(isStillHeld(manualLease, job));
  }
  return true;
}

const GIVEN_UP = `The server ended during each of ${MAX_ATTEMPTS} attempts.`;

async function make(needs: Needs): Promise<void> {
  await prepareStorageTarget(needs.settings);
  await makeBackup({ ...needs, settings: withStorageTarget(needs.settings) });
}

/**
 * Creates the backup folder in the data directory. A configured folder is never created, because a missing disk would
 * go unnoticed.
 */
export async function prepareStorageTarget(settings: SettingsWithTarget): Promise<void> {
  const { place } = withStorageTarget(settings).backups;
  if (settings.backups.place === undefined && place && 'folder' in place)
    await mkdir(place.folder, { recursive: true, mode: 0o700 });
}
