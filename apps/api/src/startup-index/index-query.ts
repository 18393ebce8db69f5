import { foldText } from '@vaglio/startups-domain';
import { narrowingQuery } from '../investments/investments.schemas';
import type { SetQuery } from '../investments/ranked-set';
import type { RankedQuery } from '../investments/ranked-list';
import { topCount } from '../investments/top-count';
import type { ScoreSettings } from '../score-config/score-config.queries';
import { zurichDay } from '../zurich-days';
import { filterTests, type Test } from './filter-tests';
import type { IndexRows, SortKey } from './index-rows';
import { comparerOf, placeIn, type Direction } from './rank-order';
import { recentlyUsed, type RecentlyUsed } from './recently-used';
import { slotsWith } from './search-grams';

/** All that lists are made of, at one moment of the database. */
export type IndexState = {
  rows: IndexRows;
  settings: ScoreSettings;
  /** Sorted slots of all rows, made when a list first wants them. */
  orders: Map<string, Int32Array>;
  /** Slots of lists that were asked for since the last change. */
  lists: RecentlyUsed<string, Int32Array>;
  /** Counts changes. */
  revision: number;
};

/** Of all lists that are kept together, 4 bytes each. */
const MOST_LISTED = 2_000_000;

export const noLists = (): IndexState['lists'] => recentlyUsed(MOST_LISTED, ({ length }) => length);

/** Of all startups, up to which sorting a list anew is quicker than picking it from the order of all. */
const SORTED_SHARE = 30;

/** The parts of a query that narrow a list; narrowingName says of Later what depends on the clock. */
const NARROWING = Object.keys(narrowingQuery).filter((name) => name !== 'later') as Exclude<
  keyof typeof narrowingQuery,
  'later'
>[];

/**
 * The slots of a list in its order: a set, narrowed inside it, as listRanked reads them from the database.
 * @param query resolved by resolveQuery
 * @param now milliseconds since 1970; a query with `later`, `stage` or `step` needs it
 * @throws 400 for unknown codes
 * Source: product decision 10.6.
 */
export function listSlots(state: IndexState, query: RankedQuery, now = 0): Int32Array {
  const { mode = 'active', top = 'all', q = '', sort = 'score', dir = 'desc' } = query;
  const folded = foldText(q);
  const name = JSON.stringify([mode, top, folded, sort, dir, ...narrowingName(state, query, now)]);
  return kept(state, name, () => {
    const isInSet = setTest(state, query, now);
    if (folded === '') return orderOf(state, sort, dir).filter(isInSet);
    const found = slotsWith(state.rows.grams, folded, state.rows.searchKeys).filter(isInSet);
    return inOrder(state, found, sort, dir);
  });
}

/** Whether a slot is in the set of a query, narrowed by all but its search. @throws 400 for unknown codes */
export function setTest(state: IndexState, query: RankedQuery, now: number): Test {
  const tests = [modeTest(state.rows, query), topTest(state, query), ...filterTests(state.rows, query, now)];
  const needed = tests.filter((test) => test !== null);
  return (slot) => needed.every((test) => test(slot));
}

/** Some slots as a list: a few are sorted, many are picked from the order of all. */
function inOrder(state: IndexState, slots: number[], sort: SortKey, direction: Direction): Int32Array {
  if (slots.length * SORTED_SHARE < state.rows.used)
    return Int32Array.from(slots).sort(comparerOf(state.rows, sort, direction));
  const isFound = new Uint8Array(state.rows.used);
  for (const slot of slots) isFound[slot] = 1;
  return orderOf(state, sort, direction).filter((slot) => isFound[slot] === 1);
}

/** The place of a row by score in the whole of its mode, from 1. */
export function placeOf(state: IndexState, query: SetQuery, slot: number): number {
  return placeIn(modeSlots(state, query), comparerOf(state.rows, 'score', 'desc'), slot) + 1;
}

/** Slots of all rows in an order. */
function orderOf(state: IndexState, sort: SortKey, direction: Direction): Int32Array {
  const name = `${sort} ${direction}`;
  const known = state.orders.get(name);
  if (known) return known;
  const sorted = Int32Array.from(state.rows.slotOf.values()).sort(comparerOf(state.rows, sort, direction));
  state.orders.set(name, sorted);
  return sorted;
}

/** The whole of a mode by score. */
export function modeSlots(state: IndexState, { mode, top }: SetQuery): Int32Array {
  const query = { mode, top: top === 'percent_all' ? top : ('all' as const) };
  return kept(state, `mode ${mode ?? 'active'} ${query.top}`, () => {
    const test = modeTest(state.rows, query);
    const all = orderOf(state, 'score', 'desc');
    return test ? all.filter(test) : all;
  });
}

function modeTest({ rejected }: IndexRows, { mode = 'active', top }: SetQuery): Test | null {
  if (top === 'percent_all' || mode === 'all') return null;
  const wanted = mode === 'rejected' ? 1 : 0;
  return (slot) => rejected[slot] === wanted;
}

function topTest(state: IndexState, query: RankedQuery): Test | null {
  const { top = 'all' } = query;
  const { threshold, top_percent } = state.settings;
  const scores = state.rows.columns.score;
  if (top === 'all') return null;
  if (top === 'eligible') return (slot) => (scores[slot] ?? 0) >= threshold;
  if (top === 'not_eligible') return (slot) => (scores[slot] ?? 0) < threshold;
  const ranked = modeSlots(state, query);
  const isTop = new Uint8Array(state.rows.used);
  for (const slot of ranked.subarray(0, topCount(ranked.length, top_percent))) isTop[slot] = 1;
  return (slot) => isTop[slot] === 1;
}

/** What names the narrowing of a list: all of its filters, and what of them depends on the clock. */
export function narrowingName(state: IndexState, query: RankedQuery, now: number): string[] {
  return [
    ...NARROWING.map((name) => String(query[name] ?? '')),
    query.step ? zurichDay(now) : '',
    ...laterName(state, query, now),
  ];
}

/**
 * What of a list's name depends on the clock: how many of all startups that are Later have ended by now. They end one
 * after the other, so this number names the set.
 */
function laterName(state: IndexState, { later = 'all', stage }: RankedQuery, now: number): string[] {
  if (later === 'all' && !stage) return [];
  const { laterUntil } = state.rows;
  const ends = kept(state, 'later', () =>
    orderOf(state, 'score', 'desc')
      .filter((slot) => !Number.isNaN(laterUntil[slot]))
      .sort((a, b) => (laterUntil[a] ?? 0) - (laterUntil[b] ?? 0)),
  );
  return [later, String(ends.findIndex((slot) => (laterUntil[slot] ?? 0) > now * 1000))];
}

/** A list that was asked for before, or a new one. */
export function kept({ lists }: IndexState, name: string, make: () => Int32Array): Int32Array {
  const known = lists.get(name);
  if (known) return known;
  const made = make();
  lists.set(name, made);
  return made;
}
