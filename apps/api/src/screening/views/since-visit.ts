import type { Db } from '../../platform/db/open-database';
import type { RankedQuery } from '../list/ranked-list';
import type { ListNewsBody } from '../../startups/records/list-news.schemas';
import { toTimestamp } from '../../platform/time/timestamps';
import { storedResult } from './list-result';
import { newsBetween, NO_NEWS, type ListResult, type News } from './news-between';

/** What a person saw of a view at the end of the visit before, by score, and the list that it is compared with. */
export type SinceVisit = { query: RankedQuery; ids: Uint32Array; at: number };

/**
 * What is new in a view since a visit; nothing without one.
 * @param result gives the whole of the view's list
 * @param now milliseconds since 1970
 */
export function newsSince(
  visit: SinceVisit | null,
  result: (query: RankedQuery) => ListResult,
  now: number,
): News {
  return visit ? newsBetween(visit.ids, result(visit.query), { since: visit.at, now }) : NO_NEWS;
}

/** The same from the database. */
export async function storedNewsSince(db: Db, visit: SinceVisit | null, now: number): Promise<News> {
  if (!visit) return NO_NEWS;
  const result = await storedResult(db, visit.query, now);
  return newsSince(visit, () => result, now);
}

/** What a list answers about its news. @param fresh ids of the list's startups that have any */
export function newsOfList({ at }: SinceVisit, news: News, fresh: readonly number[]): ListNewsBody {
  const entered = fresh.filter((id) => news.get(id) === 0).length;
  return { since: toTimestamp(at), new: entered, moved_up: fresh.length - entered };
}
