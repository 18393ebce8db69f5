import { compareCodePoints } from '@vaglio/startups-domain';
import type { IndexRows, SortKey } from './index-rows';

/** Which comes first: 'desc' is the largest value. Empty values come last in both. */
export type Direction = 'asc' | 'desc';

export type Compare = (a: number, b: number) => number;

/**
 * The order of a list over slots of rows: by a column, empty values last, then by folded name, then by id; as
 * `order by … nulls last, name_key, id` of the database.
 */
export function comparerOf(
  { columns, nameKeys, ids }: IndexRows,
  key: SortKey,
  direction: Direction,
): Compare {
  const values = columns[key];
  const sign = direction === 'asc' ? 1 : -1;
  return (a, b) => {
    const [left = NaN, right = NaN] = [values[a], values[b]];
    if (left !== right) {
      const [isEmpty, isOtherEmpty] = [Number.isNaN(left), Number.isNaN(right)];
      if (isEmpty !== isOtherEmpty) return isEmpty ? 1 : -1;
      if (!isEmpty) return left < right ? -sign : sign;
    }
    return compareCodePoints(nameKeys[a] ?? '', nameKeys[b] ?? '') || (ids[a] ?? 0) - (ids[b] ?? 0);
  };
}

/** The place of a slot among sorted ones, or where it would be: the number of slots that come before it. */
export function placeIn(sorted: Int32Array, compare: Compare, slot: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(sorted[middle] ?? 0, slot) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Sorted slots after some rows changed: those are taken out and put in again at their places.
 * @param changed slots whose rows may have another place now
 * @param isGone whether a changed slot has no row any more
 */
export function resorted(
  sorted: Int32Array,
  changed: ReadonlySet<number>,
  isGone: (slot: number) => boolean,
  compare: Compare,
): Int32Array {
  const kept = sorted.filter((slot) => !changed.has(slot));
  const added = Int32Array.from([...changed].filter((slot) => !isGone(slot))).sort(compare);
  const result = new Int32Array(kept.length + added.length);
  let [from, at] = [0, 0];
  for (const slot of added) {
    const place = from + placeIn(kept.subarray(from), compare, slot);
    result.set(kept.subarray(from, place), at);
    at += place - from;
    result[at] = slot;
    at += 1;
    from = place;
  }
  result.set(kept.subarray(from), at);
  return result;
}
