import { turnQueue, type Caller } from '../admission/turn-queue';
import { WORK_LIMITS } from '../admission/work-kinds';

/** Each takes several processors, since PostgreSQL counts in parallel; the reading that puts an end to them needs two. */
const TURNS = { ...WORK_LIMITS.read, atOnce: 1 };

/** Who makes lists from the database while many startups are read into memory. */
export type DatabaseTurns = {
  /**
   * Waits for a turn.
   * @returns a function that ends the turn; null when the reading has ended first
   * @throws Refusal 503 as every queue
   */
  enter: () => Promise<(() => void) | null>;
  /** Ends all waits, since the reading has ended. */
  end: () => void;
};

export function databaseTurns(limits = TURNS): DatabaseTurns {
  const queue = turnQueue(limits);
  const waiting = new Set<Caller>();
  return {
    async enter() {
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
    end() {
      for (const caller of waiting) {
        caller.hasLeft = true;
        caller.endWait?.();
      }
    },
  };
}
