import { processName } from '../../platform/jobs/process-name';
import { startWorker, type Worker } from '../../platform/jobs/worker-loop';
import { claimNewsRun } from './news-job';
import type { NewsDeps } from './read-one-source';
import { runNews } from './run-news';

const POLL_MS = 2_000;
const RETRY_MS = 10_000;

/** Starts the worker that reads news whenever a run is due. Only one process reads news at a time. */
export function startNews(deps: Omit<NewsDeps, 'owner'>): Worker {
  const owner = processName();
  return startWorker({
    work: async (isStopped) => {
      const claim = await claimNewsRun(deps.db, owner);
      if (claim) await runNews({ ...deps, owner }, claim, isStopped);
    },
    pollMs: POLL_MS,
    retryMs: RETRY_MS,
    onFailure: (reason) => deps.log.warn(`News could not be read: ${reason}`),
  });
}
