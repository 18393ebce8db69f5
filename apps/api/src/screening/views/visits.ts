import { and, eq, isNull } from 'drizzle-orm';
import type { ListDeps } from '../list/list-deps';
import { conflict } from '../../platform/http/errors/errors';
import { isoTimestamp, toTimestamp } from '../../platform/time/timestamps';
import { openChangeAge } from '../../scoring/rescoring/scoring-lock';
import { newsOf } from './since-visit';
import { rankedQueryOf } from './view-query';
import { openView } from './view.queries';
import type { ViewVisitBody, VisitAct } from './views.schemas';
import { viewVisits } from '../../platform/db/schema/views.table';

/** Id of the built-in view that contains all active startups. */
export const ALL_ACTIVE = 'all';
/** Time without a confirmation after which a visit ends, in milliseconds. */
const VISIT_ENDS_MS = 30 * 60_000;

export type VisitRow = typeof viewVisits.$inferSelect;
type Needs = Pick<ListDeps, 'db' | 'lists' | 'now'>;
export type VisitedView = { id: number | null; query: string };

/** Returns a view by id. The id {@link ALL_ACTIVE} returns the built-in view. @throws Refusal 404 */
export async function visitedView(
  { db }: Pick<ListDeps, 'db'>,
  userId: string,
  id: string,
): Promise<VisitedView> {
  return id === ALL_ACTIVE ? { id: null, query: '' } : openView(db, userId, id);
}

/** Returns the condition for a person's visit to a view. */
export const visitOf = (userId: string, viewId: number | null) =>
  and(
    eq(viewVisits.user_id, userId),
    viewId === null ? isNull(viewVisits.view_id) : eq(viewVisits.view_id, viewId),
  );

/**
 * Returns the time since when startups count as new, in milliseconds since 1970. This is the end of the last visit or,
 * during a visit, of the previous visit.
 * @param now milliseconds since 1970
 */
export function baselineAt({ baseline_at, current_at }: VisitRow, now: number): number {
  const seenAt = Date.parse(isoTimestamp(current_at));
  return now - seenAt > VISIT_ENDS_MS ? seenAt : Date.parse(isoTimestamp(baseline_at));
}

/**
 * Confirms a visit to a view, marks everything as seen, or undoes that mark.
 * @throws Refusal 404; 409 if there is nothing to undo
 */
export async function visitView(
  { db, lists, now }: Needs,
  userId: string,
  id: string,
  act: VisitAct | undefined,
): Promise<ViewVisitBody> {
  const at = now();
  const view = await visitedView({ db }, userId, id);
  const query = await rankedQueryOf(db, view.query, userId);
  const row = await db.transaction(async (tx) => {
    const first = toTimestamp(at);
    await tx
      .insert(viewVisits)
      .values({ user_id: userId, view_id: view.id, query: view.query, baseline_at: first, current_at: first })
      .onConflictDoNothing();
    const [before] = await tx.select().from(viewVisits).where(visitOf(userId, view.id)).for('update');
    if (!before) throw new Error('no visit was stored');
    // Startups of an open transaction become visible later, although they have the time of its start.
    const seenTo = at - (await openChangeAge(tx));
    const next = nextVisit(before, at, seenTo, before.query === view.query ? act : 'changed');
    const [stored] = await tx
      .update(viewVisits)
      .set({ ...next, query: view.query })
      .where(eq(viewVisits.id, before.id))
      .returning();
    if (!stored) throw new Error('no visit was stored');
    return stored;
  });
  const since = baselineAt(row, at);
  const news = query ? newsOf(await lists.current(), { query, at: since }, at) : new Set();
  return { id, since: toTimestamp(since), new: news.size, can_undo: row.former_at !== null };
}

/**
 * Returns the next state of a visit. If the filters of the view changed, the visit starts again, because startups that
 * the change added are not new.
 * @param now milliseconds since 1970, like `seenTo`; everything dated before `seenTo` is visible
 */
function nextVisit(row: VisitRow, now: number, seenTo: number, act: VisitAct | 'changed' | undefined) {
  const present = toTimestamp(seenTo);
  const baseline = baselineAt(row, now);
  if (act === 'changed') return { current_at: present, baseline_at: present, former_at: null };
  if (act === 'seen') return { current_at: present, baseline_at: present, former_at: toTimestamp(baseline) };
  if (act === 'undo') {
    if (row.former_at === null) throw conflict('There is nothing to undo.');
    return { current_at: present, baseline_at: row.former_at, former_at: null };
  }
  const isNext = baseline !== Date.parse(isoTimestamp(row.baseline_at));
  return { current_at: present, baseline_at: toTimestamp(baseline), ...(isNext && { former_at: null }) };
}
