import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** How a query is written in the search part of an address. */
export interface AddressForm<Query> {
  /** Never throws: an address is typed by people. */
  readonly read: (search: string) => Query;
  readonly toSearch: (query: Query) => string;
  /** Whether one goes back from the next query to the shown one; else it replaces that in the browser's history. */
  readonly isStep?: (next: Query, shown: Query) => boolean;
}

/**
 * The query that the address shows, and a way to another; the hash, which names the section, stays.
 * @param form the same object at each render
 */
export function useAddressQuery<Query>(form: AddressForm<Query>) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => form.read(search), [form, search]);
  const show = (next: Query) =>
    void navigate({ search: form.toSearch(next), hash }, { replace: !form.isStep?.(next, query) });
  return { query, show };
}
