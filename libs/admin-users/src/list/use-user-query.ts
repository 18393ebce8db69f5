import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readUserQuery, toSearch, type UserQuery } from './user-query';

/** The query that the address shows, and a way to another; the hash, which names the section, stays. */
export function useUserQuery() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => readUserQuery(search), [search]);
  const show = (next: UserQuery) => void navigate({ search: toSearch(next), hash }, { replace: true });
  return { query, show };
}
