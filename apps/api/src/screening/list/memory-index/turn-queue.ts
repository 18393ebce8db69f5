import { unavailable } from '../../../platform/http/errors/errors';

/** After so long a refused caller may retry. */
const RETRY_SECONDS = 5;

export type QueueLimits = {
  /** Pieces of work that run at once. */
  atOnce: number;
  /** Pieces that wait for their turn; further ones are refused at once. */
  waiting: number;
  /** The longest wait, in milliseconds; then the piece is refused. */
  waitMs: number;
};

export type TurnQueue = {
  /** Runs a piece of work in its turn. @throws what it throws, or a Refusal 503 */
  run: <T>(work: () => Promise<T>) => Promise<T>;
  /**
   * Waits for a turn.
   * @param caller who may leave while they wait
   * @returns a function that ends the turn; calling it again does nothing
   * @throws Refusal 503
   */
  enter: (caller?: Caller) => Promise<() => void>;
  /** The same where a place is free; null where one would have to wait. */
  enterNow: () => (() => void) | null;
  /** How much runs and waits now, and how much was refused since the start. */
  state: () => { running: number; waiting: number; refused: number };
};

/** Who waits. An AbortSignal would cost as much as the rest of a short request's way. */
export type Caller = {
  hasLeft: boolean;
  /** Ends the wait, while there is one. */
  endWait: (() => void) | null;
};

type Waiter = { begin: () => void; leave: () => void };

/**
 * Lets so many pieces of work run at once and so many wait, in turn and not for ever.
 * @param refusal text of the answer when the queue is full or the wait too long
 * Source: security decision D4.
 */
export function turnQueue({
  atOnce,
  waiting,
  waitMs,
  refusal,
}: QueueLimits & { refusal: string }): TurnQueue {
  let [running, refused] = [0, 0];
  const queue = new Set<Waiter>();

  const refuse = () => {
    refused += 1;
    return unavailable(refusal, RETRY_SECONDS);
  };

  /** A finished piece gives its place to the next one. */
  const next = () => {
    running -= 1;
    const [waiter] = queue;
    waiter?.begin();
  };

  const wait = (caller: Caller | undefined) =>
    new Promise<void>((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        if (caller) caller.endWait = null;
        queue.delete(waiter);
      };
      const waiter: Waiter = {
        begin: () => {
          end();
          running += 1;
          resolve();
        },
        leave: () => {
          end();
          reject(refuse());
        },
      };
      const timer = setTimeout(waiter.leave, waitMs);
      if (caller) caller.endWait = waiter.leave;
      queue.add(waiter);
    });

  /** A place that was taken, as the function that gives it up. */
  const taken = () => {
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      next();
    };
  };

  const enterNow = () => {
    if (running >= atOnce) return null;
    running += 1;
    return taken();
  };

  const enter = async (caller?: Caller) => {
    if (caller?.hasLeft) throw refuse();
    const leave = enterNow();
    if (leave) return leave;
    if (queue.size >= waiting) throw refuse();
    await wait(caller);
    return taken();
  };

  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    const leave = await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };

  return { run, enter, enterNow, state: () => ({ running, waiting: queue.size, refused }) };
}
