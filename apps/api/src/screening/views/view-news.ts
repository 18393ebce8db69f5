import { and, asc, eq } from 'drizzle-orm';
import type { ListDeps } from '../list/list-deps';
import { toTimestamp } from '../../platform/time/timestamps';
import { readListResult } from './list-result';
import { countNews } from './news-between';
import { newsSince, type SinceVisit } from './since-visit';
import { rankedQueryOf } from './view-query';
import { isOpenTo } from './view.queries';
import type { ViewNewsBody } from './views.schemas';
import { viewVisits, views } from '../../platform/db/schema/views.table';
import { ALL_ACTIVE, baselineAt, visitedView, visitOf, type VisitRow } from './visits';

type Needs = Pick<ListDeps, 'db' | 'index' | 'now' | 'readSnapshot'>;

/** @returns null where nothing can be compared: before the first visit, and after the view has changed. @throws 404 */
export async function readSinceVisit(
  deps: Needs,
  userId: string,
  id = ALL_ACTIVE,
): Promise<SinceVisit | null> {
  const view = await visitedView(deps, userId, id);
  const [row] = await deps.db.select().from(viewVisits).where(visitOf(userId, view.id));
  return row ? comparedSince(deps, row, view.query) : null;
}

/** How much is new in each view that a person can open, all active startups first. */
export async function countViewNews(deps: Needs, userId: string): Promise<ViewNewsBody[]> {
  const now = deps.now();
  const open = await deps.db
    .select({ id: views.id, query: views.query, row: viewVisits })
    .from(views)
    .leftJoin(viewVisits, and(eq(viewVisits.view_id, views.id), eq(viewVisits.user_id, userId)))
    .where(isOpenTo(userId))
    .orderBy(asc(views.id));
  const [all] = await deps.db.select().from(viewVisits).where(visitOf(userId, null));
  const counts: ViewNewsBody[] = [];
  for (const { id, query, row } of [{ id: ALL_ACTIVE, query: '', row: all ?? null }, ...open]) {
    const visit = row && (await comparedSince(deps, row, query));
    counts.push({ id: String(id), ...(visit ? await countSince(deps, visit, now) : NOTHING) });
  }
  return counts;
}

const NOTHING = { since: null, new: 0, moved_up: 0 };

async function countSince(deps: Needs, visit: SinceVisit, now: number) {
  const result = await readListResult(deps, visit.query, now);
  return { since: toTimestamp(visit.at), ...countNews(newsSince(visit, () => result, now)) };
}

async function comparedSince(
  { db, readSnapshot, now }: Needs,
  row: VisitRow,
  viewQuery: string,
): Promise<SinceVisit | null> {
  const baseline = baselineAt(row, now());
  const snapshot = await readSnapshot(baseline.id);
  const query = snapshot?.query === viewQuery ? await rankedQueryOf(db, viewQuery, row.user_id) : null;
  return snapshot && query && { query, ids: snapshot.ids, at: baseline.at };
}
