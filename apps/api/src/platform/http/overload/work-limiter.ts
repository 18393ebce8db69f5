import fastq from 'fastq';
import { unavailable } from '../errors/errors';

export const BUSY = 'The server is busy. Please try again in a moment.';
/** Time after which a refused caller may retry. */
export const RETRY_SECONDS = 5;
/** Longest wait of a request: waiting and work together stay below the connection timeout of the HTTP server. */
const LONGEST_WAIT_MS = 15_000;

export type WorkLimits = {
  /** Pieces of work that run at once. */
  atOnce: number;
  /** Pieces that wait for their turn; further pieces are refused at once. */
  waiting: number;
  /** Longest wait in milliseconds; then the piece is refused. */
  waitMs?: number;
  /** Message of a refusal. */
  refusal?: string;
};

export type WorkLimiter = {
  /** Runs a piece of work in its turn. @throws what the work throws, or a Refusal 503 */
  run: <T>(work: () => T | PromiseLike<T>) => Promise<T>;
  /** Pieces that run and wait now, and pieces refused since the start. */
  state: () => { running: number; waiting: number; refused: number };
};

/**
 * Limits how many pieces of work run at once and how many wait, in turn and for a limited time.
 * Source: security decision D4.
 */
export function workLimiter({
  atOnce,
  waiting,
  waitMs = LONGEST_WAIT_MS,
  refusal = BUSY,
}: WorkLimits): WorkLimiter {
  const queue = fastq.promise<unknown, () => Promise<void>>((work) => work(), atOnce);
  /** Counted apart: a piece that is refused while it waits stays in the queue until its turn. */
  let inLine = 0;
  let refused = 0;
  const refuse = () => {
    refused += 1;
    return unavailable(refusal, RETRY_SECONDS);
  };
  return {
    run: <T>(work: () => T | PromiseLike<T>) =>
      new Promise<T>((resolve, reject) => {
        if (queue.running() >= atOnce && inLine >= waiting) return reject(refuse());
        let isRefused = false;
        inLine += 1;
        const timer = setTimeout(() => {
          isRefused = true;
          inLine -= 1;
          reject(refuse());
        }, waitMs);
        void queue.push(async () => {
          if (isRefused) return;
          clearTimeout(timer);
          inLine -= 1;
          await Promise.resolve().then(work).then(resolve, reject);
        });
      }),
    state: () => ({ running: queue.running(), waiting: inLine, refused }),
  };
}
