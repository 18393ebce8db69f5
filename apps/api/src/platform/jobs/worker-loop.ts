import { setTimeout as wait } from 'node:timers/promises';
import { failureText } from '../observability/log-options';

const SHUTDOWN_TIMEOUT_MS = 3_000;

export type Worker = { stop: () => Promise<void> };

export type WorkerLoop = {
  /** Performs one step of the work. A long step calls `isStopped` regularly. */
  work: (isStopped: () => boolean) => Promise<unknown>;
  /** Delay between two steps of the work, in milliseconds. */
  pollMs: number;
  /** Delay after a failed step, in milliseconds. */
  retryMs: number;
  /** Receives the reason for a failed step, as text for the log. */
  onFailure: (reason: string) => void;
};

/**
 * Repeats `work` until the worker is stopped. Any number of processes may run workers concurrently.
 * @returns a worker whose `stop` waits for the current step, at most until the shutdown timeout. Leases of interrupted
 * work expire.
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
