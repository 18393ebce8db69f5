import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { claimRun } from './news-job';
import { runNews, type NewsDeps } from './run-news';

const LOOKS_EVERY_MS = 2_000;
const LOOKS_AGAIN_AFTER_FAILURE_MS = 10_000;
const LONGEST_FAREWELL_MS = 3_000;

/**
 * Reads news whenever a run is due, until stopped; any number of processes may do so at once, one of them reads. A failure,
 * such as a database that restarts, is logged and tried again.
 * @returns `stop`, which waits for the article under way, but not long
 */
export function startNews(deps: NewsDeps): { stop: () => Promise<void> } {
  const owner = `${process.pid} ${randomUUID()}`; // the number helps whoever looks into the database
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();
  const runWhatIsDue = async () => {
    const claim = await claimRun(deps.db, owner);
    if (claim) await runNews(deps, claim, () => isStopped);
  };
  const look = () => {
    underWay = runWhatIsDue().then(() => LOOKS_EVERY_MS, (error: unknown) => {
      deps.log.warn(`News could not be read: ${error instanceof Error ? error.message : String(error)}`);
      return LOOKS_AGAIN_AFTER_FAILURE_MS;
    }).then((waitMs) => {
      if (!isStopped) timer = setTimeout(look, waitMs);
    });
  };
  look();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await Promise.race([underWay, wait(LONGEST_FAREWELL_MS, undefined, { ref: false })]);
    },
  };
}
