import type { Deps } from '../../platform/deps';
import { startWorker, type Worker } from '../../platform/jobs/worker-loop';
import { compareChanged } from './compare-startups';

const POLL_MS = 500;
const RETRY_MS = 5_000;
/** About 0.2 s of work among 100,000 startups, so that a busy or large database stays below the time limit of a statement. */
const BATCH = 20;

export type DuplicatesDeps = Pick<Deps, 'db'> & { log: { warn: (text: string) => void } };

/** Compares startups soon after they changed; any number of processes may do so. */
export function startDuplicates({ db, log }: DuplicatesDeps): Worker {
  return startWorker({
    work: async (isStopped) => {
      let compared;
      do compared = await compareChanged(db, BATCH);
      while (compared > 0 && !isStopped());
    },
    pollMs: POLL_MS,
    retryMs: RETRY_MS,
    onFailure: (reason) => log.warn(`Startups could not be compared: ${reason}`),
  });
}
