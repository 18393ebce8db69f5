import { setTimeout as wait } from 'node:timers/promises';
import { failureText } from '../observability/log-options';

const SHUTDOWN_TIMEOUT_MS = 3_000;

export type Worker = { stop: () => Promise<void> };

export type WorkerLoop = {
  /** One step: does what is due. A long one checks `isStopped` between its parts. */
  work: (isStopped: () => boolean) => Promise<unknown>;
  /** Between two steps, in milliseconds. */
  pollMs: number;
  /** After a step that failed, in milliseconds. */
  retryMs: number;
  /** Receives why a step failed, in words for the log, for example while the database restarts. */
  onFailure: (reason: string) => void;
};

/**
 * Repeats `work` beside the requests, as long as the process lives; any number of processes may do so at once.
 * @returns `stop`, which waits for the current step, at most for the shutdown timeout: leases return what is cut off
 */
export function startWorker({ work, pollMs, retryMs, onFailure }: WorkerLoop): Worker {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let step = Promise.resolve();
  const run = () => {
    step = work(() => isStopped)
      .then(
        () => pollMs,
        (error: unknown) => {
          onFailure(failureText(error));
          return retryMs;
        },
      )
      .then((delayMs) => {
        if (!isStopped) timer = setTimeout(run, delayMs).unref();
      });
  };
  run();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await Promise.race([step, wait(SHUTDOWN_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}
