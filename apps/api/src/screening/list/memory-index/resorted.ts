import type { ChangedSlots } from './changed-slots';
import { placeIn, type Compare } from './rank-order';

/** Up to so many slots are looked for one by one: each takes a quarter of the time of marking all. */
const FEW = 4;

/**
 * Sorted slots after some rows changed: those are taken out and, where they belong to the list, put in at their places.
 * @param changed slots, each once
 * @param isIn whether a changed slot belongs to the list now
 * @returns the same array while all changed slots are where they were, and those in it are not renewed
 */
export function resorted(
  sorted: Int32Array,
  { slots, renewed }: ChangedSlots,
  isIn: (slot: number) => boolean,
  compare: Compare,
): Int32Array {
  const places = placesOf(sorted, slots);
  const added = Int32Array.from(slots.filter(isIn));
  const isAsBefore = (slot: number) => {
    const place = places.get(slot);
    if (place === undefined || renewed.has(slot)) return false;
    const [before, after] = [sorted[place - 1], sorted[place + 1]];
    return (
      (before === undefined || compare(before, slot) < 0) && (after === undefined || compare(slot, after) < 0)
    );
  };
  if (places.size === added.length && added.every(isAsBefore)) return sorted;
  return merged(without(sorted, places), added.sort(compare), compare);
}

/** Where some slots are, by slot, in ascending order of places. */
function placesOf(sorted: Int32Array, slots: readonly number[]): Map<number, number> {
  if (slots.length <= FEW) {
    const found = slots.map((slot) => [slot, sorted.indexOf(slot)] as const);
    return new Map(found.filter(([, place]) => place >= 0).sort(([, a], [, b]) => a - b));
  }
  const isWanted = new Uint8Array(slots.reduce((most, slot) => Math.max(most, slot), 0) + 1);
  for (const slot of slots) isWanted[slot] = 1;
  const places = new Map<number, number>();
  for (let place = 0; place < sorted.length; place += 1) {
    const slot = sorted[place] ?? 0;
    if (isWanted[slot] === 1) places.set(slot, place);
  }
  return places;
}

function without(sorted: Int32Array, places: ReadonlyMap<number, number>): Int32Array {
  if (places.size === 0) return sorted;
  const rest = new Int32Array(sorted.length - places.size);
  let [from, at] = [0, 0];
  for (const place of places.values()) {
    rest.set(sorted.subarray(from, place), at);
    at += place - from;
    from = place + 1;
  }
  rest.set(sorted.subarray(from), at);
  return rest;
}

function merged(sorted: Int32Array, added: Int32Array, compare: Compare): Int32Array {
  if (added.length === 0) return sorted;
  const result = new Int32Array(sorted.length + added.length);
  let [from, at] = [0, 0];
  for (const slot of added) {
    const place = from + placeIn(sorted.subarray(from), compare, slot);
    result.set(sorted.subarray(from, place), at);
    at += place - from;
    result[at] = slot;
    at += 1;
    from = place;
  }
  result.set(sorted.subarray(from), at);
  return result;
}
