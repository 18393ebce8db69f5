import type { PlaceSettings } from '../../platform/config/backup-settings';
import { processName } from '../../platform/jobs/process-name';
import { startWorker, type Worker } from '../../platform/jobs/worker-loop';
import { latestSlot } from './backup-slot';
import { erasureMarks } from './erasure-marks';
import { onceForSlot } from './backups.queries';
import { makeBackup, type BackupNeeds } from './make-backup';
import { preparePlace, runOrderedBackup } from './manual-backup';
import { withPlace, type PlacedSettings } from './manual-place';
import { openTarget } from './places/place-of';
import { canTestBackups, runRequestedTest } from './restore-test';

const POLL_MS = 60_000;
/** A person waits for a restore test, or a backup. */
const TEST_POLL_MS = 5_000;
const NOT_MARKED = 'Erasures could not be marked beside the backups';
/** Until marks are tried again in a place that did not work: each failure is a line of the log. */
const MARKS_RETRY_MS = 900_000;

type WorkerNeeds = Omit<BackupNeeds, 'settings'> & { settings: PlacedSettings } & {
  log: { warn: (text: string) => void };
};

/**
 * Makes the backup of the last time of the schedule, unless it is made: at once when no server ran at that time. Of any
 * number of servers one makes it.
 * @returns whether this process made it
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

/** Keeps backups by the schedule, and tests them on request, as long as the process lives. */
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
  const { place } = withPlace(settings).backups;
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

/** Marks erasures beside the backups, in a place that exists. */
function marking(needs: WorkerNeeds, place: PlaceSettings): () => Promise<void> {
  const mark = erasureMarks(needs, openTarget(place));
  return async () => {
    await preparePlace(needs.settings);
    await mark();
  };
}
