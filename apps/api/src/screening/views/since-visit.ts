import { listTest } from '../list/ranked-list';
import type { RankedQuery } from '../list/ranked-query';
import type { ListRow } from '../list/snapshot/list-row';
import type { ListState } from '../list/snapshot/list-snapshot';

/** Last visit of a person to a view: the list query, and the end of the visit in milliseconds since 1970. */
export type SinceVisit = { query: RankedQuery; at: number };

/** Returns the startups in all lists that are new since a time. @param since milliseconds since 1970, like `now` */
export function newRows({ rows }: ListState, since: number, now: number): ListRow[] {
  return rows.in('score', 'desc').filter((row) => isNewSince(row, since, now));
}

/**
 * Returns the ids of the startups in a view that are new since a visit. Without a visit, no startup is new.
 * @param now milliseconds since 1970
 * @param recent all startups that are new since the visit; may include others
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
 * Returns whether a startup is new since a time: it was created, first reached the threshold, or returned from Later.
 * @param since milliseconds since 1970, like `now`
 */
function isNewSince(
  { created_at, firstTime_appear_inscore, later_until }: ListRow,
  since: number,
  now: number,
): boolean {
  const isIn = (at: number | null) => at !== null && at > since && at <= now;
  return isIn(created_at) || isIn(firstTime_appear_inscore) || isIn(later_until);
}
