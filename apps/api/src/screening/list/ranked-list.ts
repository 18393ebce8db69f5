import { topCount } from '../../scoring/ranking/top-count';
import { withOwnId } from './resolve-query';
import { isLater, type ListRow } from './snapshot/list-row';
import type { ListState } from './snapshot/list-snapshot';
import { all, rowTests, type Test } from './snapshot/row-filter';
import type { RankedQuery } from './ranked-query';
import { byRank, type Mode } from './snapshot/sorted-rows';

type Lists = Pick<ListState, 'rows' | 'settings'>;
/** A startup of a list with its place by score in the whole of its mode, from 1. */
export type RankedRow = { row: ListRow; rank: number };

/** All rows. */
export const WHOLE = { limit: Infinity, offset: 0 };

/**
 * Startups of a set, narrowed inside it, in their order: empty values come last in both directions, ties by company name,
 * then id. Later changes of the startups leave the array as it is.
 * @param query resolved by resolveQuery
 * @param now milliseconds since 1970; a query with `later`, `stage` or `step` needs it
 * @throws 400 for a value that a filter does not know
 * Source: product decision 10.6.
 */
export function listRows(lists: Lists, query: RankedQuery, now: number): ListRow[] {
  const { sort = 'score', dir = 'desc' } = query;
  return lists.rows.in(sort, dir, modeOf(query)).filter(narrowingTest(lists, query, now));
}

/** How many startups a list has. Parameters as those of listRows. */
export function countRows(lists: Lists, query: RankedQuery, now: number): number {
  const isListed = narrowingTest(lists, query, now);
  let count = 0;
  for (const row of lists.rows.in('score', 'desc', modeOf(query))) if (isListed(row)) count += 1;
  return count;
}

/**
 * A part of a list with the places of its rows. `total` counts the whole list; with later=hide, `later_hidden` counts the
 * startups that are left out because they are Later. Parameters as those of listRows.
 */
export function rankedRows(
  lists: Lists,
  query: RankedQuery,
  now: number,
  { limit, offset }: { limit: number; offset: number },
): { total: number; later_hidden: number | undefined; rows: RankedRow[] } {
  const { sort = 'score', dir = 'desc' } = query;
  const isHiding = query.later === 'hide';
  const isListed = narrowingTest(lists, isHiding ? { ...query, later: 'all' } : query, now);
  const rows: ListRow[] = [];
  let [total, hidden] = [0, 0];
  for (const row of lists.rows.in(sort, dir, modeOf(query))) {
    if (!isListed(row)) continue;
    if (isHiding && isLater(row, now)) hidden += 1;
    else {
      if (total >= offset && rows.length < limit) rows.push(row);
      total += 1;
    }
  }
  return { total, later_hidden: isHiding ? hidden : undefined, rows: withRanks(lists, query, rows) };
}

/** Adds to startups of a mode their places by score in the whole of it. */
export function withRanks({ rows }: Lists, query: RankedQuery, listed: readonly ListRow[]): RankedRow[] {
  const mode = modeOf(query);
  return listed.map((row) => ({ row, rank: rows.rankOf(row, mode) }));
}

/** How many startups the mode of a list has. */
export function countMode({ rows }: Lists, query: RankedQuery): number {
  return rows.in('score', 'desc', modeOf(query)).length;
}

/** Returns a test of whether a startup is in a list. The parameters are those of listRows. */
export function listTest(lists: Lists, query: RankedQuery, now: number): Test {
  const mode = modeOf(query);
  const isInMode: Test = ({ rejected }) => mode === 'all' || (rejected === 1) === (mode === 'rejected');
  return all([isInMode, narrowingTest(lists, query, now)]);
}

/** `percent_all` is of all startups in every mode. */
function modeOf({ mode = 'active', top }: RankedQuery): Mode {
  return top === 'percent_all' ? 'all' : mode;
}

/** Returns a test of whether a startup of the list's mode is in the list. */
function narrowingTest(lists: Lists, query: RankedQuery, now: number): Test {
  return all([...topTests(lists, query), ...rowTests(query, now)]);
}

/**
 * Those at or above the threshold, below it, or the top share, which is the first ceil(total x top_percent) by rank.
 * Source: product decisions, section 2.
 */
function topTests(lists: Lists, query: RankedQuery): Test[] {
  const { threshold, top_percent } = lists.settings;
  const { top = 'all' } = query;
  if (top === 'all') return [];
  if (top === 'eligible') return [({ score }) => score >= threshold];
  if (top === 'not_eligible') return [({ score }) => score < threshold];
  const ranked = lists.rows.in('score', 'desc', modeOf(query));
  const last = ranked[topCount(ranked.length, top_percent) - 1];
  return [(row) => last !== undefined && byRank(row, last) <= 0];
}

/** @throws 400 for a value that a filter does not know */
export function checkNarrowing(query: RankedQuery): void {
  rowTests(withOwnId(query, NOBODY_ELSE), 0);
}

/** Placeholder for the reader where a query is only checked. */
const NOBODY_ELSE = '00000000-0000-0000-0000-000000000000';
