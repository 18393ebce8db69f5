import type { IndexRows } from './index-rows';

/** The search keys of all slots in one text, so that a search is one pass of the engine over it. */
export type SearchText = { text: string; starts: Int32Array };

/** Occurs in no folded text. */
const BETWEEN = '\u0000';

export function searchTextOf({ searchKeys, used }: IndexRows): SearchText {
  const starts = new Int32Array(used + 1);
  for (let slot = 0; slot < used; slot += 1)
    starts[slot + 1] = (starts[slot] ?? 0) + (searchKeys[slot] ?? '').length + BETWEEN.length;
  return { text: `${searchKeys.slice(0, used).join(BETWEEN)}${BETWEEN}`, starts };
}

/**
 * Which slots hold a folded text: 1 for those that do.
 * @param folded not empty
 */
export function slotsWith({ text, starts }: SearchText, folded: string): Uint8Array {
  const holds = new Uint8Array(starts.length - 1);
  for (let at = text.indexOf(folded); at >= 0;) {
    const slot = slotAt(starts, at);
    holds[slot] = 1;
    at = text.indexOf(folded, starts[slot + 1] ?? text.length);
  }
  return holds;
}

/** The slot in whose text a place is. */
function slotAt(starts: Int32Array, at: number): number {
  let [low, high] = [0, starts.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle;
  }
  return low;
}
