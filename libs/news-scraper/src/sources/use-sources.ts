import { errorText, useOffers } from '@vaglio/api-client';
import { useListNewsSourcesQuery } from '../endpoints.gen';

/** All sources; `isOffered` is false on a server that keeps none. A failed load empties the list. */
export function useSources(pollingInterval: number) {
  const { data, error, isLoading, isFetching, refetch } = useListNewsSourcesQuery(undefined, {
    pollingInterval,
  });
  return {
    sources: error ? [] : (data?.items ?? []),
    isOffered: useOffers('listNewsSources') !== false,
    isLoading,
    isFetching,
    failure: error ? errorText(error, 'Failed to load sources') : null,
    retry: () => void refetch(),
  };
}
