import { errorText } from '@vaglio/api-client';
import type { PageQuery } from '@vaglio/startups-domain';
import { useListAllApiTokensQuery, useRevokeAnyApiTokenMutation } from '../admin-users.api';

/** One page of everybody's valid tokens, as the server has them now. */
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

/** Revokes a token of anybody; `revoke` resolves with whether it is. */
export function useRevokeAnyToken() {
  const [call, { isLoading, error }] = useRevokeAnyApiTokenMutation();
  return {
    revoke: async (id: string): Promise<boolean> => (await call({ id })).error === undefined,
    isRevoking: isLoading,
    failure: error ? errorText(error, 'Update failed') : null,
  };
}
