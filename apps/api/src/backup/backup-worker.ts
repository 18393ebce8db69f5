import { processName } from '../lease/process-name';
import { startWorker, type Worker } from '../lease/worker-loop';
import { latestSlot } from './backup-slot';
import { onceForSlot } from './backups.queries';
import { makeBackup, type BackupNeeds } from './make-backup';

const POLL_MS = 60_000;

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

/** Keeps backups by the schedule as long as the process lives. */
export function startBackups(needs: WorkerNeeds): Worker {
  const owner = processName();
  return startWorker({
    work: () => backUpWhenDue(needs, owner),
    pollMs: POLL_MS,
    retryMs: POLL_MS,
    onFailure: (reason) => needs.log.warn(`The backup could not be made: ${reason}`),
  });
}
