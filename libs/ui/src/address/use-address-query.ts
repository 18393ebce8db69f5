import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Conversion between a query and the query string of an address. */
export interface AddressForm<Query> {
  /** Parses a query string. It never throws, because users can type any address. */
  readonly read: (search: string) => Query;
  readonly toSearch: (query: Query) => string;
  /** Returns true if the new query adds a history entry. Otherwise, it replaces the current entry. */
  readonly isStep?: (next: Query, shown: Query) => boolean;
}

/**
 * Returns the query in the address and a function that changes it. The hash, which identifies a section, is kept.
 * @param form conversion, which must be the same object at each render
 */
export function useAddressQuery<Query>(form: AddressForm<Query>) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => form.read(search), [form, search]);
  const show = (next: Query) =>
    void navigate({ search: form.toSearch(next), hash }, { replace: !form.isStep?.(next, query) });
  return { query, show };
}
