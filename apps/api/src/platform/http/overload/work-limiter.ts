import fastq from 'fastq';
import { unavailable } from '../errors/errors';

export const BUSY = 'The server is busy. Please try again in a moment.';
/** Seconds after which a refused client may retry (Retry-After). */
export const RETRY_SECONDS = 5;
/**
 * Longest wait in the queue, in milliseconds. Wait and work together take less time than the connection timeout of the
 * HTTP server.
 */
const LONGEST_WAIT_MS = 15_000;

export type WorkLimits = {
  /** Maximum number of tasks that run at the same time. */
  atOnce: number;
  /** Maximum length of the queue. Further tasks are refused immediately. */
  waiting: number;
  /** Longest wait in the queue, in milliseconds. After that, the task is refused. */
  waitMs?: number;
  /** Error message of a refused task. */
  refusal?: string;
};

export type WorkLimiter = {
  /**
   * Runs a task as soon as a slot is free. @throws Refusal 503 if the task is refused; otherwise the error of the task
   */
  run: <T>(work: () => T | PromiseLike<T>) => Promise<T>;
  /** Numbers of running tasks, waiting tasks, and tasks refused since the start. */
  state: () => { running: number; waiting: number; refused: number };
};

/**
 * Creates a limiter for concurrent tasks. Waiting tasks run in the order of their arrival. The wait is limited.
 * Source: security decision D4.
 */
export function workLimiter({
  atOnce,
  waiting,
  waitMs = LONGEST_WAIT_MS,
  refusal = BUSY,
}: WorkLimits): WorkLimiter {
  const queue = fastq.promise<unknown, () => Promise<void>>((work) => work(), atOnce);
  /**
   * Number of tasks that still wait. It is counted separately, because a task whose wait expired remains in the queue
   * until its turn.
   */
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
