import { listTest } from '../list/ranked-list';
import type { RankedQuery } from '../list/ranked-query';
import type { ListRow } from '../list/snapshot/list-row';
import type { ListState } from '../list/snapshot/list-snapshot';

/** A view as a person's last visit to it counts: its list, and when the visit ended, in milliseconds since 1970. */
export type SinceVisit = { query: RankedQuery; at: number };

/** Startups of all lists that are new since a moment. @param since and now: milliseconds since 1970 */
export function newRows({ rows }: ListState, since: number, now: number): ListRow[] {
  return rows.in('score', 'desc').filter((row) => isNewSince(row, since, now));
}

/**
 * Ids of the startups of a view that are new since a visit; none without a visit.
 * @param now milliseconds since 1970
 * @param recent startups that are new since the visit, maybe among others
 */
export function newsOf(
  state: ListState,
  visit: SinceVisit | null,
  now: number,
  recent: readonly ListRow[] = visit ? newRows(state, visit.at, now) : [],
): ReadonlySet<number> {
  if (!visit) return new Set();
  const isListed = listTest(state, visit.query, now);
  return new Set(recent.filter((row) => isNewSince(row, visit.at, now) && isListed(row)).map(({ id }) => id));
}

/**
 * Returns whether a startup is new since a moment: created, first above the threshold, or back from Later.
 * @param since and now: milliseconds since 1970
 */
function isNewSince(
  { created_at, firstTime_appear_inscore, later_until }: ListRow,
  since: number,
  now: number,
): boolean {
  const isIn = (at: number | null) => at !== null && at > since && at <= now;
  return isIn(created_at) || isIn(firstTime_appear_inscore) || isIn(later_until);
}
