import { randomUUID } from 'node:crypto';
import { startLoop, type Worker } from '../worker-loop';
import { claimRun } from './news-job';
import { runNews, type NewsDeps } from './run-news';

const LOOKS_EVERY_MS = 2_000;
const LOOKS_AGAIN_AFTER_FAILURE_MS = 10_000;

/** Reads news whenever a run is due; of any number of processes that do so, one reads. */
export function startNews(deps: NewsDeps): Worker {
  const owner = `${process.pid} ${randomUUID()}`; // the number helps whoever looks into the database
  return startLoop({
    work: async (isStopped) => {
      const claim = await claimRun(deps.db, owner);
      if (claim) await runNews(deps, claim, isStopped);
    },
    everyMs: LOOKS_EVERY_MS,
    afterFailureMs: LOOKS_AGAIN_AFTER_FAILURE_MS,
    onFailure: (error) =>
      deps.log.warn(`News could not be read: ${error instanceof Error ? error.message : String(error)}`),
  });
}
