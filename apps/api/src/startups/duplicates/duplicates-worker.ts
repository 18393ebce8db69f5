import type { Deps } from '../../platform/deps';
import { startWorker, type Worker } from '../../platform/jobs/worker-loop';
import { compareChanged } from './compare-startups';

const POLL_MS = 500;
const RETRY_MS = 5_000;
/** Number of startups per batch. A batch takes about 0.2 s among 100,000 startups, well below the statement timeout. */
const BATCH = 20;

export type DuplicatesDeps = Pick<Deps, 'db'> & { log: { warn: (text: string) => void } };

/** Starts the worker that compares changed startups. Any number of processes may run it. */
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
