import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readParameterQuery, toSearch, type ParameterQuery } from './parameter-query';

/** The query that the address shows, and a way to another; the hash, which names the section, stays. */
export function useParameterQuery() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => readParameterQuery(search), [search]);
  const show = (next: ParameterQuery) => void navigate({ search: toSearch(next), hash }, { replace: true });
  return { query, show };
}
