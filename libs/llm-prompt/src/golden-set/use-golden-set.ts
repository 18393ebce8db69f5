import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import { useListGoldenQuery } from '../hooks.gen';

const FIRST = { q: '', page: 1, pageSize: 10 };

/** Loads a page of the golden set, and the size of the entire set. */
export function useGoldenSet() {
  const [query, setQuery] = useState(FIRST);
  const { data, error, isFetching, refetch } = useListGoldenQuery({
    q: query.q || undefined,
    page: query.page,
    pageSize: query.pageSize,
  });
  return {
    page: error ? null : (data ?? null),
    query,
    show: (next: Partial<typeof FIRST>) => setQuery({ ...query, ...next }),
    isFetching,
    failure: error ? errorText(error, 'Failed to load') : null,
    retry: () => void refetch(),
  };
}

export type GoldenSet = ReturnType<typeof useGoldenSet>;
