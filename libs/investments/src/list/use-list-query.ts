import { startTransition, useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { View } from '@vaglio/contract';
import {
  readViewAddress,
  toViewAddress,
  type GoToList,
  type SavedView,
  FIRST_LIST,
  toListParams,
  type ListQuery,
} from '@vaglio/startups-data';

/** Query change that the router has not rendered yet. */
interface Asked {
  readonly query: ListQuery;
}

/**
 * Reads and changes the list query in the address. Typing, opening a startup and switching its tab replace the current
 * entry in the browser history. A change of a filter, the order or the page adds an entry. Each change applies before
 * the router has rendered its address, so that the next change can build on it.
 * @param views saved views that the address may contain; null while they load
 */
export function useListQuery(views: readonly View[] | null = NO_VIEWS): [ListQuery, GoToList] {
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked | null>(null);
  const address = params.toString();
  const query = useMemo(
    () => asked?.query ?? readViewAddress(new URLSearchParams(address), views),
    [asked, address, views],
  );
  const change = useCallback(
    (next: ListQuery, saved?: SavedView) => {
      const known = saved ? [saved, ...(views ?? NO_VIEWS).filter(({ id }) => id !== saved.id)] : views;
      const nextParams = toViewAddress(next, known ?? NO_VIEWS);
      const latest = { query: next };
      setAsked(latest);
      // A timeline entry in the address belongs to one startup and one tab.
      const isSameTab = next.startup === query.startup && next.tab === query.tab;
      const arrival = navigate(
        { search: nextParams.toString(), hash: isSameTab ? hash : '' },
        { replace: listOf(next) === listOf(query) },
      );
      // The router renders the address in a transition, so the pending change is cleared in a later transition.
      void Promise.resolve(arrival).then(() =>
        startTransition(() => setAsked((current) => (current === latest ? null : current))),
      );
    },
    [navigate, hash, query, views],
  );
  return [query, change];
}

const NO_VIEWS: readonly View[] = [];

/** Returns a key of the list, which ignores the search text, the open startup and its tab. */
function listOf(query: ListQuery): string {
  return toListParams({ ...query, q: '', startup: '', tab: FIRST_LIST.tab }).toString();
}
