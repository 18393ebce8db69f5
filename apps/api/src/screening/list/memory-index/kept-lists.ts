import { NO_SLOTS_CHANGED, type SlotChanges } from './changed-slots';
import type { Test } from './filter-tests';
import type { Compare } from './rank-order';
import { recentlyUsed, type RecentlyUsed } from '../../../platform/util/recently-used';
import { resorted } from './resorted';

/** Slots in an order, as they were at a revision of the index and, where the clock matters, at a moment. */
type KeptList = { slots: Int32Array; revision: number; now: number | null };

export type KeptLists = {
  get: (name: string) => KeptList | undefined;
  set: (name: string, list: KeptList) => void;
};

/** How a list is made, and how it follows changes of a few rows. */
export type Recipe = {
  make: () => Int32Array;
  /** Which slots it holds, and in which order; null where one startup can bring others in or out. */
  rule: (() => { holds: Test; compare: Compare }) | null;
  /** Of a list that depends on the clock as well. */
  clock?: Clock;
};

/** `now` is in milliseconds since 1970; `passed` gives the slots for which something ends between then and now. */
type Clock = { now: number; passed: (then: number) => Int32Array };

/** What lists are made of, at a revision. */
export type Made = { rows: { ids: Float64Array }; changes: SlotChanges; revision: number };

/** Of all lists that are kept together, 4 bytes each: at least so many, and so many lists of all startups. */
const MOST_LISTED = 2_000_000;
const WHOLE_LISTS = 8;
/** What a list takes beside its slots and its name, in slots: its entry, and what is derived from it. */
const LISTED_FOR_ENTRY = 100;
/** Above this many slots that ended meanwhile a list is made anew. */
const MOST_PASSED = 5_000;

/**
 * Lists that were asked for last. A letter of a name counts as a slot: names hold searches and filters of any length.
 * @param startups of which they are lists
 */
export const keptLists = (startups = 0): KeptLists & Pick<RecentlyUsed<string, KeptList>, 'size'> =>
  recentlyUsed<string, KeptList>(
    Math.max(MOST_LISTED, startups * WHOLE_LISTS),
    ({ slots }, name) => slots.length + name.length + LISTED_FOR_ENTRY,
  );

/**
 * A list that was asked for before, after what has changed since then, or a new one.
 * @returns the same array as before while it holds the same startups in the same order, whose Later ends as before: what
 *   is derived from that may be kept with the array
 */
export function kept(lists: KeptLists, made: Made, name: string, recipe: Recipe): Int32Array {
  const now = recipe.clock?.now ?? null;
  const known = lists.get(name);
  if (known?.revision === made.revision && known.now === now) return known.slots;
  const slots = known ? followed(known, made, recipe) : recipe.make();
  lists.set(name, { slots, revision: made.revision, now });
  return slots;
}

function followed(known: KeptList, { rows, changes, revision }: Made, recipe: Recipe): Int32Array {
  const changed = known.revision === revision ? NO_SLOTS_CHANGED : changes.since(known.revision);
  const passed = known.now === null ? undefined : recipe.clock?.passed(known.now);
  if (!changed || (passed && passed.length > MOST_PASSED)) return recipe.make();
  const slots = passed?.length ? [...new Set([...changed.slots, ...passed])] : changed.slots;
  if (slots.length === 0) return known.slots;
  if (!recipe.rule) {
    const anew = recipe.make();
    return isSame(anew, known.slots) && !anew.some((slot) => changed.renewed.has(slot)) ? known.slots : anew;
  }
  const { holds, compare } = recipe.rule();
  const isIn = (slot: number) => rows.ids[slot] !== 0 && holds(slot);
  return resorted(known.slots, { slots, renewed: changed.renewed }, isIn, compare);
}

function isSame(some: Int32Array, others: Int32Array): boolean {
  if (some.length !== others.length) return false;
  for (let place = 0; place < some.length; place += 1) if (some[place] !== others[place]) return false;
  return true;
}
