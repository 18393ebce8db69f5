import { turnQueue, type Caller } from './turn-queue';
import { WORK_LIMITS } from '../../../platform/http/overload/work-kinds';
import { BUSY } from '../../../platform/http/overload/work-limiter';

/** Each takes several processors, since PostgreSQL counts in parallel; the reading that puts an end to them needs two. */
const TURNS = { ...WORK_LIMITS.read, atOnce: 1, waitMs: 10_000, refusal: BUSY };
/** So long lists take turns at most: a reading that lasts longer waits for something else than processors. */
const MOST_TURNS_MS = 60_000;

/** Who makes lists from the database while many startups are read into memory. */
export type DatabaseTurns = {
  /** Lists take turns from now on, since a reading has begun. */
  begin: () => void;
  /**
   * Waits for a turn, while lists take turns.
   * @returns a function that ends the turn; null when the reading has ended first
   * @throws Refusal 503 as every queue
   */
  enter: () => Promise<(() => void) | null>;
  /** Ends all waits, since the reading has ended; nobody waits any more. */
  end: () => void;
};

export function databaseTurns(limits = TURNS, mostMs = MOST_TURNS_MS): DatabaseTurns {
  const queue = turnQueue(limits);
  const waiting = new Set<Caller>();
  let ending: NodeJS.Timeout | null = null;
  const end = () => {
    if (ending) clearTimeout(ending);
    ending = null;
    for (const caller of waiting) {
      caller.hasLeft = true;
      caller.endWait?.();
    }
  };
  return {
    begin() {
      ending ??= setTimeout(end, mostMs).unref();
    },
    async enter() {
      if (!ending) return () => undefined;
      const caller: Caller = { hasLeft: false, endWait: null };
      waiting.add(caller);
      try {
        return await queue.enter(caller);
      } catch (error) {
        if (caller.hasLeft) return null;
        throw error;
      } finally {
        waiting.delete(caller);
      }
    },
    end,
  };
}
