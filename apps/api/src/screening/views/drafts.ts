import { and, eq } from 'drizzle-orm';
import type { ListDeps } from '../list/list-deps';
import { toTimestamp } from '../../platform/time/timestamps';
import { listRows } from '../list/ranked-list';
import type { RankedQuery } from '../list/ranked-query';
import type { ListState } from '../list/snapshot/list-snapshot';
import { canonicalQuery, rankedQueryOf } from './view-query';
import { openView } from './view.queries';
import type { ViewDraftEffectBody } from './views.schemas';
import { viewDrafts } from '../../platform/db/schema/views.table';

type Needs = Pick<ListDeps, 'db' | 'lists' | 'now'>;

/**
 * Stores a person's unsaved changes of a view, with the version on which they are based.
 * @returns the draft, and the startups that it would add to the view or remove from it
 * @throws Refusal 400 for an unknown filter; 404
 */
export async function saveDraft(
  deps: Needs,
  userId: string,
  id: string,
  text: string,
): Promise<ViewDraftEffectBody> {
  const view = await openView(deps.db, userId, id);
  const query = canonicalQuery(text);
  const now = deps.now();
  const at = toTimestamp(now);
  const [draft] = await deps.db
    .insert(viewDrafts)
    .values({ view_id: view.id, user_id: userId, query, base_version: view.version, updated_at: at })
    .onConflictDoUpdate({ target: [viewDrafts.view_id, viewDrafts.user_id], set: { query, updated_at: at } })
    .returning();
  if (!draft) throw new Error('no draft was stored');
  const queries = [
    await rankedQueryOf(deps.db, view.query, userId),
    await rankedQueryOf(deps.db, query, userId),
  ] as const;
  const state = await deps.lists.current();
  const [saved, changed] = [idsOf(state, queries[0], now), idsOf(state, queries[1], now)];
  const lackedBy = (some: ReadonlySet<number>, others: ReadonlySet<number>) =>
    [...others].filter((other) => !some.has(other)).length;
  return {
    query,
    base_version: draft.base_version,
    total: saved.size,
    added: lackedBy(saved, changed),
    removed: lackedBy(changed, saved),
  };
}

export async function discardDraft({ db }: Needs, userId: string, id: string): Promise<void> {
  const view = await openView(db, userId, id);
  await db.delete(viewDrafts).where(and(eq(viewDrafts.view_id, view.id), eq(viewDrafts.user_id, userId)));
}

function idsOf(state: ListState, query: RankedQuery | null, now: number): ReadonlySet<number> {
  return new Set(query ? listRows(state, query, now).map(({ id }) => id) : []);
}
