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

/** The built-in view of all active startups. */
export const ALL_ACTIVE = 'all';
/** Without a confirmation for so long a visit has ended. */
const VISIT_ENDS_MS = 30 * 60_000;

export type VisitRow = typeof viewVisits.$inferSelect;
type Needs = Pick<ListDeps, 'db' | 'lists' | 'now'>;
export type VisitedView = { id: number | null; query: string };

/** A view by its id, or all active startups. @throws 404 */
export async function visitedView(
  { db }: Pick<ListDeps, 'db'>,
  userId: string,
  id: string,
): Promise<VisitedView> {
  return id === ALL_ACTIVE ? { id: null, query: '' } : openView(db, userId, id);
}

/** The condition for the visits of a person to a view. */
export const visitOf = (userId: string, viewId: number | null) =>
  and(
    eq(viewVisits.user_id, userId),
    viewId === null ? isNull(viewVisits.view_id) : eq(viewVisits.view_id, viewId),
  );

/**
 * Since when news count at a moment, in milliseconds since 1970: since the end of the last visit, or, while that lasts, of
 * the one before.
 * @param now milliseconds since 1970
 */
export function baselineAt({ baseline_at, current_at }: VisitRow, now: number): number {
  const seenAt = Date.parse(isoTimestamp(current_at));
  return now - seenAt > VISIT_ENDS_MS ? seenAt : Date.parse(isoTimestamp(baseline_at));
}

/**
 * Confirms that a person looks at a view, marks all of it as seen, or undoes that.
 * @throws 404; 409 when there is nothing to undo
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
    // What a transaction under way adds is seen later, though its date is that of its beginning.
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
 * A view whose filters have changed begins anew: what entered it by that is no news.
 * @param now and seenTo: milliseconds since 1970; all that is dated before `seenTo` can be seen
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
