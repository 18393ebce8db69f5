import type { Compare, Direction } from './rank-order';

/** Up to so many are sorted by putting each in its place. */
const FEW = 16;

/**
 * Some slots in the order of comparerOf(). Their values are sorted as numbers, which takes no calls; only names of those
 * with the same value are compared, and rows were read by name, so that most are in order already.
 * @param slots any, each once
 * @param values of all slots; NaN, which comes last, where there is none
 */
export function sortedHits(
  slots: readonly number[],
  values: Float64Array,
  direction: Direction,
  byName: Compare,
): Int32Array {
  const sign = direction === 'asc' ? 1 : -1;
  const keys = new Float64Array(slots.length);
  for (let place = 0; place < keys.length; place += 1)
    keys[place] = sign * (values[slots[place] ?? 0] ?? NaN) + 0; // -0 is 0
  const inOrder = keys.slice().sort();
  const sorted = new Int32Array(slots.length);
  /** Of a place at which a value begins, how many slots with it are placed. */
  const placed = new Int32Array(slots.length);
  for (let place = 0; place < keys.length; place += 1) {
    const start = beginOf(inOrder, keys[place] ?? NaN);
    sorted[start + (placed[start] ?? 0)] = slots[place] ?? 0;
    placed[start] = (placed[start] ?? 0) + 1;
  }
  for (let start = 0; start < sorted.length; start += placed[start] || 1)
    sortByName(sorted.subarray(start, start + (placed[start] ?? 0)), byName);
  return sorted;
}

/** The first place of a value among sorted ones; NaN is after all others. */
function beginOf(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = sorted[middle] ?? NaN;
    if (other < value || (Number.isNaN(value) && !Number.isNaN(other))) low = middle + 1;
    else high = middle;
  }
  return low;
}

function sortByName(slots: Int32Array, byName: Compare): void {
  for (let place = 1; place < slots.length; place += 1) {
    const slot = slots[place] ?? 0;
    if (byName(slots[place - 1] ?? 0, slot) < 0) continue;
    if (slots.length > FEW) {
      slots.sort(byName);
      return;
    }
    let to = place;
    for (; to > 0 && byName(slots[to - 1] ?? 0, slot) > 0; to -= 1) slots[to] = slots[to - 1] ?? 0;
    slots[to] = slot;
  }
}
