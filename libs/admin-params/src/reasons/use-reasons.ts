import { errorText, useOffers } from '@vaglio/api-client';
import { useListDecisionReasonsQuery } from '@vaglio/startups-data';

/** The reasons of every decision; `isOffered` is false on a server that keeps none. */
export function useReasons() {
  const { data, error, isFetching, refetch } = useListDecisionReasonsQuery();
  return {
    rules: error ? [] : (data?.items ?? []),
    isOffered: useOffers('listDecisionReasons') !== false,
    isFetching,
    failure: error ? errorText(error, 'Failed to load reasons') : null,
    retry: () => void refetch(),
  };
}
