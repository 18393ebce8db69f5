import { canSeeSettings, canWriteInvestments } from '@vaglio/access-control';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { recordEvent, type Actor } from '../../audit/audit-event';
import { ADVISORY_LOCKS, waitForLock } from '../../platform/db/advisory-locks';
import type { Tx } from '../../platform/db/open-database';
import type { Deps } from '../../platform/deps';
import { badRequest, conflict, forbidden, notFound } from '../../platform/http/errors/errors';
import type { Principal } from '../../platform/http/authorization/principal';
import { readRowId } from '../../platform/http/validation/row-id';
import { editsOf } from '../../audit/row-versions/last-change';
import { refuseStale } from '../../audit/row-versions/refuse-stale';
import { isoTimestamp, toTimestamp } from '../../platform/time/timestamps';
import { canonicalQuery } from './view-query';
import { readView, VIEW_GONE, type ViewRow } from './view.queries';
import {
  MAX_OWN_VIEWS,
  MAX_TEAM_VIEWS,
  type NewViewBody,
  type ViewBody,
  type ViewChangeBody,
} from './views.schemas';
import { KEPT_MS } from './prune-views';
import { viewDrafts, viewPins, views } from '../../platform/db/schema/views.table';

type Needs = Pick<Deps, 'db' | 'now'>;
export type Caller = { actor: Actor; principal: Principal };
type Seen = Caller & { id: string; ifMatch: string | undefined };

const CHANGES = ['view_created', 'view_updated', 'view_deleted', 'view_restored'] as const;

/**
 * Saves a view, pinned for its author.
 * @throws Refusal 400 for an unknown filter; 403; 409 for an existing name, or if there are too many views
 */
export async function createView(
  { db, now }: Needs,
  { actor, principal }: Caller,
  { name, query, is_team = false }: NewViewBody,
): Promise<ViewBody> {
  if (is_team) requireWrite(principal);
  const values = { owner_id: principal.userId, name: name.trim(), query: canonicalQuery(query), is_team };
  return db.transaction(async (tx) => {
    await lockNames(tx);
    await refuseTaken(tx, values);
    const at = toTimestamp(now());
    const [row] = await tx
      .insert(views)
      .values({ ...values, created_at: at, updated_at: at })
      .returning();
    if (!row) throw new Error('no view was stored');
    await setPin(tx, principal.userId, row.id, at);
    await recordEvent(tx, actor, { action: 'view_created', target: targetOf(row), after: factsOf(row) });
    return readView(tx, principal.userId, row.id);
  });
}

/**
 * Renames, pins, changes or restores a view, or shares it with the team. Equal values have no effect.
 * @throws Refusal 400 with nothing to update, or for an unknown filter; 403; 404; 409 for an existing name; 412 with
 *   the current view
 */
export async function updateView(
  { db, now }: Needs,
  { id, ifMatch, actor, principal }: Seen,
  change: ViewChangeBody,
): Promise<ViewBody> {
  const { is_pinned, is_deleted, ...rest } = change;
  if (Object.keys(change).length === 0) throw badRequest('nothing to update');
  const { userId } = principal;
  return db.transaction(async (tx) => {
    const moment = now();
    const before = await lockView(tx, principal, id, is_deleted === false ? moment : null);
    const at = toTimestamp(moment);
    if (is_pinned !== undefined) await pin(tx, { actor, principal }, before, is_pinned ? at : null);
    if (is_deleted === undefined && Object.keys(rest).length === 0) return readView(tx, userId, before.id);
    if (is_deleted === false) refuseDelete(principal, before);
    if (Object.keys(rest).length > 0) refuseChange(principal, before, rest);
    await refuseStale(tx, {
      ifMatch,
      version: before.version,
      current: () => readView(tx, userId, before.id),
      edits: editsOf(String(before.id), CHANGES),
    });
    const after = {
      ...before,
      name: rest.name?.trim() ?? before.name,
      is_team: rest.is_team ?? before.is_team,
      query: rest.query === undefined ? before.query : canonicalQuery(rest.query),
      deleted_at: is_deleted === false ? null : before.deleted_at,
    };
    if (rest.query !== undefined)
      await tx
        .delete(viewDrafts)
        .where(and(eq(viewDrafts.view_id, before.id), eq(viewDrafts.user_id, userId)));
    const { name, is_team, query, deleted_at } = after;
    const isSame = name === before.name && is_team === before.is_team && query === before.query;
    if (isSame && deleted_at === before.deleted_at) return readView(tx, userId, before.id);
    await refuseTaken(tx, after);
    await tx
      .update(views)
      .set({ name, is_team, query, deleted_at, updated_at: at, version: sql`${views.version} + 1` })
      .where(eq(views.id, before.id));
    const isRestored = before.deleted_at !== null && deleted_at === null;
    await recordEvent(tx, actor, {
      action: isRestored ? 'view_restored' : 'view_updated',
      target: targetOf(before),
      ...(!isRestored && { before: factsOf(before) }),
      after: factsOf(after),
    });
    return readView(tx, userId, before.id);
  });
}

/** Deletes a view. It can be restored for 30 days. @throws Refusal 403; 404; 412 with the current view */
export async function deleteView({ db, now }: Needs, { id, ifMatch, actor, principal }: Seen): Promise<void> {
  await db.transaction(async (tx) => {
    const view = await lockView(tx, principal, id, null);
    refuseDelete(principal, view);
    await refuseStale(tx, {
      ifMatch,
      version: view.version,
      current: () => readView(tx, principal.userId, view.id),
      edits: editsOf(String(view.id), CHANGES),
    });
    await tx
      .update(views)
      .set({ deleted_at: toTimestamp(now()), version: sql`${views.version} + 1` })
      .where(eq(views.id, view.id));
    await recordEvent(tx, actor, { action: 'view_deleted', target: targetOf(view), before: factsOf(view) });
  });
}

/** Locks the names and the number of views against concurrent changes. */
async function lockNames(tx: Tx): Promise<void> {
  await waitForLock(tx, ADVISORY_LOCKS.views);
}

/**
 * Locks a view for a change.
 * @param restoredAt time of a restore in milliseconds since 1970; null to exclude deleted views
 */
async function lockView(
  tx: Tx,
  { userId }: Principal,
  id: string,
  restoredAt: number | null,
): Promise<ViewRow> {
  const viewId = readRowId(id, VIEW_GONE);
  await lockNames(tx);
  const [row] = await tx.select().from(views).where(eq(views.id, viewId)).for('update');
  if (!row || (row.deleted_at !== null && !isKept(row.deleted_at, restoredAt))) throw notFound(VIEW_GONE);
  if (!row.is_team && row.owner_id !== userId) throw notFound(VIEW_GONE);
  return row;
}

function isKept(deletedAt: string, at: number | null): boolean {
  return at !== null && at - Date.parse(isoTimestamp(deletedAt)) <= KEPT_MS;
}

async function refuseTaken(
  tx: Tx,
  { id = 0, owner_id, name, is_team }: Partial<Pick<ViewRow, 'id'>> & Omit<typeof views.$inferInsert, 'id'>,
): Promise<void> {
  const same = is_team ? views.is_team : and(eq(views.owner_id, owner_id), eq(views.is_team, false));
  const others = await tx
    .select({ name: views.name })
    .from(views)
    .where(and(same, isNull(views.deleted_at), ne(views.id, id)));
  const [what, most] = is_team ? ['a team view', MAX_TEAM_VIEWS] : ['a view of yours', MAX_OWN_VIEWS];
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase()))
    throw conflict(`There is ${what} with the name '${name}' already.`);
  if (others.length >= most) throw conflict(`There are ${most} views already. Delete one first.`);
}

async function pin(tx: Tx, { actor, principal }: Caller, view: ViewRow, at: string | null): Promise<void> {
  const mine = and(eq(viewPins.view_id, view.id), eq(viewPins.user_id, principal.userId));
  const wasPinned = (await tx.$count(viewPins, mine)) > 0;
  if (wasPinned === (at !== null)) return;
  if (at === null) await tx.delete(viewPins).where(mine);
  else await setPin(tx, principal.userId, view.id, at);
  await recordEvent(tx, actor, {
    action: 'view_updated',
    target: targetOf(view),
    before: { is_pinned: wasPinned },
    after: { name: view.name, is_pinned: at !== null },
  });
}

async function setPin(tx: Tx, userId: string, viewId: number, at: string): Promise<void> {
  await tx.insert(viewPins).values({ view_id: viewId, user_id: userId, pinned_at: at }).onConflictDoNothing();
}

function requireWrite({ role, scopes }: Principal): void {
  if (!canWriteInvestments({ role, scope: scopes.join(' ') })) throw forbidden();
}

/**
 * Refuses a change of a view without permission. Everyone may change their own views. Team views require the right to
 * write, and only the author may make them private.
 */
function refuseChange(principal: Principal, view: ViewRow, { is_team }: ViewChangeBody): void {
  if (view.is_team || is_team === true) requireWrite(principal);
  if (view.is_team && is_team === false && view.owner_id !== principal.userId)
    throw forbidden('Only its author may stop sharing a view with the team.');
}

function refuseDelete(principal: Principal, view: ViewRow): void {
  if (!view.is_team || canSeeSettings(principal.role)) return;
  if (view.owner_id !== principal.userId)
    throw forbidden('Only its author or an administrator may delete it.');
  requireWrite(principal);
}

const targetOf = ({ id }: Pick<ViewRow, 'id'>) => ({ type: 'view', id: String(id) });
const factsOf = ({ name, query, is_team }: Pick<ViewRow, 'name' | 'query' | 'is_team'>) => ({
  name,
  query,
  is_team,
});
