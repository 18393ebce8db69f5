/**
 * Random numbers that are the same for the same seed on every machine (mulberry32); good for data, not for secrets.
 * @param seed integer
 */
export function randomFrom(seed: number) {
  let state = seed | 0;
  /** From 0 up to, but not including, 1. */
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    /** A whole number, both ends included. */
    integer,
    chance: (probability: number): boolean => next() < probability,
    /** @throws Error for an empty list */
    pick: <T>(list: readonly T[]): T => {
      const [chosen] = list.slice(integer(0, list.length - 1));
      if (chosen === undefined) throw new Error('nothing to pick from');
      return chosen;
    },
    /** One of the weighted values, each as often as its share of the sum. */
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
