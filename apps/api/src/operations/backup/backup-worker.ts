import { processName } from '../../platform/jobs/process-name';
import { startWorker, type Worker } from '../../platform/jobs/worker-loop';
import { latestDrillSlot, latestSlot } from './backup-slot';
import { erasureMarks } from './erasure-marks';
import { lastBackups, onceForSlot } from './backups.queries';
import { drills } from '../../platform/db/schema/backups.table';
import { makeBackup, type BackupNeeds } from './make-backup';
import { placeOf } from './places/place-of';
import { runDrill } from './run-drill';

const POLL_MS = 60_000;
const NOT_MARKED = 'Erasures could not be marked beside the backups';
/** Until marks are tried again in a place that did not work: each failure is a line of the log. */
const MARKS_RETRY_MS = 900_000;

type WorkerNeeds = BackupNeeds & { log: { warn: (text: string) => void } };

/**
 * Makes the backup of the last time of the schedule, unless it is made: at once when no server ran at that time. Of any
 * number of servers one makes it.
 * @returns whether this process made it
 */
export async function backUpWhenDue(needs: WorkerNeeds, owner: string): Promise<boolean> {
  const { place, at } = needs.settings.backups;
  if (!place) return false;
  const slot = latestSlot(at, needs.now());
  return onceForSlot(needs.db, { kind: 'backup', slot, owner }, async () => {
    const { removal } = await makeBackup(needs);
    if (removal.failure) needs.log.warn(`Old backups could not be removed: ${removal.failure}`);
  });
}

/**
 * Restores the newest backup for a trial, once a month and after the first backup; without the secret key of an encrypted
 * one that is left to people.
 * @returns whether this process did
 * @throws Error in words when the backup is not proved; the drill is recorded then
 */
export async function drillWhenDue(needs: WorkerNeeds, owner: string): Promise<boolean> {
  const { place, isDrilled, recipients, identityFile } = needs.settings.backups;
  const canRead = recipients.length === 0 || identityFile !== undefined;
  if (!place || !isDrilled || !canRead || !(await lastBackups(needs.db)).made) return false;
  const slot = latestDrillSlot(needs.now());
  return onceForSlot(needs.db, { kind: 'drill', slot, owner }, async () => {
    const result = await runDrill('newest', needs);
    await needs.db.insert(drills).values(result);
    if (result.failure) throw new Error(`${result.backup_name} is not proved. ${result.failure}`);
  });
}

/** Keeps backups by the schedule as long as the process lives. */
export function startBackups(needs: WorkerNeeds): Worker {
  const owner = processName();
  const start = (work: () => Promise<unknown>, words: string, retryMs = POLL_MS) =>
    startWorker({
      work,
      pollMs: POLL_MS,
      retryMs,
      onFailure: (reason) => needs.log.warn(`${words}: ${reason}`),
    });
  const { place } = needs.settings.backups;
  const workers = [
    ...(place ? [start(erasureMarks(needs, placeOf(place)), NOT_MARKED, MARKS_RETRY_MS)] : []),
    start(() => backUpWhenDue(needs, owner), 'The backup could not be made'),
    start(() => drillWhenDue(needs, owner), 'The drill of the backup failed'),
  ];
  return { stop: async () => void (await Promise.all(workers.map(({ stop }) => stop()))) };
}
