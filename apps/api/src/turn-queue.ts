import { unavailable } from './errors';

/** After so long, somebody who found the queue full may find a place. */
const RETRY_SECONDS = 5;

/**
 * Lets so many pieces of work run at once and so many wait, in turn.
 * @param refusal said to whoever finds the line full
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
  const line: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1;
    else if (line.length >= waiting) throw unavailable(refusal, RETRY_SECONDS);
    // Whoever ends hands its place over, so `running` stays.
    else
      await new Promise<void>((resolve) => {
        line.push(resolve);
      });
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
