import { and, eq, isNull } from 'drizzle-orm';
import type { ListDeps } from '../list/list-deps';
import { conflict } from '../../platform/http/errors/errors';
import { isoTimestamp, toTimestamp } from '../../platform/time/timestamps';
import { readListResult } from './list-result';
import { countNews, newsBetween, NO_NEWS, NO_RESULT } from './news-between';
import { pruneSnapshots, storeSnapshot } from './snapshots';
import { rankedQueryOf } from './view-query';
import { openView } from './view.queries';
import type { ViewVisitBody, VisitAct } from './views.schemas';
import { viewVisits } from '../../platform/db/schema/views.table';

/** The built-in view of all active startups. */
export const ALL_ACTIVE = 'all';
/** Without a confirmation for so long a visit has ended. */
const VISIT_ENDS_MS = 30 * 60_000;

export type VisitRow = typeof viewVisits.$inferSelect;
type Needs = Pick<ListDeps, 'db' | 'index' | 'now' | 'readSnapshot'>;
export type VisitedView = { id: number | null; query: string };

/** A view by its id, or all active startups. @throws 404 */
export async function visitedView(
  { db }: Pick<ListDeps, 'db'>,
  userId: string,
  id: string,
): Promise<VisitedView> {
  return id === ALL_ACTIVE ? { id: null, query: '' } : openView(db, userId, id);
}

/** Of a person and a view. */
export const visitOf = (userId: string, viewId: number | null) =>
  and(
    eq(viewVisits.user_id, userId),
    viewId === null ? isNull(viewVisits.view_id) : eq(viewVisits.view_id, viewId),
  );

/**
 * Since which snapshot news count at a moment: of the visit before, when the last one has not ended yet.
 * @param now milliseconds since 1970
 */
export function baselineAt(
  { baseline_id, baseline_at, current_id, current_at }: VisitRow,
  now: number,
): { id: number; at: number } {
  const seenAt = Date.parse(isoTimestamp(current_at));
  return now - seenAt > VISIT_ENDS_MS
    ? { id: current_id, at: seenAt }
    : { id: baseline_id, at: Date.parse(isoTimestamp(baseline_at)) };
}

/**
 * Confirms that a person looks at a view, marks all of it as seen, or takes that back.
 * @throws 404; 409 when there is nothing to take back
 */
export async function visitView(
  deps: Needs,
  userId: string,
  id: string,
  act: VisitAct | undefined,
): Promise<ViewVisitBody> {
  const { db, readSnapshot } = deps;
  const now = deps.now();
  const view = await visitedView(deps, userId, id);
  const query = await rankedQueryOf(db, view.query, userId);
  const result = query ? await readListResult(deps, query, now) : NO_RESULT;
  const visit = await db.transaction(async (tx) => {
    const present = await storeSnapshot(tx, view.query, result.ids);
    const at = toTimestamp(now);
    await tx
      .insert(viewVisits)
      .values({
        user_id: userId,
        view_id: view.id,
        baseline_id: present,
        baseline_at: at,
        current_id: present,
        current_at: at,
      })
      .onConflictDoNothing();
    const [row] = await tx.select().from(viewVisits).where(visitOf(userId, view.id)).for('update');
    if (!row) throw new Error('no visit was stored');
    const baseline = baselineAt(row, now);
    const isOfOtherQuery = (await readSnapshot(baseline.id, tx))?.query !== view.query;
    const next = nextVisit(row, { id: present, at: now }, isOfOtherQuery ? 'changed' : act);
    const [stored] = await tx.update(viewVisits).set(next).where(eq(viewVisits.id, row.id)).returning();
    if (!stored) throw new Error('no visit was stored');
    return {
      row: stored,
      isMoved: row.current_id !== stored.current_id || row.former_id !== stored.former_id,
    };
  });
  if (visit.isMoved) await pruneSnapshots(db);
  const { id: snapshotId, at } = baselineAt(visit.row, now);
  const snapshot = await readSnapshot(snapshotId);
  const news = snapshot ? newsBetween(snapshot.ids, result, { since: at, now }) : NO_NEWS;
  return {
    id,
    since: toTimestamp(at),
    ...countNews(news),
    can_undo: visit.row.former_id !== null,
  };
}

/** A view whose filters have changed begins anew: what entered it by that is no news. */
function nextVisit(
  row: VisitRow,
  present: { id: number; at: number },
  act: VisitAct | 'changed' | undefined,
) {
  const current = { current_id: present.id, current_at: toTimestamp(present.at) };
  const nothingFormer = { former_id: null, former_at: null };
  const baseline = baselineAt(row, present.at);
  const before = { baseline_id: baseline.id, baseline_at: toTimestamp(baseline.at) };
  const all = { baseline_id: present.id, baseline_at: toTimestamp(present.at) };
  if (act === 'changed') return { ...current, ...all, ...nothingFormer };
  if (act === 'seen')
    return { ...current, ...all, former_id: before.baseline_id, former_at: before.baseline_at };
  if (act === 'undo') {
    if (row.former_id === null || row.former_at === null) throw conflict('There is nothing to take back.');
    return { ...current, ...nothingFormer, baseline_id: row.former_id, baseline_at: row.former_at };
  }
  const isNext = baseline.id !== row.baseline_id || baseline.at !== Date.parse(isoTimestamp(row.baseline_at));
  return { ...current, ...before, ...(isNext && nothingFormer) };
}
