import { topCount } from '../../scoring/ranking/top-count';
import { withOwnId } from './resolve-query';
import { isLater, type ListRow } from './snapshot/list-row';
import type { ListState } from './snapshot/list-snapshot';
import { all, rowTests, type Test } from './snapshot/row-filter';
import type { RankedQuery } from './ranked-query';
import { byRank, type Mode } from './snapshot/sorted-rows';

type Lists = Pick<ListState, 'rows' | 'settings'>;
/** Startup of a list with its rank by score among all startups of its mode, from 1. */
export type RankedRow = { row: ListRow; rank: number };

/** Page that contains all rows. */
export const WHOLE = { limit: Infinity, offset: 0 };

/**
 * Returns the startups of a list in order. Empty values are last in both directions. Ties are ordered by company name,
 * then id. Later changes of the startups do not affect the array.
 * @param query query from resolveQuery
 * @param now milliseconds since 1970, used for `later`, `stage` and `step`
 * @throws Refusal 400 for an unknown filter value
 * Source: product decision 10.6.
 */
export function listRows(lists: Lists, query: RankedQuery, now: number): ListRow[] {
  const { sort = 'score', dir = 'desc' } = query;
  return lists.rows.in(sort, dir, modeOf(query)).filter(narrowingTest(lists, query, now));
}

/** Counts the startups of a list. The parameters are the same as in listRows. */
export function countRows(lists: Lists, query: RankedQuery, now: number): number {
  const isListed = narrowingTest(lists, query, now);
  let count = 0;
  for (const row of lists.rows.in('score', 'desc', modeOf(query))) if (isListed(row)) count += 1;
  return count;
}

/**
 * Returns a page of a list with ranks. `total` counts the complete list. With later=hide, `later_hidden` counts the
 * hidden startups. The other parameters are the same as in listRows.
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

/** Adds to startups their ranks among all startups of the mode. */
export function withRanks({ rows }: Lists, query: RankedQuery, listed: readonly ListRow[]): RankedRow[] {
  const mode = modeOf(query);
  return listed.map((row) => ({ row, rank: rows.rankOf(row, mode) }));
}

/** Counts the startups in the mode of a list, without its filters. */
export function countMode({ rows }: Lists, query: RankedQuery): number {
  return rows.in('score', 'desc', modeOf(query)).length;
}

/** Returns a predicate that decides whether a startup is in a list. The parameters are the same as in listRows. */
export function listTest(lists: Lists, query: RankedQuery, now: number): Test {
  const mode = modeOf(query);
  const isInMode: Test = ({ rejected }) => mode === 'all' || (rejected === 1) === (mode === 'rejected');
  return all([isInMode, narrowingTest(lists, query, now)]);
}

/** Returns the mode of a list. With `percent_all`, the top percent of all startups is listed, so the mode is 'all'. */
function modeOf({ mode = 'active', top }: RankedQuery): Mode {
  return top === 'percent_all' ? 'all' : mode;
}

/** Returns a predicate for the filters of a list. It only applies to startups of the list's mode. */
function narrowingTest(lists: Lists, query: RankedQuery, now: number): Test {
  return all([...topTests(lists, query), ...rowTests(query, now)]);
}

/**
 * Returns the predicates of the filter `top`: at or above the threshold, below the threshold, or the top percent. The
 * top percent consists of the first ceil(total x top_percent) startups by rank.
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

/** Validates the filters of a query. @throws Refusal 400 for an unknown filter value */
export function checkNarrowing(query: RankedQuery): void {
  rowTests(withOwnId(query, NOBODY_ELSE), 0);
}

/** Placeholder for the caller's id in queries that are only validated. */
const NOBODY_ELSE = '00000000-0000-0000-0000-000000000000';
