import { setTimeout as wait } from 'node:timers/promises';

const LONGEST_FAREWELL_MS = 3_000;

export type Worker = { stop: () => Promise<void> };

export type WorkerLoop = {
  /** Does what is due; `isStopped` ends it between two steps. */
  work: (isStopped: () => boolean) => Promise<unknown>;
  /** After work that went well, and after a failure, in milliseconds. */
  everyMs: number;
  afterFailureMs: number;
  /** A failure, such as a database that restarts, is told here and the work tried again. */
  onFailure: (error: unknown) => void;
};

/**
 * Works again and again beside the requests, as long as the process lives; any number of processes may do so at once.
 * @returns `stop`, which waits for the step under way, but not long: what is dropped is done again later
 */
export function startLoop({ work, everyMs, afterFailureMs, onFailure }: WorkerLoop): Worker {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();
  const look = () => {
    underWay = work(() => isStopped)
      .then(
        () => everyMs,
        (error: unknown) => {
          onFailure(error);
          return afterFailureMs;
        },
      )
      .then((waitMs) => {
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
