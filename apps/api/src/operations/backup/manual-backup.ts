import { mkdir } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { recordEvent, type Actor } from '../../audit/audit-event';
import type { Db } from '../../platform/db/open-database';
import { backupJobs } from '../../platform/db/schema/backups.table';
import { conflict } from '../../platform/http/errors/errors';
import { claimNext } from '../../platform/jobs/claim-next';
import { withLease } from '../../platform/jobs/heartbeat';
import { isStillHeld, type Lease } from '../../platform/jobs/lease';
import { makeBackup, type BackupNeeds } from './make-backup';
import { withPlace, type PlacedSettings } from './manual-place';

/** Kind of the row that an order leaves until its backup is made. */
const KIND = 'manual_backup';
/** A backup whose servers ended so often is given up. */
const MAX_ATTEMPTS = 3;

const manualLease: Lease<typeof backupJobs> = {
  table: backupJobs,
  isOpen: eq(backupJobs.kind, KIND),
  orderBy: [backupJobs.id],
  seconds: 120,
};

export const MANUAL_STATES = ['possible', 'running', 'impossible'] as const;
export type ManualState = (typeof MANUAL_STATES)[number];

/** Returns whether a person may order a backup now. */
export async function manualState(db: Db, settings: PlacedSettings): Promise<ManualState> {
  if (withPlace(settings).backups.place === undefined) return 'impossible';
  return (await db.$count(backupJobs, manualLease.isOpen)) > 0 ? 'running' : 'possible';
}

/** Orders a backup, which any server makes. @throws Refusal 409 where there is no place, or one is being made */
export async function orderBackup(
  { db, settings }: { db: Db; settings: PlacedSettings },
  actor: Actor,
): Promise<void> {
  if ((await manualState(db, settings)) === 'impossible')
    throw conflict('There is no place for backups: set BACKUP_DIR or BACKUP_S3_URL.');
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

type Needs = Omit<BackupNeeds, 'settings'> & { settings: PlacedSettings };

/**
 * Makes a backup, if a person has ordered one.
 * @returns whether this process did
 * @throws Error in words when it could not be made; the attempt is recorded then
 */
export async function runOrderedBackup(needs: Needs, owner: string): Promise<boolean> {
  const { db } = needs;
  const job = await claimNext(db, manualLease, { owner });
  if (!job) return false;
  try {
    if (job.attempts <= MAX_ATTEMPTS) await withLease(db, manualLease, job, () => make(needs));
  } finally {
    await db.delete(backupJobs).where(isStillHeld(manualLease, job));
  }
  return true;
}

async function make(needs: Needs): Promise<void> {
  await preparePlace(needs.settings);
  await makeBackup({ ...needs, settings: withPlace(needs.settings) });
}

/** Makes the folder of the data directory. A place of the settings is never made: a disk that is missing is noticed so. */
export async function preparePlace(settings: PlacedSettings): Promise<void> {
  const { place } = withPlace(settings).backups;
  if (settings.backups.place === undefined && place && 'folder' in place)
    await mkdir(place.folder, { recursive: true, mode: 0o700 });
}
