import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import { savePromptLimits } from '@vaglio/contract';
import { useListActivationsQuery } from '../hooks.gen';

const FIRST = { q: '', page: 1, pageSize: 10 };

/** Loads a page of activations, newest activation first. */
export function useActivations() {
  const [query, show] = useState(FIRST);
  const { data, error, isFetching, refetch } = useListActivationsQuery({
    name: savePromptLimits.name.default,
    limit: query.pageSize,
    offset: (query.page - 1) * query.pageSize,
  });
  return {
    activations: error ? [] : (data?.items ?? []),
    total: error ? 0 : (data?.total ?? 0),
    query,
    show: (next: Partial<typeof FIRST>) => show({ ...query, ...next }),
    isFetching,
    failure: error ? errorText(error, 'Failed to load') : null,
    retry: () => void refetch(),
  };
}
