import type { TargetSettings } from '../../platform/config/backup-settings';
import { processName } from '../../platform/jobs/process-name';
import { startWorker, type Worker } from '../../platform/jobs/worker-loop';
import { latestSlot } from './backup-slot';
import { erasureMarks } from './erasure-marks';
import { onceForSlot } from './backups.queries';
import { makeBackup, type BackupNeeds } from './make-backup';
import { prepareStorageTarget, runOrderedBackup } from './manual-backup';
import { withStorageTarget, type SettingsWithTarget } from './storage-target-settings';
import { openTarget } from './targets/open-target';
import { canTestBackups, runRequestedTest } from './restore-test';

const POLL_MS = 60_000;
/** Polling interval for backups and restore tests that a person requested. It is short because that person waits. */
const TEST_POLL_MS = 5_000;
const NOT_MARKED = 'Erasures could not be marked beside the backups';
/**
 * Retry interval for erasure markers if the backup location is unusable. It is long because each failure adds a log
 * line.
 */
const MARKS_RETRY_MS = 900_000;

type WorkerNeeds = Omit<BackupNeeds, 'settings'> & { settings: SettingsWithTarget } & {
  log: { warn: (text: string) => void };
};

/**
 * Makes the last scheduled backup if it is missing, even if no server ran at the scheduled time. Only one of several
 * servers makes it.
 * @returns whether this process made the backup
 */
export async function backUpWhenDue(needs: WorkerNeeds, owner: string): Promise<boolean> {
  const { place, at } = needs.settings.backups;
  if (!place) return false;
  const slot = latestSlot(at, needs.now());
  return onceForSlot(needs.db, { slot, owner }, async () => {
    const { removal } = await makeBackup(needs);
    if (removal.failure) needs.log.warn(`Old backups could not be removed: ${removal.failure}`);
  });
}

/**
 * Starts workers for scheduled backups, requested backups and requested restore tests. They run until the process ends.
 */
export function startBackups(needs: WorkerNeeds): Worker {
  const owner = processName();
  const start = (work: () => Promise<unknown>, words: string, retryMs = POLL_MS, pollMs = POLL_MS) =>
    startWorker({
      work,
      pollMs,
      retryMs,
      onFailure: (reason) => needs.log.warn(`${words}: ${reason}`),
    });
  const { settings } = needs;
  const { place } = withStorageTarget(settings).backups;
  const test = () => runRequestedTest(needs, owner);
  const order = () => runOrderedBackup(needs, owner);
  const workers = [
    ...(place ? [start(marking(needs, place), NOT_MARKED, MARKS_RETRY_MS)] : []),
    start(() => backUpWhenDue(needs, owner), 'The backup could not be made'),
    ...(place ? [start(order, 'The backup could not be made', TEST_POLL_MS, TEST_POLL_MS)] : []),
    ...(canTestBackups(settings) ? [start(test, 'The restore test failed', TEST_POLL_MS, TEST_POLL_MS)] : []),
  ];
  return { stop: async () => void (await Promise.all(workers.map(({ stop }) => stop()))) };
}

/**
 * Creates a function that prepares the backup location and then stores a marker for each erasure next to the backups.
 */
function marking(needs: WorkerNeeds, place: TargetSettings): () => Promise<void> {
  const mark = erasureMarks(needs, openTarget(place));
  return async () => {
    await prepareStorageTarget(needs.settings);
    await mark();
  };
}
