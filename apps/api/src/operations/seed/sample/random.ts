/**
 * Creates a random number generator (mulberry32). Equal seeds give equal results on every machine. Unsuitable for
 * secrets.
 * @param seed integer
 */
export function randomFrom(seed: number) {
  let state = seed | 0;
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    /** Returns a random integer between two inclusive limits. */
    integer,
    chance: (probability: number): boolean => next() < probability,
    /** Returns a random element. @throws Error for an empty list */
    pick: <T>(list: readonly T[]): T => {
      const [chosen] = list.slice(integer(0, list.length - 1));
      if (chosen === undefined) throw new Error('nothing to pick from');
      return chosen;
    },
    /** Returns a random value, with a probability proportional to its share. */
    weighted: <T>(choices: readonly (readonly [T, number])[]): T | null => {
      let left = next() * choices.reduce((sum, [, share]) => sum + share, 0);
      for (const [value, share] of choices) {
        left -= share;
        if (left < 0) return value;
      }
      return null;
    },
  };
}

export type Random = ReturnType<typeof randomFrom>;
