import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readAuditQuery, toSearch, type AuditQuery } from './audit-query';

/** The query that the address shows, and a way to another; the hash, which names the section, stays. */
export function useAuditQuery() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => readAuditQuery(search), [search]);
  const show = (next: AuditQuery) => void navigate({ search: toSearch(next), hash }, { replace: true });
  return { query, show };
}
