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

/** A change that the router has not shown yet. */
interface Asked {
  readonly query: ListQuery;
}

/**
 * The query that the address holds, so that a colleague opens the same view. Typing, looking at another startup
 * and turning to another tab of it replace the entry in the browser's history; a filter, an order or a page is a step to go back from.
 *
 * A change counts at once, before the router has come to its address: the next one, however soon, builds on it.
 * @param views which an address may name; null while they are not known
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
      // An entry of the timeline is of its startup and tab.
      const isSameTab = next.startup === query.startup && next.tab === query.tab;
      const arrival = navigate(
        { search: nextParams.toString(), hash: isSameTab ? hash : '' },
        { replace: listOf(next) === listOf(query) },
      );
      // The router shows its address in a transition, so that the change ends in one after it.
      void Promise.resolve(arrival).then(() =>
        startTransition(() => setAsked((current) => (current === latest ? null : current))),
      );
    },
    [navigate, hash, query, views],
  );
  return [query, change];
}

const NO_VIEWS: readonly View[] = [];

/** What is no typing and no looking at another startup. */
function listOf(query: ListQuery): string {
  return toListParams({ ...query, q: '', startup: '', tab: FIRST_LIST.tab }).toString();
}
