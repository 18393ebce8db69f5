import { and, asc, eq } from 'drizzle-orm';
import type { ListDeps } from '../list/list-deps';
import { toTimestamp } from '../../platform/time/timestamps';
import { newRows, newsOf, type SinceVisit } from './since-visit';
import { rankedQueryOf } from './view-query';
import { isOpenTo } from './view.queries';
import type { ViewNewsBody } from './views.schemas';
import { viewVisits, views } from '../../platform/db/schema/views.table';
import { ALL_ACTIVE, baselineAt, visitedView, visitOf, type VisitRow } from './visits';

type Needs = Pick<ListDeps, 'db' | 'lists' | 'now'>;

/**
 * Returns a person's last visit to a view.
 * @returns null before the first visit, and after a change of the view
 * @throws Refusal 404
 */
export async function readSinceVisit(
  { db, now }: Pick<ListDeps, 'db' | 'now'>,
  userId: string,
  id = ALL_ACTIVE,
): Promise<SinceVisit | null> {
  const view = await visitedView({ db }, userId, id);
  const [row] = await db.select().from(viewVisits).where(visitOf(userId, view.id));
  return row ? sinceVisit(db, row, view.query, now()) : null;
}

/** Counts the new startups in each view that a person can open. The view of all active startups comes first. */
export async function countViewNews({ db, lists, now }: Needs, userId: string): Promise<ViewNewsBody[]> {
  const at = now();
  const open = await db
    .select({ id: views.id, query: views.query, row: viewVisits })
    .from(views)
    .leftJoin(viewVisits, and(eq(viewVisits.view_id, views.id), eq(viewVisits.user_id, userId)))
    .where(isOpenTo(userId))
    .orderBy(asc(views.id));
  const [all] = await db.select().from(viewVisits).where(visitOf(userId, null));
  const visits: { id: string; visit: SinceVisit | null }[] = [];
  for (const { id, query, row } of [{ id: ALL_ACTIVE, query: '', row: all ?? null }, ...open])
    visits.push({ id: String(id), visit: row && (await sinceVisit(db, row, query, at)) });
  const state = await lists.current();
  const recent = newRows(state, Math.min(...visits.map(({ visit }) => visit?.at ?? at)), at);
  return visits.map(({ id, visit }) => ({
    id,
    since: visit && toTimestamp(visit.at),
    new: newsOf(state, visit, at, recent).size,
  }));
}

async function sinceVisit(
  db: ListDeps['db'],
  row: VisitRow,
  viewQuery: string,
  now: number,
): Promise<SinceVisit | null> {
  if (row.query !== viewQuery) return null;
  const query = await rankedQueryOf(db, viewQuery, row.user_id);
  return query && { query, at: baselineAt(row, now) };
}
