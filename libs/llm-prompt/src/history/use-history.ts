import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { errorText } from '@vaglio/api-client';
import { DEFAULT_PROMPT_NAME } from '@vaglio/product-rules';
import { useListPromptsQuery } from '../endpoints.gen';
import { readHistory } from '../version/prompt-version';
import { readHistoryQuery, toSearch, type HistoryQuery } from './history-query';

/** The page of the history that the address shows, and a way to another; the hash, which names the section, stays. Source: spec §7. */
export function useHistory() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => readHistoryQuery(search), [search]);
  const show = (next: HistoryQuery) => void navigate({ search: toSearch(next), hash }, { replace: true });
  const { q, page, pageSize } = query;
  const { data, error, isFetching, refetch } = useListPromptsQuery({ name: DEFAULT_PROMPT_NAME, limit: pageSize, offset: (page - 1) * pageSize, q: q || undefined });
  const shown = useMemo(() => readHistory(error ? undefined : data), [data, error]);
  return { query, show, ...shown, isFetching, failure: error ? errorText(error, 'Failed to load') : null, retry: () => void refetch() };
}
