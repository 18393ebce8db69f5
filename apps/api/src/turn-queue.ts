import { unavailable } from './errors';

/** After so long a refused caller may retry. */
const RETRY_SECONDS = 5;

/**
 * Lets so many pieces of work run at once and so many wait, in turn.
 * @param refusal text of the answer when the queue is full
 * @returns a function that runs a piece; it throws a Refusal 503 at once when the queue is full
 * Source: security decision D4.
 */
export function turnQueue({
  atOnce,
  waiting,
  refusal,
}: {
  atOnce: number;
  waiting: number;
  refusal: string;
}) {
  let running = 0;
  const queue: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1;
    else if (queue.length >= waiting) throw unavailable(refusal, RETRY_SECONDS);
    // A finished piece hands its slot to the next one, so `running` stays.
    else
      await new Promise<void>((resolve) => {
        queue.push(resolve);
      });
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
