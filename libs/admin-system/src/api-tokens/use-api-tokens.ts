import { errorText, useOffers } from '@vaglio/api-client';
import { useListApiTokensQuery } from '../endpoints.gen';

/** The tokens of the signed-in person; `isOffered` is false on a server without them. */
export function useApiTokens() {
  const { data, error, isLoading, isFetching, refetch } = useListApiTokensQuery();
  return {
    tokens: data && !error ? data.items : [],
    /** Scopes that a new token may have; undefined where the server does not say it. */
    usableScopes: data?.usable_scopes,
    isKnown: data !== undefined && !error,
    isLoading,
    isFetching,
    failure: error ? errorText(error, 'Failed to load') : null,
    retry: refetch,
    isOffered: useOffers('listApiTokens') !== false,
  };
}
