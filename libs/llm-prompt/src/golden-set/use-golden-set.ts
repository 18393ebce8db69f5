import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import { useListGoldenQuery } from '../hooks.gen';

const FIRST = { q: '', page: 1, pageSize: 10 };

/** A page of the golden set, with the size of the whole. */
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
