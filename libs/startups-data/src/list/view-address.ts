import type { View } from '@vaglio/contract';
import { DEFAULT_PAGE_SIZE } from '@vaglio/startups-domain';
import { ALL_ACTIVE, FIRST_LIST, readListQuery, toListParams, type ListQuery } from './list-query';

/** Fields of a view that determine its address. */
export type SavedView = Pick<View, 'id' | 'query' | 'draft'>;

/** Opens another list. `saved` is the current version of a view that has just been saved. */
export type GoToList = (query: ListQuery, saved?: SavedView) => void;

/** Query fields that a view does not store: the view id, the page and the selected startup. */
const TRANSIENT = {
  view: FIRST_LIST.view,
  since: FIRST_LIST.since,
  page: 1,
  pageSize: DEFAULT_PAGE_SIZE,
  startup: '',
  tab: FIRST_LIST.tab,
} as const;

/** Converts a query to the normalised query string that a view stores; '' for all active startups. */
export function serializeView(query: ListQuery): string {
  const params = toListParams({ ...query, ...TRANSIENT });
  params.sort();
  return params.toString();
}

/** Parses the stored query string of a view. */
export function parseView(text: string): ListQuery {
  return { ...readListQuery(new URLSearchParams(text)), ...TRANSIENT };
}

/** Returns the saved view of a query, or null for the built-in view and for a view that does not exist. */
export function viewOf<Saved extends SavedView>(
  { view }: Pick<ListQuery, 'view'>,
  views: readonly Saved[],
): Saved | null {
  return views.find(({ id }) => id === view) ?? null;
}

/**
 * Returns the query of an address. If the address contains only a view, the result is the view's query with the user's
 * draft. If it also contains a filter, order or layout, the view's query and draft are ignored, so that colleagues see
 * the same list. An unknown view leads to all active startups.
 * @param views saved views; null while they are loading
 */
export function readViewAddress(params: URLSearchParams, views: readonly SavedView[] | null): ListQuery {
  const query = readListQuery(params);
  if (query.view === ALL_ACTIVE || views === null) return query;
  const { view, since, page, pageSize, startup, tab } = query;
  const saved = viewOf(query, views);
  if (!saved) return { ...FIRST_LIST, page, pageSize, startup, tab };
  if (saysList(params, query)) return query;
  return { ...parseView(saved.draft?.query ?? saved.query), view, since, page, pageSize, startup, tab };
}

function saysList(params: URLSearchParams, query: ListQuery): boolean {
  return params.has('mode') || serializeView(query) !== '';
}

/** Converts a query to address parameters. An unchanged view needs only its id. */
export function toViewAddress(query: ListQuery, views: readonly SavedView[]): URLSearchParams {
  const saved = viewOf(query, views);
  if (!saved) return toListParams(query);
  const content = serializeView(query);
  const { view, since, page, pageSize, startup, tab } = query;
  // If the view has a draft, an address with only the view id would open the draft.
  if (!saved.draft && content === serializeView(parseView(saved.query)))
    return toListParams({ ...FIRST_LIST, view, since, page, pageSize, startup, tab });
  const params = toListParams(query);
  // Without any parameter, the address would open the saved view or its draft.
  if (content === '') params.append('mode', FIRST_LIST.mode);
  return params;
}

/**
 * Returns the user's changes to a view as a draft, or null for an unchanged view. The search is temporary and not part
 * of the draft.
 */
export function diffFromSaved(query: ListQuery, saved: SavedView): string | null {
  const before = parseView(saved.query);
  const changed = serializeView({ ...query, q: before.q });
  return changed === serializeView(before) ? null : changed;
}

/** Returns the query string that opens a view. */
export function viewSearch(id: string): string {
  return id === ALL_ACTIVE ? '' : `?view=${encodeURIComponent(id)}`;
}
