import { useState } from 'react';
import { errorText, useOffers } from '@vaglio/api-client';
import { useListScoringVersionsQuery } from '../hooks.gen';

const FIRST_PAGE = { page: 1, pageSize: 10 };

/** A page of the versions, the newest first; `isOffered` is false on a server that keeps none. */
export function useVersions() {
  const [query, show] = useState(FIRST_PAGE);
  const { data, error, isFetching, refetch } = useListScoringVersionsQuery(query);
  return {
    query,
    show,
    versions: error ? [] : (data?.items ?? []),
    total: error ? 0 : (data?.total ?? 0),
    isOffered: useOffers('listScoringVersions') !== false,
    isFetching,
    failure: error ? errorText(error, 'Failed to load versions') : null,
    retry: () => void refetch(),
  };
}
