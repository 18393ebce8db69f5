import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readResultsView, toSearch, type ResultsView } from './results-view';

/** The view that the address shows, and a way to another; the hash, which names the section, stays. */
export function useResultsView() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => readResultsView(search), [search]);
  const show = (next: ResultsView) => void navigate({ search: toSearch(next), hash }, { replace: next.tab === view.tab });
  return { view, show };
}
