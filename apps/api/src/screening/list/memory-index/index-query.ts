import { foldText } from '@vaglio/startups-domain';
import type { Mode } from '../../../scoring/ranking/list-choices';
import { narrowingQuery } from '../investments.schemas';
import type { SetQuery } from '../../../scoring/ranking/ranked-set';
import type { RankedQuery } from '../ranked-list';
import { topCount } from '../../../scoring/ranking/top-count';
import type { ScoreSettings } from '../../../scoring/settings/score-config.queries';
import { zurichDay } from '../../../platform/time/zurich-days';
import type { SlotChanges } from './changed-slots';
import { inColumnOrder } from './column-order';
import { clockOf } from './ends-of-later';
import { filterTests, type Test } from './filter-tests';
import type { IndexRows, SortKey } from './index-rows';
import { kept, type keptLists, type KeptLists } from './kept-lists';
import { comparerByName, comparerOf, picked, placeIn, type Direction } from './rank-order';
import { slotsWith } from './search-grams';
import { sortedHits } from './sorted-hits';

/** All that lists are made of, at one moment of the database. */
export type IndexState = {
  rows: IndexRows;
  settings: ScoreSettings;
  /** Sorted slots of all rows, made when a list first wants them. */
  orders: KeptLists;
  /** Slots of lists that were asked for before. */
  lists: ReturnType<typeof keptLists>;
  /** By which both follow changes. */
  changes: SlotChanges;
  /** Counts changes. */
  revision: number;
};

/** Of all startups, up to which sorting a list anew is quicker than picking it from the order of all. */
const SORTED_SHARE = 30;

const NARROWING = Object.keys(narrowingQuery) as (keyof typeof narrowingQuery)[];

/**
 * The slots of a list in its order: a set, narrowed inside it, as listRanked reads them from the database.
 * @param query resolved by resolveQuery
 * @param now milliseconds since 1970; a query with `later`, `stage` or `step` needs it
 * @returns the same array as before while nothing of it has changed, as kept() says
 * @throws 400 for unknown codes
 * Source: product decision 10.6.
 */
export function listSlots(state: IndexState, query: RankedQuery, now = 0): Int32Array {
  const { mode = 'active', top = 'all', q = '', sort = 'score', dir = 'desc' } = query;
  const folded = foldText(q);
  const name = JSON.stringify([mode, top, folded, sort, dir, ...narrowingName(query, now)]);
  return kept(state.lists, state, name, {
    make: () => {
      const isInSet = setTest(state, query, now);
      if (folded !== '')
        return inOrder(state, slotsWith(state.rows.grams, folded, state.rows.searchKeys, isInSet), sort, dir);
      const isTopByScore = isOfPlaces(query) && sort === 'score' && dir === 'desc';
      return picked(isTopByScore ? topSlots(state, query) : orderOf(state, sort, dir), isInSet);
    },
    rule: isOfPlaces(query)
      ? null
      : () => {
          const isInSet = setTest(state, query, now);
          const isFound = (slot: number) => (state.rows.searchKeys[slot] ?? '').includes(folded);
          return {
            holds: (slot) => isFound(slot) && isInSet(slot),
            compare: comparerOf(state.rows, sort, dir),
          };
        },
    ...clockOf(state, query, now),
  });
}

/** Whether a slot is in the set of a query, narrowed by all but its search. @throws 400 for unknown codes */
export function setTest(state: IndexState, query: RankedQuery, now: number): Test {
  const { mode = 'active', top } = query;
  const isWhole = mode === 'all' || top === 'percent_all';
  const tests = [
    isWhole ? null : modeTest(state.rows, mode),
    topTest(state, query),
    ...filterTests(state.rows, query, now),
  ];
  return allOf(tests.filter((test) => test !== null));
}

/** All tests as one; most lists have one or two. */
function allOf(tests: readonly Test[]): Test {
  const [first, second, ...others] = tests;
  if (!first) return () => true;
  if (!second) return first;
  if (others.length === 0) return (slot) => first(slot) && second(slot);
  const further = allOf(others);
  return (slot) => first(slot) && second(slot) && further(slot);
}

/** Some slots as a list: a few are sorted, many are picked from the order of all. */
function inOrder(state: IndexState, slots: number[], sort: SortKey, direction: Direction): Int32Array {
  if (slots.length * SORTED_SHARE < state.rows.used)
    return sortedHits(slots, state.rows.columns[sort], direction, comparerByName(state.rows));
  const isFound = new Uint8Array(state.rows.used);
  for (const slot of slots) isFound[slot] = 1;
  return picked(orderOf(state, sort, direction), (slot) => isFound[slot] === 1);
}

/** The place of a row by score in the whole of its mode, from 1. */
export function placeOf(state: IndexState, query: SetQuery, slot: number): number {
  return placesIn(state, query)(slot);
}

/** Of any slot what placeOf() says, while the state is the same. */
export function placesIn(state: IndexState, query: SetQuery): (slot: number) => number {
  const [ranked, compare] = [modeSlots(state, query), comparerOf(state.rows, 'score', 'desc')];
  return (slot) => placeIn(ranked, compare, slot) + 1;
}

/** Whether places by score in a mode are known without sorting all rows. */
export function hasPlaces({ lists, orders, changes }: IndexState, mode: Mode): boolean {
  return [lists.get(modeName(mode)), orders.get('score desc')].some(
    (known) => known !== undefined && changes.since(known.revision) !== null,
  );
}

const modeName = (mode: Mode) => `mode ${mode}`;

/** Slots of all rows in an order. */
function orderOf(state: IndexState, sort: SortKey, direction: Direction): Int32Array {
  return kept(state.orders, state, `${sort} ${direction}`, {
    make: () => inColumnOrder(orderByName(state), state.rows.columns[sort], direction),
    rule: () => ({ holds: () => true, compare: comparerOf(state.rows, sort, direction) }),
  });
}

const BY_NAME = 'name';

/** The orders of rows that were read by name, a slot after the other. */
export function ordersByName({ used }: IndexRows, revision: number): KeptLists {
  const slots = new Int32Array(used);
  for (let slot = 0; slot < used; slot += 1) slots[slot] = slot;
  const orders: KeptLists = new Map();
  orders.set(BY_NAME, { slots, revision, now: null });
  return orders;
}

/** Slots of all rows by name, from which the other orders are made. */
export function orderByName(state: IndexState): Int32Array {
  const compare = comparerByName(state.rows);
  return kept(state.orders, state, BY_NAME, {
    make: () => state.rows.slotOf.slots().sort(compare),
    rule: () => ({ holds: () => true, compare }),
  });
}

/** The whole of a mode by score. */
export function modeSlots(state: IndexState, { mode = 'active', top }: SetQuery): Int32Array {
  if (mode === 'all' || top === 'percent_all') return orderOf(state, 'score', 'desc');
  const test = modeTest(state.rows, mode);
  return kept(state.lists, state, modeName(mode), {
    make: () => picked(orderOf(state, 'score', 'desc'), test),
    rule: () => ({ holds: test, compare: comparerOf(state.rows, 'score', 'desc') }),
  });
}

function modeTest({ rejected }: IndexRows, mode: Mode): Test {
  const wanted = mode === 'rejected' ? 1 : 0;
  return (slot) => rejected[slot] === wanted;
}

/** Whether a startup belongs to the set of a query by its place, which others can change. */
const isOfPlaces = ({ top }: SetQuery) => top === 'percent' || top === 'percent_all';

/** The best of a mode by score. */
function topSlots(state: IndexState, query: RankedQuery): Int32Array {
  const ranked = modeSlots(state, query);
  return ranked.subarray(0, topCount(ranked.length, state.settings.top_percent));
}

function topTest(state: IndexState, query: RankedQuery): Test | null {
  const { top = 'all' } = query;
  const { threshold } = state.settings;
  const scores = state.rows.columns.score;
  if (top === 'all') return null;
  if (top === 'eligible') return (slot) => (scores[slot] ?? 0) >= threshold;
  if (top === 'not_eligible') return (slot) => (scores[slot] ?? 0) < threshold;
  const isTop = new Uint8Array(state.rows.used);
  for (const slot of topSlots(state, query)) isTop[slot] = 1;
  return (slot) => isTop[slot] === 1;
}

/** What names the narrowing of a list: all of its filters, and the day that steps are compared with. */
export function narrowingName(query: RankedQuery, now: number): string[] {
  const names: string[] = [query.step ? zurichDay(now) : ''];
  for (const name of NARROWING) {
    const value = query[name] ?? '';
    if (value !== '') names.push(name, String(value));
  }
  return names;
}
