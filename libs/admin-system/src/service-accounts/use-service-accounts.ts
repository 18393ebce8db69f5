import { errorText } from '@vaglio/api-client';
import type { ServiceAccount } from '@vaglio/contract';
import type { PageQuery } from '@vaglio/startups-domain';
import { useListServiceAccountsQuery, useListServiceTokensQuery } from '../endpoints.gen';

const NONE: readonly ServiceAccount[] = [];

/** One page of the service accounts; a failed load empties the list. */
export function useServiceAccounts({ q, page, pageSize }: PageQuery) {
  const { data, error, isFetching, refetch } = useListServiceAccountsQuery({
    page,
    pageSize,
    q: q || undefined,
  });
  return {
    accounts: error ? NONE : (data?.items ?? NONE),
    total: error ? 0 : (data?.total ?? 0),
    isFetching,
    failure: error ? errorText(error, 'Failed to load service accounts') : null,
    retry: () => void refetch(),
  };
}

/** The tokens of one service account that are not revoked. */
export function useServiceTokens(id: string) {
  const { data, error, isLoading, isFetching, refetch } = useListServiceTokensQuery({ id });
  return {
    tokens: data && !error ? data.items : [],
    usableScopes: data?.usable_scopes,
    isKnown: data !== undefined && !error,
    isLoading,
    isFetching,
    failure: error ? errorText(error, 'Failed to load') : null,
    retry: () => void refetch(),
  };
}
