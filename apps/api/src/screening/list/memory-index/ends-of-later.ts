import type { RankedQuery } from '../ranked-list';
import { PER_MS, type IndexRows } from './index-rows';
import { kept, type KeptLists, type Made, type Recipe } from './kept-lists';

/**
 * What a list needs to follow the clock: nothing, unless its query asks what is Later. Then the startups whose Later ends
 * between two moments change it, as if their rows had.
 * @param now milliseconds since 1970
 */
export function clockOf(
  state: Made & { rows: IndexRows; lists: KeptLists },
  { later = 'all', stage }: RankedQuery,
  now: number,
): Pick<Recipe, 'clock'> {
  if (later === 'all' && !stage) return {};
  const passed = (then: number) => {
    const ends = endsOfLater(state);
    const [from, to] = [Math.min(then, now), Math.max(then, now)].map((moment) =>
      countEnded(state.rows, ends, moment),
    );
    return ends.subarray(from, to);
  };
  return { clock: { now, passed } };
}

/** Slots that are or were Later, by when it ends. */
function endsOfLater(state: Made & { rows: IndexRows; lists: KeptLists }): Int32Array {
  const { rows, lists } = state;
  const isKnown = (slot: number) => !Number.isNaN(rows.laterUntil[slot]);
  const compare = (a: number, b: number) => (rows.laterUntil[a] ?? 0) - (rows.laterUntil[b] ?? 0) || a - b;
  return kept(lists, state, 'later', {
    make: () => rows.slotOf.slots().filter(isKnown).sort(compare),
    rule: () => ({ holds: isKnown, compare }),
  });
}

/** How many of them have ended by a moment. */
function countEnded({ laterUntil }: IndexRows, ends: Int32Array, moment: number): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((laterUntil[ends[middle] ?? 0] ?? 0) > moment * PER_MS) high = middle;
    else low = middle + 1;
  }
  return low;
}
