import type { View } from '@vaglio/contract';
import { DEFAULT_PAGE_SIZE } from '@vaglio/startups-domain';
import { ALL_ACTIVE, FIRST_LIST, readListQuery, toListParams, type ListQuery } from './list-query';

/** What an address needs to know of a view. */
export type SavedView = Pick<View, 'id' | 'query' | 'draft'>;

/** Shows another list; of a view that was saved a moment ago, with the view as it is now. */
export type GoToList = (query: ListQuery, saved?: SavedView) => void;

/** What is no part of a view: which view it is, the page, and the startup that is looked at. */
const TRANSIENT = {
  view: FIRST_LIST.view,
  since: FIRST_LIST.since,
  page: 1,
  pageSize: DEFAULT_PAGE_SIZE,
  startup: '',
  tab: FIRST_LIST.tab,
} as const;

/** What a view keeps of a list, as a query string in one form; '' for the list of all active startups. */
export function serializeView(query: ListQuery): string {
  const params = toListParams({ ...query, ...TRANSIENT });
  params.sort();
  return params.toString();
}

/** The list that a query string of a view describes. */
export function parseView(text: string): ListQuery {
  return { ...readListQuery(new URLSearchParams(text)), ...TRANSIENT };
}

/** The saved view of a query; null for all active startups, and for a view that is not there. */
export function viewOf<Saved extends SavedView>(
  { view }: Pick<ListQuery, 'view'>,
  views: readonly Saved[],
): Saved | null {
  return views.find(({ id }) => id === view) ?? null;
}

/**
 * The list of an address. With a view alone it is that view's, with the person's draft; with any filter, order or layout
 * it is what the address says, so that a colleague sees the same. A view that is not there leads to all active startups.
 * @param views null while they are not known
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

/** The address of a list; of a view that is shown as it was saved, the view alone. */
export function toViewAddress(query: ListQuery, views: readonly SavedView[]): URLSearchParams {
  const saved = viewOf(query, views);
  if (!saved) return toListParams(query);
  const content = serializeView(query);
  const { view, since, page, pageSize, startup, tab } = query;
  // With a draft the view alone would be that.
  if (!saved.draft && content === serializeView(parseView(saved.query)))
    return toListParams({ ...FIRST_LIST, view, since, page, pageSize, startup, tab });
  const params = toListParams(query);
  // Without any filter the address would say the view alone.
  if (content === '') params.append('mode', FIRST_LIST.mode);
  return params;
}

/** What a person changed in a view, for their draft; a search is of the moment. Null where the view is as it was saved. */
export function diffFromSaved(query: ListQuery, saved: SavedView): string | null {
  const before = parseView(saved.query);
  const changed = serializeView({ ...query, q: before.q });
  return changed === serializeView(before) ? null : changed;
}

/** The address of a view: its search part. */
export function viewSearch(id: string): string {
  return id === ALL_ACTIVE ? '' : `?view=${encodeURIComponent(id)}`;
}
