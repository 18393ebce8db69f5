import { setTimeout as wait } from 'node:timers/promises';
import type { Worker } from '../lease/worker-loop';

/**
 * Begins workers one after the other, some time from now: a start that began all of them at once opened a dozen
 * connections and asked a dozen questions just when the first people were let in, who waited a tenth of a second longer.
 * @param afterMs until the first one begins
 * @param pauseMs between two of them: most have found nothing to do by then, and leave their connection to the next
 * @returns one that stops those that have begun, after which no other begins
 */
export function beginInTurn(
  begins: readonly (() => Worker)[],
  { afterMs, pauseMs }: { afterMs: number; pauseMs: number },
): Worker {
  const begun: Worker[] = [];
  const stop = new AbortController();
  const { signal } = stop;
  const all = (async () => {
    for (const begin of begins) {
      await wait(begun.length === 0 ? afterMs : pauseMs, undefined, { signal, ref: false });
      begun.push(begin());
    }
  })().catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  return {
    stop: async () => {
      stop.abort();
      await all;
      await Promise.all(begun.map((worker) => worker.stop()));
    },
  };
}
