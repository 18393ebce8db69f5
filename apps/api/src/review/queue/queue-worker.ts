import type { Deps } from '../../platform/deps';
import { startWorker, type Worker } from '../../platform/jobs/worker-loop';
import { refreshQueue } from './refresh-queue';

const POLL_MS = 1_000;
const RETRY_MS = 5_000;
const BATCH = 200;

type ReviewQueueDeps = Pick<Deps, 'db'> & { log: { warn: (text: string) => void } };

/** Starts a worker that updates the review state of changed articles. Any number of processes may run it. */
export function startReviewQueue({ db, log }: ReviewQueueDeps): Worker {
  return startWorker({
    work: async (isStopped) => {
      let refreshed;
      do refreshed = await refreshQueue(db, BATCH, 'oldest');
      while (refreshed > 0 && !isStopped());
    },
    pollMs: POLL_MS,
    retryMs: RETRY_MS,
    onFailure: (reason) => log.warn(`The review queue could not be refreshed: ${reason}`),
  });
}
