import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readListQuery, toListParams, type ListQuery } from './list-query';

/**
 * The query that the address holds, so that a colleague opens the same view. Typing and looking at another startup
 * replace the entry in the browser's history; a filter, an order or a page is a step to go back from.
 */
export function useListQuery(): [ListQuery, (query: ListQuery) => void] {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readListQuery(params), [params]);
  const change = useCallback(
    (next: ListQuery) => setParams(toListParams(next), { replace: next.q !== query.q || next.startup !== query.startup }),
    [setParams, query],
  );
  return [query, change];
}
