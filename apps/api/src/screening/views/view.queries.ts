import { and, asc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { namesOfPeople } from '../../audit/names-of-people';
import type { Db, Tx } from '../../platform/db/open-database';
import { notFound } from '../../platform/http/errors/errors';
import { readRowId } from '../../platform/http/validation/row-id';
import { isoTimestamp } from '../../platform/time/timestamps';
import { viewDrafts, viewPins, views } from '../../platform/db/schema/views.table';
import type { ViewBody } from './views.schemas';

export const VIEW_GONE = 'View not found';
export type ViewRow = typeof views.$inferSelect;

/** Returns the condition for views that a person can open: their own views and team views. */
export function isOpenTo(userId: string): SQL | undefined {
  return and(isNull(views.deleted_at), or(eq(views.owner_id, userId), views.is_team));
}

/**
 * Returns the views that a person can open: pinned views in the order of pinning, then the other views sorted by name.
 */
export async function listViews(db: Db, userId: string): Promise<{ items: ViewBody[]; total: number }> {
  const items = await readViews(db, userId, isOpenTo(userId));
  return { items, total: items.length };
}

/** Returns a view for a person, even if it was deleted. @throws Refusal 404 */
export async function readView(db: Db | Tx, userId: string, id: number): Promise<ViewBody> {
  const [view] = await readViews(db, userId, eq(views.id, id));
  if (!view) throw notFound(VIEW_GONE);
  return view;
}

/** Returns a view that a person can open. @throws Refusal 404 */
export async function openView(db: Db | Tx, userId: string, id: string): Promise<ViewRow> {
  const [row] = await db
    .select()
    .from(views)
    .where(and(eq(views.id, readRowId(id, VIEW_GONE)), isOpenTo(userId)));
  if (!row) throw notFound(VIEW_GONE);
  return row;
}

async function readViews(db: Db | Tx, userId: string, match: SQL | undefined): Promise<ViewBody[]> {
  const rows = await db
    .select({ view: views, pinned_at: viewPins.pinned_at, draft: viewDrafts })
    .from(views)
    .leftJoin(viewPins, and(eq(viewPins.view_id, views.id), eq(viewPins.user_id, userId)))
    .leftJoin(viewDrafts, and(eq(viewDrafts.view_id, views.id), eq(viewDrafts.user_id, userId)))
    .where(match)
    .orderBy(sql`${viewPins.pinned_at} asc nulls last`, asc(sql`lower(${views.name})`), asc(views.id));
  const names = await namesOfPeople(
    db,
    rows.map(({ view }) => view.owner_id),
  );
  return rows.map(({ view, pinned_at, draft }) => ({
    id: String(view.id),
    name: view.name,
    is_team: view.is_team,
    is_mine: view.owner_id === userId,
    owner: names.get(view.owner_id) ?? null,
    query: view.query,
    is_pinned: pinned_at !== null,
    ...(draft && { draft: { query: draft.query, base_version: draft.base_version } }),
    version: view.version,
    updated_at: isoTimestamp(view.updated_at),
  }));
}
