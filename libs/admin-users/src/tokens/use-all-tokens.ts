import { errorText } from '@vaglio/api-client';
import type { PageQuery } from '@vaglio/startups-domain';
import { useListAllApiTokensQuery, useRevokeAnyApiTokenMutation } from '../hooks.gen';

/** Loads a page of all accounts' valid API tokens. */
export function useAllTokens({ q, page, pageSize }: PageQuery) {
  const { data, error, isFetching, refetch } = useListAllApiTokensQuery(
    { page, pageSize, q: q || undefined },
    { refetchOnMountOrArgChange: true },
  );
  return {
    tokens: data && !error ? data.items : [],
    total: data && !error ? data.total : 0,
    isFetching,
    failure: error ? errorText(error, 'Failed to load') : null,
    retry: () => void refetch(),
  };
}

/** Returns a function that revokes an API token of any account. It resolves to true on success. */
export function useRevokeAnyToken() {
  const [call, { isLoading, error }] = useRevokeAnyApiTokenMutation();
  return {
    revoke: async (id: string): Promise<boolean> => (await call({ id })).error === undefined,
    isRevoking: isLoading,
    failure: error ? errorText(error, 'Update failed') : null,
  };
}
